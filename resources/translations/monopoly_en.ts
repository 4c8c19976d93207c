<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more of this set.</source>
        <translation>
            <numerusform>You have %n more of this set.</numerusform>
            <numerusform>You have %n more of this set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this set (is/are) free.</source>
        <translation>
            <numerusform>%n more of this set is free.</numerusform>
            <numerusform>%n more of this set are free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum}: there (is/are) %n house(s) on {space}.</source>
        <translation>
            <numerusform>{sum}: there is %n house on {space}.</numerusform>
            <numerusform>{sum}: there are %n houses on {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hotel(s)</source>
        <translation>
            <numerusform>%n hotel</numerusform>
            <numerusform>%n hotels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bank lacks the %n house(s) that the hotel would become. You can sell all buildings of the colour at once.</source>
        <translation>
            <numerusform>The Bank lacks the %n house that the hotel would become. You can sell all buildings of the colour at once.</numerusform>
            <numerusform>The Bank lacks the %n houses that the hotel would become. You can sell all buildings of the colour at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hotel needs %n house(s) on each lot of the colour: {other} first.</source>
        <translation>
            <numerusform>A hotel needs %n house on each lot of the colour: {other} first.</numerusform>
            <numerusform>A hotel needs %n houses on each lot of the colour: {other} first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went to Jail %n time(s), more often than anybody else.</source>
        <translation>
            <numerusform>{player} went to Jail %n time, more often than anybody else.</numerusform>
            <numerusform>{player} went to Jail %n times, more often than anybody else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From here on {player} was the richest. The lead had changed %n time(s).</source>
        <translation>
            <numerusform>From here on {player} was the richest. The lead had changed %n time.</numerusform>
            <numerusform>From here on {player} was the richest. The lead had changed %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more thing(s): see the log.</source>
        <translation>
            <numerusform>… and %n more thing: see the log.</numerusform>
            <numerusform>… and %n more things: see the log.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n turn played</numerusform>
            <numerusform>%n turns played</numerusform>
        </translation>
    </message>
</context>
</TS>
