<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en_GB">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {name}</source>
        <translation>Acerca de {name}</translation>
    </message>
    <message>
        <source>Qt {qt}, Python {python}, {system}</source>
        <translation>Qt {qt}, Python {python}, {system}</translation>
    </message>
    <message>
        <source>A property-trading game for a family at one computer. Free software under the MIT licence: you may use, study, change and pass it on.</source>
        <translation>Un juego de negociar propiedades para una familia ante un ordenador. Software libre con licencia MIT: puedes usarlo, estudiarlo, cambiarlo y pasarlo a otros.</translation>
    </message>
    <message>
        <source>MONOPOLY is a trade mark of its owner, who has nothing to do with this program and has neither made nor approved it. The name only says whose rules are played. Pictures, sounds and words are our own or from free sources.</source>
        <translation>MONOPOLY es una marca de su dueño, que no tiene nada que ver con este programa y no lo ha hecho ni aprobado. El nombre solo dice de quién son las reglas. Imágenes, sonidos y textos son nuestros o vienen de fuentes libres.</translation>
    </message>
    <message>
        <source>The window is made with Qt and Qt for Python under the GNU LGPL, version 3. You may replace them by your own versions. For at least three years from the day you received this program we give the complete source of the Qt in it to anybody who asks; how is said in the notices.</source>
        <translation>La ventana está hecha con Qt y Qt for Python bajo la GNU LGPL, versión 3. Puedes sustituirlos por tus propias versiones. Durante al menos tres años desde el día en que recibiste este programa damos el código completo del Qt incluido a quien lo pida; los avisos dicen cómo.</translation>
    </message>
    <message>
        <source>Notices and licences</source>
        <translation>Avisos y licencias</translation>
    </message>
    <message>
        <source>All notices</source>
        <translation>Todos los avisos</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Bid {sum}</source>
        <translation>Pujar {sum}</translation>
    </message>
    <message>
        <source>Go to {space}</source>
        <translation>Ir a {space}</translation>
    </message>
    <message>
        <source>Move {steps}</source>
        <translation>Avanzar {steps}</translation>
    </message>
    <message>
        <source>Yes, for {space}</source>
        <translation>Sí, para {space}</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Pagar {sum}</translation>
    </message>
    <message>
        <source>Use the card</source>
        <translation>Usar la carta</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Don’t buy</source>
        <translation>No comprar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Pay 10 %</source>
        <translation>Pagar el 10&#xa0;%</translation>
    </message>
    <message>
        <source>Build on {space}</source>
        <translation>Construir en {space}</translation>
    </message>
    <message>
        <source>Sell a building on {space}</source>
        <translation>Vender un edificio de {space}</translation>
    </message>
    <message>
        <source>Sell all buildings: {group}</source>
        <translation>Vender todos los edificios: {group}</translation>
    </message>
    <message>
        <source>Mortgage {space}</source>
        <translation>Hipotecar {space}</translation>
    </message>
    <message>
        <source>Lift the mortgage of {space}</source>
        <translation>Levantar la hipoteca de {space}</translation>
    </message>
    <message>
        <source>Make {player} an offer</source>
        <translation>Hacer una oferta a {player}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Take the offer back</source>
        <translation>Retirar la oferta</translation>
    </message>
    <message>
        <source>Keep {space} mortgaged</source>
        <translation>Mantener hipotecada: {space}</translation>
    </message>
    <message>
        <source>Ask for rent</source>
        <translation>Cobrar el alquiler</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar el turno</translation>
    </message>
</context>
<context>
    <name>Announce</name>
    <message>
        <source>{player}’s turn.</source>
        <translation>Turno de {player}.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>{name}, this is for you</source>
        <translation>{name}, esto es para ti</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Aquí estoy</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} está pensando</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} ha vuelto</translation>
    </message>
    <message>
        <source>Does anybody ask for rent?</source>
        <translation>¿Alguien pide alquiler?</translation>
    </message>
    <message>
        <source>The next throw waits {seconds} seconds.</source>
        <translation>La próxima tirada espera {seconds} segundos.</translation>
    </message>
    <message>
        <source>Nobody: go on</source>
        <translation>Nadie: seguir</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is kept as it stands.</source>
        <translation>No se pierde nada: la partida se guarda como está.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partida está en pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>AuctionQuestion</name>
    <message>
        <source>Your bid</source>
        <translation>Tu puja</translation>
    </message>
    <message>
        <source>Raise your bid to {sum}</source>
        <translation>Subir tu puja a {sum}</translation>
    </message>
    <message>
        <source>Bid {sum}</source>
        <translation>Pujar {sum}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
</context>
<context>
    <name>Bidders</name>
    <message>
        <source>leads with {sum}</source>
        <translation>va primero con {sum}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>GO</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Community Chest</source>
        <translation>Caja común</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Income Tax</source>
        <translation>Impuesto sobre la renta</translation>
    </message>
    <message>
        <source>Luxury Tax</source>
        <translation>Impuesto de lujo</translation>
    </message>
    <message>
        <source>Super Tax</source>
        <translation>Super­impuesto</translation>
    </message>
    <message>
        <source>Jail / Just Visiting</source>
        <translation>Cárcel / Solo visita</translation>
    </message>
    <message>
        <source>Free Parking</source>
        <translation>Parada libre</translation>
    </message>
    <message>
        <source>Go to Jail</source>
        <translation>A la cárcel</translation>
    </message>
    <message>
        <source>Electric Company</source>
        <translation>Compañía eléctrica</translation>
    </message>
    <message>
        <source>Water Works</source>
        <translation>Compañía de aguas</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morado</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>celeste</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>azul oscuro</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>Estados Unidos</translation>
    </message>
    <message>
        <source>London</source>
        <translation>Londres</translation>
    </message>
    <message>
        <source>stations</source>
        <translation>estaciones</translation>
    </message>
    <message>
        <source>railroads</source>
        <translation>ferrocarriles</translation>
    </message>
    <message>
        <source>utilities</source>
        <translation>compañías</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Jail</source>
        <translation>Cárcel</translation>
    </message>
    <message>
        <source>Mortgaged</source>
        <translation>Hipotecada</translation>
    </message>
    <message>
        <source>Just visiting</source>
        <translation>Solo visita</translation>
    </message>
    <message>
        <source>{sum} or 10 %</source>
        <translation>{sum} o 10&#xa0;%</translation>
    </message>
</context>
<context>
    <name>BuildingAuctionQuestion</name>
    <message>
        <source>Lot for the building</source>
        <translation>Solar para el edificio</translation>
    </message>
    <message>
        <source>{space}, from {sum}</source>
        <translation>{space}, desde {sum}</translation>
    </message>
</context>
<context>
    <name>BuildingCallQuestion</name>
    <message>
        <source>Lot for the building</source>
        <translation>Solar para el edificio</translation>
    </message>
    <message>
        <source>Hotel on {space}, {sum}</source>
        <translation>Hotel en {space}, {sum}</translation>
    </message>
    <message>
        <source>House on {space}, {sum}</source>
        <translation>Casa en {space}, {sum}</translation>
    </message>
    <message>
        <source>I want one</source>
        <translation>Quiero uno</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Hop on the express: straight to {target}. Collect {salary}.</source>
        <translation>Súbete al expreso: directo a {target}. Cobra {salary}.</translation>
    </message>
    <message>
        <source>An old friend waits at {target}. Go there; passing {go} pays {salary}.</source>
        <translation>Una vieja amiga te espera en {target}. Ve allí; pasar por {go} da {salary}.</translation>
    </message>
    <message>
        <source>There is a street party at {target}. Go there; passing {go} pays {salary}.</source>
        <translation>Hay fiesta en la calle: ve a {target}. Pasar por {go} da {salary}.</translation>
    </message>
    <message>
        <source>A day out in the best part of town: go to {target}.</source>
        <translation>Un paseo por lo mejor de la ciudad: ve a {target}.</translation>
    </message>
    <message>
        <source>You have won a train ride: go to {target}. Passing {go} pays {salary}.</source>
        <translation>Has ganado un viaje en tren: ve a {target}. Pasar por {go} da {salary}.</translation>
    </message>
    <message>
        <source>Something leaks: go on to the next utility. It is for sale if nobody owns it. Otherwise throw again and pay the owner ten times the throw.</source>
        <translation>Hay una fuga: avanza hasta la próxima compañía. Si no es de nadie, está en venta. Si no, tira otra vez y paga diez veces la tirada.</translation>
    </message>
    <message>
        <source>You have missed your stop: go on to the next station. It is for sale if nobody owns it. Otherwise pay the owner twice the rent.</source>
        <translation>Te has dormido en tu parada: avanza hasta la próxima estación. Si no es de nadie, está en venta. Si no, paga el doble del alquiler.</translation>
    </message>
    <message>
        <source>Your suitcase went on without you: follow it to the next station. It is for sale if nobody owns it. Otherwise pay the owner twice the rent.</source>
        <translation>Tu maleta se fue sin ti: síguela hasta la próxima estación. Si no es de nadie, está en venta. Si no, paga el doble del alquiler.</translation>
    </message>
    <message>
        <source>You have forgotten your keys: walk back {steps} spaces.</source>
        <translation>Has olvidado las llaves: retrocede {steps} casillas.</translation>
    </message>
    <message>
        <source>Caught red-handed: straight to Jail, with no salary on the way.</source>
        <translation>Con las manos en la masa: directo a la cárcel, sin sueldo por el camino.</translation>
    </message>
    <message>
        <source>A judge owes you a favour: this card gets you out of Jail. Keep it, use it or trade it.</source>
        <translation>Una jueza te debe un favor: esta carta te saca de la cárcel. Guárdala, úsala o cámbiala.</translation>
    </message>
    <message>
        <source>Your savings bring you interest: collect {amount}.</source>
        <translation>Tus ahorros dan intereses: cobra {amount}.</translation>
    </message>
    <message>
        <source>Your new house plans win a prize: collect {amount}.</source>
        <translation>Tus planos de casa ganan un premio: cobra {amount}.</translation>
    </message>
    <message>
        <source>Parked in the wrong place: pay {amount}.</source>
        <translation>Mal aparcado: paga {amount}.</translation>
    </message>
    <message>
        <source>You lost a bet with the whole table: pay each player {amount}.</source>
        <translation>Has perdido una apuesta con toda la mesa: paga {amount} a cada uno.</translation>
    </message>
    <message>
        <source>A storm blew over your roofs: pay {per_house} for each house and {per_hotel} for each hotel.</source>
        <translation>Una tormenta se llevó tus tejados: paga {per_house} por casa y {per_hotel} por hotel.</translation>
    </message>
    <message>
        <source>A fresh start: go to {target} and collect {salary}.</source>
        <translation>Un nuevo comienzo: ve a {target} y cobra {salary}.</translation>
    </message>
    <message>
        <source>A case of mistaken identity: straight to Jail, with no salary on the way.</source>
        <translation>Te han confundido con otro: directo a la cárcel, sin sueldo por el camino.</translation>
    </message>
    <message>
        <source>The neighbours vouch for you: this card gets you out of Jail. Keep it, use it or trade it.</source>
        <translation>Los vecinos responden por ti: esta carta te saca de la cárcel. Guárdala, úsala o cámbiala.</translation>
    </message>
    <message>
        <source>The Bank has counted twice: collect {amount}.</source>
        <translation>La Banca ha contado dos veces: cobra {amount}.</translation>
    </message>
    <message>
        <source>New glasses: pay {amount}.</source>
        <translation>Gafas nuevas: paga {amount}.</translation>
    </message>
    <message>
        <source>You sell your old bicycle: collect {amount}.</source>
        <translation>Vendes tu vieja bicicleta: cobra {amount}.</translation>
    </message>
    <message>
        <source>You cook for everybody: collect {amount} from each player.</source>
        <translation>Cocinas para todos: cada uno te paga {amount}.</translation>
    </message>
    <message>
        <source>Your holiday money comes in: collect {amount}.</source>
        <translation>Llega tu paga de vacaciones: cobra {amount}.</translation>
    </message>
    <message>
        <source>The tax office has found a mistake in your favour: collect {amount}.</source>
        <translation>Hacienda encontró un error a tu favor: cobra {amount}.</translation>
    </message>
    <message>
        <source>Your insurance pays out: collect {amount}.</source>
        <translation>Tu seguro paga: cobra {amount}.</translation>
    </message>
    <message>
        <source>A broken arm costs you {amount}.</source>
        <translation>Un brazo roto te cuesta {amount}.</translation>
    </message>
    <message>
        <source>The children go on a school trip: pay {amount}.</source>
        <translation>Los niños se van de excursión: paga {amount}.</translation>
    </message>
    <message>
        <source>You gave good advice: collect {amount}.</source>
        <translation>Diste un buen consejo: cobra {amount}.</translation>
    </message>
    <message>
        <source>The road is dug up again: pay {per_house} for each house and {per_hotel} for each hotel.</source>
        <translation>La calle está otra vez en obras: paga {per_house} por casa y {per_hotel} por hotel.</translation>
    </message>
    <message>
        <source>Second at the garden show: collect {amount}.</source>
        <translation>Segundo premio en el concurso de jardines: cobra {amount}.</translation>
    </message>
    <message>
        <source>A great-aunt remembered you: collect {amount}.</source>
        <translation>Una tía abuela se acordó de ti: cobra {amount}.</translation>
    </message>
</context>
<context>
    <name>ClaimsStrip</name>
    <message>
        <source>{name}: ask for rent</source>
        <translation>{name}: pedir alquiler</translation>
    </message>
    <message>
        <source>Rent may be asked for:</source>
        <translation>Se puede pedir alquiler:</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more of this set.</source>
        <translation>
            <numerusform>Tienes %n más de este grupo.</numerusform>
            <numerusform>Tienes %n más de este grupo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this set (is/are) free.</source>
        <translation>
            <numerusform>Queda libre %n más de este grupo.</numerusform>
            <numerusform>Quedan libres %n más de este grupo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum}: there (is/are) %n house(s) on {space}.</source>
        <translation>
            <numerusform>{sum}: hay %n casa en {space}.</numerusform>
            <numerusform>{sum}: hay %n casas en {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hotel(s)</source>
        <translation>
            <numerusform>%n hotel</numerusform>
            <numerusform>%n hoteles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bank lacks the %n house(s) that the hotel would become. You can sell all buildings of the colour at once.</source>
        <translation>
            <numerusform>A la Banca le falta la %n casa en que se convertiría el hotel. Puedes vender a la vez todos los edificios del color.</numerusform>
            <numerusform>A la Banca le faltan las %n casas en que se convertiría el hotel. Puedes vender a la vez todos los edificios del color.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hotel needs %n house(s) on each lot of the colour: {other} first.</source>
        <translation>
            <numerusform>Un hotel necesita %n casa en cada solar del color: primero {other}.</numerusform>
            <numerusform>Un hotel necesita %n casas en cada solar del color: primero {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went to Jail %n time(s), more often than anybody else.</source>
        <translation>
            <numerusform>{player} fue a la cárcel %n vez, más que nadie.</numerusform>
            <numerusform>{player} fue a la cárcel %n veces, más que nadie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From here on {player} was the richest. The lead had changed %n time(s).</source>
        <translation>
            <numerusform>Desde aquí {player} fue quien más tenía. El primer puesto había cambiado %n vez.</numerusform>
            <numerusform>Desde aquí {player} fue quien más tenía. El primer puesto había cambiado %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more thing(s): see the log.</source>
        <translation>
            <numerusform>… y %n cosa más: mira el registro.</numerusform>
            <numerusform>… y %n cosas más: mira el registro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n turno jugado</numerusform>
            <numerusform>%n turnos jugados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DebtQuestion</name>
    <message>
        <source>Only a trade can help now. Otherwise you are bankrupt.</source>
        <translation>Ya solo puede ayudar un trato. Si no, es la bancarrota.</translation>
    </message>
    <message>
        <source>That is: {steps}. You keep {left}.</source>
        <translation>Es decir: {steps}. Te quedan {left}.</translation>
    </message>
    <message>
        <source>Pay the cheapest way</source>
        <translation>Pagar lo más barato</translation>
    </message>
    <message>
        <source>Go bankrupt</source>
        <translation>Ir a la bancarrota</translation>
    </message>
    <message>
        <source>Or one by one, the cheapest first:</source>
        <translation>O uno por uno, primero lo más barato:</translation>
    </message>
</context>
<context>
    <name>DeedPanel</name>
    <message>
        <source>now</source>
        <translation>aquí</translation>
    </message>
    <message>
        <source>For sale at {price}</source>
        <translation>En venta por {price}</translation>
    </message>
    <message>
        <source>{name} · mortgaged</source>
        <translation>{name} · hipotecada</translation>
    </message>
    <message>
        <source>{name} · in Jail, no rent</source>
        <translation>{name} · en la cárcel, sin alquiler</translation>
    </message>
    <message>
        <source>{name} owns it</source>
        <translation>Es de {name}</translation>
    </message>
    <message>
        <source>{factor} × throw</source>
        <translation>{factor} × tirada</translation>
    </message>
    <message>
        <source>{count} owned</source>
        <translation>{count} en propiedad</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Alquiler</translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>Grupo entero</translation>
    </message>
    <message>
        <source>1 house</source>
        <translation>1 casa</translation>
    </message>
    <message>
        <source>2 houses</source>
        <translation>2 casas</translation>
    </message>
    <message>
        <source>3 houses</source>
        <translation>3 casas</translation>
    </message>
    <message>
        <source>4 houses</source>
        <translation>4 casas</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>The mortgage is lifted for {sum}</source>
        <translation>Levantar la hipoteca cuesta {sum}</translation>
    </message>
    <message>
        <source>Mortgage {mortgage}</source>
        <translation>Hipoteca {mortgage}</translation>
    </message>
    <message>
        <source>House {house} · mortgage {mortgage}</source>
        <translation>Casa {house} · hipoteca {mortgage}</translation>
    </message>
    <message>
        <source>{name} has the whole set.</source>
        <translation>{name} tiene el grupo entero.</translation>
    </message>
    <message>
        <source>for sale</source>
        <translation>en venta</translation>
    </message>
    <message>
        <source>For the set: {spaces}</source>
        <translation>Para el grupo: {spaces}</translation>
    </message>
    <message>
        <source>In the pot: {sum}</source>
        <translation>En el bote: {sum}</translation>
    </message>
</context>
<context>
    <name>DiceView</name>
    <message>
        <source>bus</source>
        <translation>autobús</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>sombrero</translation>
    </message>
    <message>
        <source>Dice: {faces}</source>
        <translation>Dados: {faces}</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
</context>
<context>
    <name>Digest</name>
    <message>
        <source>While the others played</source>
        <translation>Mientras jugaban los demás</translation>
    </message>
    <message>
        <source>{name}: while the others played</source>
        <translation>{name}: mientras jugaban los demás</translation>
    </message>
</context>
<context>
    <name>EndTurnQuestion</name>
    <message>
        <source>End turn</source>
        <translation>Terminar el turno</translation>
    </message>
</context>
<context>
    <name>EstateSheet</name>
    <message>
        <source>{name}’s properties</source>
        <translation>Propiedades de {name}</translation>
    </message>
    <message>
        <source>The others are asked first whether they want one too.</source>
        <translation>Antes se pregunta a los demás si también quieren uno.</translation>
    </message>
    <message>
        <source>{sum} owed to {to}, {missing} missing.</source>
        <translation>{sum} que pagar a {to}, faltan {missing}.</translation>
    </message>
    <message>
        <source>Suggest the cheapest</source>
        <translation>Proponer lo más barato</translation>
    </message>
    <message>
        <source>You have no property yet.</source>
        <translation>Aún no tienes propiedades.</translation>
    </message>
    <message>
        <source>Take out: {step}</source>
        <translation>Quitar: {step}</translation>
    </message>
    <message>
        <source>Planned, nothing is done yet (press a step to take it out):</source>
        <translation>Previsto, aún no se ha hecho nada (pulsa un paso para quitarlo):</translation>
    </message>
    <message>
        <source>Whose properties?</source>
        <translation>¿Las propiedades de quién?</translation>
    </message>
    <message>
        <source>The Bank would not give enough for everything you have.</source>
        <translation>La Banca no daría lo suficiente por todo lo que tienes.</translation>
    </message>
    <message>
        <source>{space} costs {sum}, {missing} missing.</source>
        <translation>{space} cuesta {sum}, faltan {missing}.</translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation>Tienes {cash}.</translation>
    </message>
    <message>
        <source>Total {change}: you have {cash} and keep {left}.</source>
        <translation>Total {change}: tienes {cash} y te quedan {left}.</translation>
    </message>
    <message>
        <source>Total {change}: {missing} still missing.</source>
        <translation>Total {change}: aún faltan {missing}.</translation>
    </message>
    <message>
        <source>Total {change}: that pays your debt, and you keep {after}.</source>
        <translation>Total {change}: con eso pagas tu deuda, y te quedan {after}.</translation>
    </message>
    <message>
        <source>Total {change}: enough to buy, and you keep {after}.</source>
        <translation>Total {change}: basta para comprar, y te quedan {after}.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Nothing is planned yet.</source>
        <translation>Aún no hay nada previsto.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Not all of this game could be read</source>
        <translation>No se pudo leer toda la partida</translation>
    </message>
    <message>
        <source>The game goes on at the last move that is whole. What is damaged was left as it is.</source>
        <translation>La partida sigue en la última jugada intacta. Lo dañado se dejó como estaba.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>La partida no se ha guardado</translation>
    </message>
    <message>
        <source>Your game goes on and is kept as before. Choose another folder under Game, Save as.</source>
        <translation>Tu partida sigue y se conserva como antes. Elige otra carpeta en Partida, Guardar como.</translation>
    </message>
    <message>
        <source>No game was saved yet</source>
        <translation>Aún no se ha guardado ninguna partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>This game can’t be opened</source>
        <translation>Esta partida no se puede abrir</translation>
    </message>
    <message>
        <source>The file was left as it is. Choose another game, or begin a new one.</source>
        <translation>El archivo se dejó como estaba. Elige otra partida, o empieza una nueva.</translation>
    </message>
    <message>
        <source>This game is being played in another window</source>
        <translation>Esta partida se está jugando en otra ventana</translation>
    </message>
    <message>
        <source>Two windows can’t play one game: each would overwrite the other.</source>
        <translation>Dos ventanas no pueden jugar una misma partida: cada una borraría lo de la otra.</translation>
    </message>
    <message>
        <source>Go on in the other window, or play on here with a copy that goes its own way.</source>
        <translation>Sigue en la otra ventana, o juega aquí con una copia que va por su camino.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Jugar una copia</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The game can’t be kept at the moment</source>
        <translation>La partida no se puede conservar en este momento</translation>
    </message>
    <message>
        <source>What happens is not written to the disk: {reason}.</source>
        <translation>Lo que pasa no se escribe en el disco: {reason}.</translation>
    </message>
    <message>
        <source>You can play on. Make room on the disk, or save the game elsewhere under Game, Save as.</source>
        <translation>Puedes seguir jugando. Haz sitio en el disco, o guarda la partida en otro lugar con Partida, Guardar como.</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Algo ha fallado dentro del programa</translation>
    </message>
    <message>
        <source>{reason}. The game is kept up to the last action.</source>
        <translation>{reason}. La partida está guardada hasta la última acción.</translation>
    </message>
    <message>
        <source>Play on. If it looks wrong, close the window and start again: the game goes on where it was.</source>
        <translation>Sigue jugando. Si algo se ve mal, cierra la ventana y empieza otra vez: la partida sigue donde estaba.</translation>
    </message>
</context>
<context>
    <name>GameOverDialog</name>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>All dice of this game follow from the seed {seed}: anybody can check them.</source>
        <translation>Todos los dados de esta partida salen del número {seed}: cualquiera puede comprobarlos.</translation>
    </message>
    <message>
        <source>Again with the same players</source>
        <translation>Otra vez con los mismos</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>GameOverQuestion</name>
    <message>
        <source>Again with the same players</source>
        <translation>Otra vez con los mismos</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
</context>
<context>
    <name>GroupCard</name>
    <message>
        <source>{own} of {all}</source>
        <translation>{own} de {all}</translation>
    </message>
    <message>
        <source>Sell all buildings</source>
        <translation>Vender todos los edificios</translation>
    </message>
    <message>
        <source>+ Hotel on each</source>
        <translation>+ Un hotel en cada</translation>
    </message>
    <message>
        <source>+ House on each</source>
        <translation>+ Una casa en cada</translation>
    </message>
    <message>
        <source>{before} › {after}</source>
        <translation>{before} › {after}</translation>
    </message>
    <message>
        <source>mortgaged</source>
        <translation>hipotecada</translation>
    </message>
    <message>
        <source>not mortgaged</source>
        <translation>sin hipoteca</translation>
    </message>
    <message>
        <source>+ Hotel</source>
        <translation>+ Hotel</translation>
    </message>
    <message>
        <source>+ House</source>
        <translation>+ Casa</translation>
    </message>
    <message>
        <source>− Hotel</source>
        <translation>− Hotel</translation>
    </message>
    <message>
        <source>− House</source>
        <translation>− Casa</translation>
    </message>
    <message>
        <source>Lift mortgage</source>
        <translation>Levantar hipoteca</translation>
    </message>
    <message>
        <source>Mortgage</source>
        <translation>Hipotecar</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>No person is asked now.</source>
        <translation>Ahora no se pregunta a ninguna persona.</translation>
    </message>
    <message>
        <source>The Expert would: {action}.</source>
        <translation>El Experto haría: {action}.</translation>
    </message>
    <message>
        <source>{words} “{thought}”</source>
        <translation>{words} «{thought}»</translation>
    </message>
</context>
<context>
    <name>IncomeTaxQuestion</name>
    <message>
        <source>Pay {sum}</source>
        <translation>Pagar {sum}</translation>
    </message>
    <message>
        <source>Pay 10 % of my worth</source>
        <translation>Pagar el 10&#xa0;% de lo mío</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>bus</source>
        <translation>autobús</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>sombrero</translation>
    </message>
    <message>
        <source>{player} threw doubles, {dice}, and moved to {space}.</source>
        <translation>{player} saca dobles, {dice}, y llega a {space}.</translation>
    </message>
    <message>
        <source>{player} threw {dice} and moved to {space}.</source>
        <translation>{player} saca {dice} y llega a {space}.</translation>
    </message>
    <message>
        <source>{player} threw highest and begins.</source>
        <translation>{player} ha sacado más y empieza.</translation>
    </message>
    <message>
        <source>{player} threw {dice}. The highest totals are equal: {players} throw again.</source>
        <translation>{player} saca {dice}. Los totales más altos son iguales: vuelven a tirar {players}.</translation>
    </message>
    <message>
        <source>{player} threw {dice} to see who begins.</source>
        <translation>{player} saca {dice} para ver quién empieza.</translation>
    </message>
    <message>
        <source>{player} threw {dice}.</source>
        <translation>{player} saca {dice}.</translation>
    </message>
    <message>
        <source>{player} threw {dice} in Jail.</source>
        <translation>{player} saca {dice} en la cárcel.</translation>
    </message>
    <message>
        <source>{player} threw {dice} for the rent.</source>
        <translation>{player} saca {dice} para el alquiler.</translation>
    </message>
    <message>
        <source>{player} moved to {space}.</source>
        <translation>{player} llega a {space}.</translation>
    </message>
    <message>
        <source>{player} moved on to {space}.</source>
        <translation>{player} avanza hasta {space}.</translation>
    </message>
    <message>
        <source>{player} moved back to {space}.</source>
        <translation>{player} retrocede hasta {space}.</translation>
    </message>
    <message>
        <source>{player} chose to move to {space}.</source>
        <translation>{player} elige ir a {space}.</translation>
    </message>
    <message>
        <source>{player} was sent on to {space} by the speed die.</source>
        <translation>El dado rápido envía a {player} hasta {space}.</translation>
    </message>
    <message>
        <source>{player} goes to Jail.</source>
        <translation>{player} va a la cárcel.</translation>
    </message>
    <message>
        <source>{player} goes to Jail: the card says so.</source>
        <translation>{player} va a la cárcel: lo dice la carta.</translation>
    </message>
    <message>
        <source>{player} threw doubles for the third time and goes to Jail.</source>
        <translation>Tercer doble: {player} va a la cárcel.</translation>
    </message>
    <message>
        <source>No doubles: {player} stays in Jail.</source>
        <translation>Sin dobles: {player} sigue en la cárcel.</translation>
    </message>
    <message>
        <source>Doubles! {player} is out of Jail.</source>
        <translation>¡Dobles! {player} sale de la cárcel.</translation>
    </message>
    <message>
        <source>{player} used a card to get out of Jail.</source>
        <translation>{player} sale de la cárcel con una carta.</translation>
    </message>
    <message>
        <source>{player} drew {pack}: “{card}” No buildings: nothing to pay.</source>
        <translation>{player} saca una carta de {pack}: «{card}» Sin edificios no hay nada que pagar.</translation>
    </message>
    <message>
        <source>It goes into the pot.</source>
        <translation>Ese dinero va al bote.</translation>
    </message>
    <message>
        <source>{player} received {sum}.</source>
        <translation>{player} cobra {sum}.</translation>
    </message>
    <message>
        <source>{player} paid {sum}.</source>
        <translation>{player} paga {sum}.</translation>
    </message>
    <message>
        <source>{player} paid {other} {sum}.</source>
        <translation>{player} paga {sum} a {other}.</translation>
    </message>
    <message>
        <source>{player} received the salary at {space}: {sum}.</source>
        <translation>{player} cobra su sueldo ({space}): {sum}.</translation>
    </message>
    <message>
        <source>{player} stopped exactly on {space}: {sum} extra.</source>
        <translation>{player} para justo en {space}: {sum} más.</translation>
    </message>
    <message>
        <source>{player} paid {other} {sum} rent for {space}.</source>
        <translation>{player} paga a {other} {sum} de alquiler por {space}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} income tax.</source>
        <translation>{player} paga {sum} de impuesto sobre la renta.</translation>
    </message>
    <message>
        <source>{player} paid {sum}, a tenth of everything owned.</source>
        <translation>{player} paga {sum}, la décima parte de todo lo suyo.</translation>
    </message>
    <message>
        <source>{player} paid {sum} for {space}.</source>
        <translation>{player} paga {sum} en {space}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} to get out of Jail.</source>
        <translation>{player} paga {sum} para salir de la cárcel.</translation>
    </message>
    <message>
        <source>{player} paid {sum} interest on the mortgage of {space}.</source>
        <translation>{player} paga {sum} de intereses por la hipoteca de {space}.</translation>
    </message>
    <message>
        <source>All cash of {player}, {sum}, goes to {other}.</source>
        <translation>Todo el dinero de {player}, {sum}, va a {other}.</translation>
    </message>
    <message>
        <source>Double one! {player} received {sum}.</source>
        <translation>¡Doble uno! {player} cobra {sum}.</translation>
    </message>
    <message>
        <source>{player} found {sum} on {space}.</source>
        <translation>{player} encuentra {sum} en {space}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} for the properties dealt.</source>
        <translation>{player} paga {sum} por las propiedades repartidas.</translation>
    </message>
    <message>
        <source>{player} bought {space} for {sum}.</source>
        <translation>{player} compra {space} por {sum}.</translation>
    </message>
    <message>
        <source>{player} won the auction: {space} for {sum}.</source>
        <translation>{player} gana la subasta: {space} por {sum}.</translation>
    </message>
    <message>
        <source>{player} was dealt {space}.</source>
        <translation>A {player} le toca {space} en el reparto.</translation>
    </message>
    <message>
        <source>{player} took over {space}.</source>
        <translation>{player} se queda con {space}.</translation>
    </message>
    <message>
        <source>{player} mortgaged {space} for {sum}.</source>
        <translation>{player} hipoteca {space} por {sum}.</translation>
    </message>
    <message>
        <source>{player} lifted the mortgage of {space}.</source>
        <translation>{player} levanta la hipoteca de {space}.</translation>
    </message>
    <message>
        <source>{player} lifted the mortgage of {space} for {sum}.</source>
        <translation>{player} levanta la hipoteca de {space} por {sum}.</translation>
    </message>
    <message>
        <source>{player} sold {what} on {space}.</source>
        <translation>{player} vende {what} de {space}.</translation>
    </message>
    <message>
        <source>{player} sold {what} on {space} for {sum}.</source>
        <translation>{player} vende {what} de {space} por {sum}.</translation>
    </message>
    <message>
        <source>{player} built a hotel on {space}.</source>
        <translation>{player} construye un hotel en {space}.</translation>
    </message>
    <message>
        <source>{player} built a house on {space}.</source>
        <translation>{player} construye una casa en {space}.</translation>
    </message>
    <message>
        <source>{player} built a hotel on {space} for {sum}.</source>
        <translation>{player} construye un hotel en {space} por {sum}.</translation>
    </message>
    <message>
        <source>{player} built a house on {space} for {sum}.</source>
        <translation>{player} construye una casa en {space} por {sum}.</translation>
    </message>
    <message>
        <source>the hotel</source>
        <translation>el hotel</translation>
    </message>
    <message>
        <source>a house</source>
        <translation>una casa</translation>
    </message>
    <message>
        <source>{player} drew {pack}: “{card}”</source>
        <translation>{player} saca una carta de {pack}: «{card}»</translation>
    </message>
    <message>
        <source>{player} did not ask in time: no {sum} for {space}.</source>
        <translation>{player} no lo pidió a tiempo: sin {sum} por {space}.</translation>
    </message>
    <message>
        <source>{player} gave up. Everything goes back to the Bank.</source>
        <translation>{player} se rinde. Todo vuelve a la Banca.</translation>
    </message>
    <message>
        <source>{player} is bankrupt. Everything goes back to the Bank.</source>
        <translation>{player} está en bancarrota. Todo vuelve a la Banca.</translation>
    </message>
    <message>
        <source>{player} is bankrupt. Everything goes to {other}.</source>
        <translation>{player} está en bancarrota. Todo va a {other}.</translation>
    </message>
    <message>
        <source>Time is up. The round is finished, then the richest wins.</source>
        <translation>Se acabó el tiempo. Se termina la ronda y después gana el más rico.</translation>
    </message>
    <message>
        <source>{player} wins the game!</source>
        <translation>¡{player} gana la partida!</translation>
    </message>
    <message>
        <source>{players} share the win!</source>
        <translation>¡{players} comparten la victoria!</translation>
    </message>
    <message>
        <source>{player} did not buy {space}.</source>
        <translation>{player} no compra {space}.</translation>
    </message>
    <message>
        <source>{player} bid {sum} to build on {space}.</source>
        <translation>{player} puja {sum} para construir en {space}.</translation>
    </message>
    <message>
        <source>{player} bid {sum} for {space}.</source>
        <translation>{player} puja {sum} por {space}.</translation>
    </message>
    <message>
        <source>{player} passed.</source>
        <translation>{player} pasa.</translation>
    </message>
    <message>
        <source>{player} does not want the building.</source>
        <translation>{player} no quiere el edificio.</translation>
    </message>
    <message>
        <source>{player} wants the building too, for {space}.</source>
        <translation>{player} también quiere el edificio, para {space}.</translation>
    </message>
    <message>
        <source>Nobody bid. The building stays with the Bank.</source>
        <translation>Nadie pujó. El edificio se queda en la Banca.</translation>
    </message>
    <message>
        <source>Nobody bid. {space} stays with the Bank.</source>
        <translation>Nadie pujó. {space} se queda en la Banca.</translation>
    </message>
    <message>
        <source>{player} offered {other} a present: {give}.</source>
        <translation>{player} ofrece un regalo a {other}: {give}.</translation>
    </message>
    <message>
        <source>{player} asked {other} for a present: {take}.</source>
        <translation>{player} pide un regalo a {other}: {take}.</translation>
    </message>
    <message>
        <source>{player} offered {other} {give} for {take}.</source>
        <translation>{player} ofrece a {other} {give} por {take}.</translation>
    </message>
    <message>
        <source>{player} accepted a present from {other}: {give}.</source>
        <translation>{player} acepta un regalo de {other}: {give}.</translation>
    </message>
    <message>
        <source>{player} gave {other} a present: {take}.</source>
        <translation>{player} hace un regalo a {other}: {take}.</translation>
    </message>
    <message>
        <source>{player} accepted: {give} from {other} for {take}.</source>
        <translation>{player} acepta: {give} de {other} por {take}.</translation>
    </message>
    <message>
        <source>{player} refused {other}’s offer.</source>
        <translation>{player} rechaza la oferta de {other}.</translation>
    </message>
    <message>
        <source>{other} took back the offer to {player}.</source>
        <translation>{other} retira su oferta a {player}.</translation>
    </message>
    <message>
        <source>{player} keeps {space} mortgaged.</source>
        <translation>{player} mantiene hipotecada {space}.</translation>
    </message>
    <message>
        <source>{player} chose to pay a tenth of everything owned.</source>
        <translation>{player} elige pagar la décima parte de todo lo suyo.</translation>
    </message>
    <message>
        <source>{player} chose to pay the fixed tax.</source>
        <translation>{player} elige pagar el impuesto fijo.</translation>
    </message>
</context>
<context>
    <name>Log view</name>
    <message>
        <source>Turn {number} · {rules}</source>
        <translation>Turno {number} · {rules}</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the lines that are listed</source>
        <translation>Copiar las líneas mostradas</translation>
    </message>
    <message>
        <source>Whose lines to list</source>
        <translation>De quién mostrar las líneas</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Aj&amp;ustes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Partidas &amp;recientes</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>A&amp;nimación</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>Re&amp;play…</source>
        <translation>Re&amp;petición…</translation>
    </message>
    <message>
        <source>A computer pla&amp;ys for</source>
        <translation>Un ordenador &amp;juega por</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Throw the dice</source>
        <translation>&amp;Tirar los dados</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>&amp;Comprar</translation>
    </message>
    <message>
        <source>Don’t buy: &amp;auction</source>
        <translation>No comprar: &amp;subasta</translation>
    </message>
    <message>
        <source>&amp;Pay to leave Jail</source>
        <translation>&amp;Pagar en la cárcel</translation>
    </message>
    <message>
        <source>Throw in &amp;Jail</source>
        <translation>Tirar en la cárc&amp;el</translation>
    </message>
    <message>
        <source>Use the &amp;card out of Jail</source>
        <translation>&amp;Usar la carta para salir</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Ter&amp;minar el turno</translation>
    </message>
    <message>
        <source>Build, sell, &amp;mortgage…</source>
        <translation>C&amp;onstruir, vender, hipotecar…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Tra&amp;de…</source>
        <translation>&amp;Negociar…</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Sa&amp;ltar</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>P&amp;ausa</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;antalla completa</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más pe&amp;queño</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Tamaño &amp;habitual</translation>
    </message>
    <message>
        <source>&amp;Patterns on the colours</source>
        <translation>&amp;Motivos en los colores</translation>
    </message>
    <message>
        <source>&amp;All settings…</source>
        <translation>T&amp;odos los ajustes…</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>&amp;Rules for this question…</source>
        <translation>&amp;Reglas de esta pregunta…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Acerca de</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Informar de un problema…</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <translation>No hay ninguna partida.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Only computers play.</source>
        <translation>Solo juegan ordenadores.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>No se ha deshecho nada.</translation>
    </message>
    <message>
        <source>Nothing moves.</source>
        <translation>No se mueve nada.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Todavía no ha pasado nada.</translation>
    </message>
    <message>
        <source>Only one’s own last decision can be taken back, and no throw, card, tax choice or answer.</source>
        <translation>Solo se deshace la última decisión propia, y nunca una tirada, una carta, la elección del impuesto ni una respuesta.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>Something still moves. Space shows the end of it.</source>
        <translation>Algo se mueve todavía. Espacio muestra el final.</translation>
    </message>
    <message>
        <source>{name} is to decide.</source>
        <translation>Decide {name}.</translation>
    </message>
    <message>
        <source>{name} is not in Jail.</source>
        <translation>{name} no está en la cárcel.</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>¿Quién empieza?</translation>
    </message>
    <message>
        <source>{name}, your move</source>
        <translation>{name}, te toca</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>{name}, te preguntan</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>{sign}{digits}</source>
        <translation>{digits}&#xa0;{sign}</translation>
    </message>
</context>
<context>
    <name>MortgageReceivedQuestion</name>
    <message>
        <source>Lift it for {sum}</source>
        <translation>Levantarla por {sum}</translation>
    </message>
    <message>
        <source>Keep it mortgaged</source>
        <translation>Mantener la hipoteca</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Coche</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Perro</translation>
    </message>
    <message>
        <source>Hat</source>
        <translation>Sombrero</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Plancha</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Barco</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Zapato</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Carretilla</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Codicioso</translation>
    </message>
    <message>
        <source>Plays for fun and makes mistakes. Good for children.</source>
        <translation>Juega por diversión y se equivoca. Bueno para niños.</translation>
    </message>
    <message>
        <source>Plays sensibly without looking ahead.</source>
        <translation>Juega con sensatez, sin mirar adelante.</translation>
    </message>
    <message>
        <source>Weighs every move and trades hard.</source>
        <translation>Sopesa cada jugada y negocia duro.</translation>
    </message>
    <message>
        <source>Tries out the big decisions in its head. The strongest.</source>
        <translation>Prueba las grandes decisiones en su cabeza. El más fuerte.</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>Hace cualquier cosa que permitan las reglas.</translation>
    </message>
    <message>
        <source>Buys and builds all it can and never trades.</source>
        <translation>Compra y construye todo lo que puede y nunca negocia.</translation>
    </message>
    <message>
        <source>No preference</source>
        <translation>Sin preferencia</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Coleccionista</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Constructor</translation>
    </message>
    <message>
        <source>Railroader</source>
        <translation>Ferroviario</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Tacaño</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>el bote</translation>
    </message>
    <message>
        <source>the Bank</source>
        <translation>la Banca</translation>
    </message>
    <message>
        <source>no house</source>
        <translation>ninguna casa</translation>
    </message>
    <message>
        <source>a hotel</source>
        <translation>un hotel</translation>
    </message>
    <message>
        <source>a card out of Jail</source>
        <translation>una carta para salir</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dos jugadores tienen el mismo nombre.</translation>
    </message>
    <message>
        <source>This can’t be played.</source>
        <translation>Así no se puede jugar.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Which rules?</source>
        <translation>¿Qué reglas?</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>¿Qué tablero?</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Aún sin terminar</translation>
    </message>
</context>
<context>
    <name>Onlookers</name>
    <message>
        <source>Play to the end at once</source>
        <translation>Jugar ya hasta el final</translation>
    </message>
    <message>
        <source>Everything went to {heir}. The others play on.</source>
        <translation>Todo pasó a {heir}. Los demás siguen jugando.</translation>
    </message>
    <message>
        <source>{name}, you are out of the game</source>
        <translation>{name}, quedas fuera de la partida</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>Opinion</name>
    <message>
        <source>{name} would accept.</source>
        <translation>{name} aceptaría.</translation>
    </message>
    <message>
        <source>{name} would want about {sum} more.</source>
        <translation>{name} querría unos {sum} más.</translation>
    </message>
    <message>
        <source>{name} would refuse.</source>
        <translation>{name} rechazaría.</translation>
    </message>
    <message>
        <source>{said} “{thought}”</source>
        <translation>{said} «{thought}»</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Starting cash</source>
        <translation>Dinero inicial</translation>
    </message>
    <message>
        <source>What everybody gets before the first throw.</source>
        <translation>Lo que recibe cada uno antes de la primera tirada.</translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation>Impuesto sobre la renta</translation>
    </message>
    <message>
        <source>Either the player chooses between {flat} and 10 %, or it is always {flat}.</source>
        <translation>O el jugador elige entre {flat} y el 10&#xa0;%, o son siempre {flat}.</translation>
    </message>
    <message>
        <source>Owners ask for rent</source>
        <translation>Cobrar el alquiler</translation>
    </message>
    <message>
        <source>Nobody collects for you: ask for your rent before the next player throws, or it is lost. Watch out!</source>
        <translation>Nadie cobra por ti: pide tu alquiler antes de que tire el siguiente jugador, o lo pierdes. ¡Ojo!</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Subastas</translation>
    </message>
    <message>
        <source>A property that isn’t bought is auctioned to everybody. Without auctions it stays with the Bank.</source>
        <translation>Una propiedad que no se compra se subasta entre todos. Sin subastas, se queda en la Banca.</translation>
    </message>
    <message>
        <source>Money on Free Parking</source>
        <translation>Dinero en Parada libre</translation>
    </message>
    <message>
        <source>Taxes, fines and card payments are collected in a pot. Whoever stops on Free Parking gets it all.</source>
        <translation>Impuestos, multas y pagos de cartas van a un bote. Quien pare en Parada libre se lo lleva todo.</translation>
    </message>
    <message>
        <source>Start of the pot</source>
        <translation>Inicio del bote</translation>
    </message>
    <message>
        <source>What the Bank puts into the pot at the start, and again each time it was won.</source>
        <translation>Lo que la Banca pone en el bote al principio, y de nuevo cada vez que alguien lo gana.</translation>
    </message>
    <message>
        <source>Bonus for stopping on GO</source>
        <translation>Extra por caer en Salida</translation>
    </message>
    <message>
        <source>Paid on top of the salary for stopping exactly on GO.</source>
        <translation>Se paga además del sueldo por parar justo en Salida.</translation>
    </message>
    <message>
        <source>Rent for owners in Jail</source>
        <translation>Alquiler desde la cárcel</translation>
    </message>
    <message>
        <source>If this is off, an owner who sits in Jail collects no rent.</source>
        <translation>Si está desactivado, quien está en la cárcel no cobra alquiler.</translation>
    </message>
    <message>
        <source>One lap first</source>
        <translation>Primero una vuelta</translation>
    </message>
    <message>
        <source>Bonus for double one</source>
        <translation>Extra por doble uno</translation>
    </message>
    <message>
        <source>Paid for throwing 1 and 1 on your move or in Jail.</source>
        <translation>Se paga por sacar 1 y 1 al mover o en la cárcel.</translation>
    </message>
    <message>
        <source>Build evenly</source>
        <translation>Construir por igual</translation>
    </message>
    <message>
        <source>Houses must be spread evenly over the lots of a colour.</source>
        <translation>Las casas se reparten por igual entre los solares de un color.</translation>
    </message>
    <message>
        <source>Limited buildings</source>
        <translation>Edificios limitados</translation>
    </message>
    <message>
        <source>The Bank has 32 houses and 12 hotels. If this is off, it never runs out.</source>
        <translation>La Banca tiene 32 casas y 12 hoteles. Si está desactivado, nunca se acaban.</translation>
    </message>
    <message>
        <source>Deeds dealt at the start</source>
        <translation>Propiedades repartidas</translation>
    </message>
    <message>
        <source>Everybody is dealt so many properties at random before the first turn.</source>
        <translation>Cada uno recibe tantas propiedades al azar antes del primer turno.</translation>
    </message>
    <message>
        <source>Price of dealt deeds</source>
        <translation>Precio de las repartidas</translation>
    </message>
    <message>
        <source>Whether the properties dealt at the start are paid for or free.</source>
        <translation>Si las propiedades repartidas al principio se pagan o son gratis.</translation>
    </message>
    <message>
        <source>Houses for a hotel</source>
        <translation>Casas para un hotel</translation>
    </message>
    <message>
        <source>How many houses a lot needs before it can get a hotel, and the most it can hold.</source>
        <translation>Cuántas casas necesita un solar antes de un hotel, y cuántas admite como máximo.</translation>
    </message>
    <message>
        <source>Turns in Jail</source>
        <translation>Turnos en la cárcel</translation>
    </message>
    <message>
        <source>How often you may try to throw doubles. After the last try you pay {fine} and move.</source>
        <translation>Cuántas veces se puede intentar sacar dobles. Tras el último intento se paga {fine} y se avanza.</translation>
    </message>
    <message>
        <source>Speed die</source>
        <translation>Dado rápido</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <source>Nobody buys or bids before having passed GO once. Trades, and a bankrupt’s property, are open to all.</source>
        <translation>Nadie compra ni puja antes de pasar una vez por Salida. Los tratos y los bienes de una bancarrota están abiertos a todos.</translation>
    </message>
    <message>
        <source>Everybody gets {thousand} more. After your first lap you throw a third die: 1, 2 or 3 is added. The bus lets you move by one die, the other, or both. The man with the hat sends you on to the next property that nobody owns, or to the next where you owe rent. Three equal numbers: go to any space you like, and throw no more. Doubles count on the first two dice.</source>
        <translation>Todos reciben {thousand} más. Tras tu primera vuelta tiras un tercer dado: 1, 2 o 3 se suman. El autobús te deja mover con un dado, con el otro o con los dos. El hombre del sombrero te envía a la próxima propiedad libre, o a la próxima donde debas alquiler. Tres números iguales: ve a cualquier casilla, y no tires más. Los dobles cuentan en los dos primeros dados.</translation>
    </message>
    <message>
        <source>End after bankruptcies</source>
        <translation>Final tras bancarrotas</translation>
    </message>
    <message>
        <source>The game ends as soon as so many players are bankrupt. The richest wins.</source>
        <translation>La partida termina en cuanto haya tantos jugadores en bancarrota. Gana el más rico.</translation>
    </message>
    <message>
        <source>End after rounds</source>
        <translation>Final tras rondas</translation>
    </message>
    <message>
        <source>Everybody has the same number of turns. Then the richest wins.</source>
        <translation>Todos tienen los mismos turnos. Después gana el más rico.</translation>
    </message>
    <message>
        <source>End after minutes</source>
        <translation>Final tras minutos</translation>
    </message>
    <message>
        <source>When the playing time is over, the round is finished, so that all had equal turns. The richest wins.</source>
        <translation>Cuando se acaba el tiempo, se termina la ronda para que todos hayan tenido los mismos turnos. Gana el más rico.</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Oficial</translation>
    </message>
    <message>
        <source>The full game until one player is left. Two to three hours.</source>
        <translation>La partida completa, hasta que quede un jugador. De dos a tres horas.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partida corta</translation>
    </message>
    <message>
        <source>About an hour: three properties free for everybody, hotels after three houses, one turn in Jail. The first bankruptcy ends it, and the richest wins.</source>
        <translation>Alrededor de una hora: tres propiedades gratis para cada uno, hoteles tras tres casas, un turno en la cárcel. La primera bancarrota la termina, y gana el más rico.</translation>
    </message>
    <message>
        <source>Fast game</source>
        <translation>Partida rápida</translation>
    </message>
    <message>
        <source>Two properties are dealt to everybody and paid for, hotels after three houses. The second bankruptcy ends it, and the richest wins.</source>
        <translation>Se reparten dos propiedades a cada uno y se pagan, hoteles tras tres casas. La segunda bancarrota la termina, y gana el más rico.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>Two properties are dealt and paid for. After the agreed minutes the richest wins.</source>
        <translation>Se reparten dos propiedades y se pagan. Tras los minutos acordados gana el más rico.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Official rules for 90 minutes, equal turns for all. Then the richest wins.</source>
        <translation>Reglas oficiales durante 90 minutos, los mismos turnos para todos. Después gana el más rico.</translation>
    </message>
    <message>
        <source>Official rules with a third die that brings everybody round faster.</source>
        <translation>Reglas oficiales con un tercer dado que hace avanzar más rápido.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Five favourite house rules: money on Free Parking, double salary for stopping on GO, no rent for owners in Jail, one lap before buying, and a bonus for double one.</source>
        <translation>Cinco reglas caseras favoritas: dinero en Parada libre, doble sueldo por caer en Salida, sin alquiler para dueños en la cárcel, una vuelta antes de comprar y un extra por doble uno.</translation>
    </message>
    <message>
        <source>Your own choice of options.</source>
        <translation>Vuestra propia elección de opciones.</translation>
    </message>
    <message>
        <source>The player chooses</source>
        <translation>El jugador elige</translation>
    </message>
    <message>
        <source>Always the fixed sum</source>
        <translation>Siempre la suma fija</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>El bote</translation>
    </message>
    <message>
        <source>Paid for</source>
        <translation>Pagadas</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Play to the last</source>
        <translation>Hasta el último</translation>
    </message>
    <message>
        <source>No limit of rounds</source>
        <translation>Sin límite de rondas</translation>
    </message>
    <message>
        <source>No limit of time</source>
        <translation>Sin límite de tiempo</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Get out of Jail free cards: {count}</source>
        <translation>Cartas para salir de la cárcel: {count}</translation>
    </message>
    <message>
        <source>{group}: {count} of {all}</source>
        <translation>{group}: {count} de {all}</translation>
    </message>
    <message>
        <source>, houses: {count}</source>
        <translation>, casas: {count}</translation>
    </message>
    <message>
        <source>, hotels: {count}</source>
        <translation>, hoteles: {count}</translation>
    </message>
    <message>
        <source>, mortgaged: {count}</source>
        <translation>, hipotecadas: {count}</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>en bancarrota</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ha ganado</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tu turno</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>avanza</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>debe decidir</translation>
    </message>
    <message>
        <source>next</source>
        <translation>después</translation>
    </message>
    <message>
        <source>in Jail</source>
        <translation>en la cárcel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>PurchaseQuestion</name>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Buy for {sum}</source>
        <translation>Comprar por {sum}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Don’t buy</source>
        <translation>No comprar</translation>
    </message>
    <message>
        <source>Don’t buy it: it is auctioned</source>
        <translation>No comprar: se subasta</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Raise cash</source>
        <translation>Conseguir dinero</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Negociar</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Do you really want to leave the game?</source>
        <translation>¿De verdad quieres dejar la partida?</translation>
    </message>
    <message>
        <source>You will be bankrupt, and everything you have goes to {heir}.</source>
        <translation>Estarás en bancarrota, y todo lo que tienes irá a {heir}.</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, seguir jugando</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Sí, rendirme</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>It completes your set: {group}.</source>
        <translation>Completa tu grupo: {group}.</translation>
    </message>
    <message>
        <source>{other} has the other one: {group}.</source>
        <translation>{other} tiene la otra: {group}.</translation>
    </message>
    <message>
        <source>{other} has all the others: {group}.</source>
        <translation>{other} tiene todas las demás: {group}.</translation>
    </message>
    <message>
        <source>You have {own} of this set; still free: {free}.</source>
        <translation>De este grupo tienes {own}; aún libres: {free}.</translation>
    </message>
    <message>
        <source>The others of this set belong to several players.</source>
        <translation>Las demás de este grupo son de varios jugadores.</translation>
    </message>
    <message>
        <source>You have {cash}: {missing} are missing.</source>
        <translation>Tienes {cash}: faltan {missing}.</translation>
    </message>
    <message>
        <source>You have {cash} and keep {left}.</source>
        <translation>Tienes {cash} y te quedan {left}.</translation>
    </message>
    <message>
        <source>{player}, throw to see who begins</source>
        <translation>{player}, tira para ver quién empieza</translation>
    </message>
    <message>
        <source>The highest total has the first turn.</source>
        <translation>Empieza el total más alto.</translation>
    </message>
    <message>
        <source>The highest totals were equal, so these throw again: {players}.</source>
        <translation>Los totales más altos eran iguales, así que vuelven a tirar: {players}.</translation>
    </message>
    <message>
        <source>{player}, end your turn?</source>
        <translation>{player}, ¿terminas tu turno?</translation>
    </message>
    <message>
        <source>Before that you may build, mortgage or trade.</source>
        <translation>Antes puedes construir, hipotecar o negociar.</translation>
    </message>
    <message>
        <source>You threw doubles, so you throw again.</source>
        <translation>Sacaste dobles, así que tiras otra vez.</translation>
    </message>
    <message>
        <source>A third time takes you to Jail.</source>
        <translation>A la tercera vas a la cárcel.</translation>
    </message>
    <message>
        <source>{player}, your throw</source>
        <translation>{player}, te toca tirar</translation>
    </message>
    <message>
        <source>Remember: rent has to be asked for.</source>
        <translation>Recuerda: el alquiler hay que pedirlo.</translation>
    </message>
    <message>
        <source>{player}, you are in Jail</source>
        <translation>{player}, estás en la cárcel</translation>
    </message>
    <message>
        <source>Throw doubles to get out. If you fail, you pay {fine} and move.</source>
        <translation>Saca dobles para salir. Si no, pagas {fine} y avanzas.</translation>
    </message>
    <message>
        <source>Your last try: doubles get you out. Otherwise you pay {fine} and move.</source>
        <translation>Tu último intento: con dobles sales. Si no, pagas {fine} y avanzas.</translation>
    </message>
    <message>
        <source>Try {turn} of {turns}: doubles get you out, or pay {fine} first, then throw.</source>
        <translation>Intento {turn} de {turns}: con dobles sales, o paga antes {fine} y luego tira.</translation>
    </message>
    <message>
        <source>You have a card that gets you out.</source>
        <translation>Tienes una carta para salir.</translation>
    </message>
    <message>
        <source>Buy {space} for {price}?</source>
        <translation>¿Comprar {space} por {price}?</translation>
    </message>
    <message>
        <source>You can’t yet, so it is auctioned.</source>
        <translation>Aún no puedes, así que se subasta.</translation>
    </message>
    <message>
        <source>You can’t yet, so it stays with the Bank.</source>
        <translation>Aún no puedes, así que se queda en el Banco.</translation>
    </message>
    <message>
        <source>If not, it is auctioned.</source>
        <translation>Si no, se subasta.</translation>
    </message>
    <message>
        <source>{player}, your bid for {space}</source>
        <translation>{player}, tu puja por {space}</translation>
    </message>
    <message>
        <source>Auction: {space}</source>
        <translation>Subasta: {space}</translation>
    </message>
    <message>
        <source>{player}, your bid for a hotel</source>
        <translation>{player}, tu puja por un hotel</translation>
    </message>
    <message>
        <source>{player}, your bid for a house</source>
        <translation>{player}, tu puja por una casa</translation>
    </message>
    <message>
        <source>Auction: one hotel</source>
        <translation>Subasta: un hotel</translation>
    </message>
    <message>
        <source>Auction: one house</source>
        <translation>Subasta: una casa</translation>
    </message>
    <message>
        <source>{player}, you owe the Bank {amount}</source>
        <translation>{player}, debes {amount} a la Banca</translation>
    </message>
    <message>
        <source>{player}, you owe the pot {amount}</source>
        <translation>{player}, debes {amount} al bote</translation>
    </message>
    <message>
        <source>{player}, you owe {other} {amount}</source>
        <translation>{player}, debes {amount} a {other}</translation>
    </message>
    <message>
        <source>A debt of {amount}</source>
        <translation>Una deuda de {amount}</translation>
    </message>
    <message>
        <source>{player}, lift the mortgage of {space} for {price}?</source>
        <translation>{player}, ¿levantar la hipoteca de {space} por {price}?</translation>
    </message>
    <message>
        <source>If not, it stays with the Bank.</source>
        <translation>Si no, se queda en la Banca.</translation>
    </message>
    <message>
        <source>Printed price {price}.</source>
        <translation>Precio de lista {price}.</translation>
    </message>
    <message>
        <source>No bid yet.</source>
        <translation>Aún no hay pujas.</translation>
    </message>
    <message>
        <source>{leader} bids {sum}.</source>
        <translation>{leader} puja {sum}.</translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation>Tienes {cash}.</translation>
    </message>
    <message>
        <source>{player}, do you want a hotel too?</source>
        <translation>{player}, ¿quieres tú también un hotel?</translation>
    </message>
    <message>
        <source>{player}, do you want a house too?</source>
        <translation>{player}, ¿quieres tú también una casa?</translation>
    </message>
    <message>
        <source>{other} wants to build on {space}, and the Bank has not enough for all.</source>
        <translation>{other} quiere construir en {space}, y la Banca no tiene para todos.</translation>
    </message>
    <message>
        <source>If you want one, it is auctioned between you. Choose the lot it is for.</source>
        <translation>Si quieres uno, se subasta entre vosotros. Elige el solar.</translation>
    </message>
    <message>
        <source>{other} wants to build, and buildings are scarce</source>
        <translation>{other} quiere construir, y los edificios escasean</translation>
    </message>
    <message>
        <source>Bid at least the printed price of a building on the lot you choose.</source>
        <translation>Puja al menos el precio de lista de un edificio en el solar que elijas.</translation>
    </message>
    <message>
        <source>Income tax: {flat} or 10 %?</source>
        <translation>Impuesto sobre la renta: ¿{flat} o el 10&#xa0;%?</translation>
    </message>
    <message>
        <source>10 % is of all you have: cash, properties at their printed price, buildings at cost.</source>
        <translation>El 10&#xa0;% es de todo lo tuyo: dinero, propiedades a precio de lista y edificios a su coste.</translation>
    </message>
    <message>
        <source>Choose before anything is added up. You can’t take it back.</source>
        <translation>Elige antes de que se sume nada. No se puede deshacer.</translation>
    </message>
    <message>
        <source>You have {cash}: {missing} are missing. Sell, mortgage or trade.</source>
        <translation>Tienes {cash}: faltan {missing}. Vende, hipoteca o negocia.</translation>
    </message>
    <message>
        <source>The Bank would not give enough for everything you have.</source>
        <translation>La Banca no daría lo suficiente por todo lo que tienes.</translation>
    </message>
    <message>
        <source>{player}, an offer from {other}</source>
        <translation>{player}, una oferta de {other}</translation>
    </message>
    <message>
        <source>You get {give}. You give {take}.</source>
        <translation>Recibes {give}. Das {take}.</translation>
    </message>
    <message>
        <source>You would pay {sum} interest on mortgaged deeds at once.</source>
        <translation>Pagarías enseguida {sum} de intereses por las hipotecas.</translation>
    </message>
    <message>
        <source>An offer from {other}</source>
        <translation>Una oferta de {other}</translation>
    </message>
    <message>
        <source>The mortgage of {space}</source>
        <translation>La hipoteca de {space}</translation>
    </message>
    <message>
        <source>The interest is paid. Lifting it later costs {price} and 10 % once more.</source>
        <translation>Los intereses están pagados. Levantarla más tarde cuesta {price} y otro 10&#xa0;%.</translation>
    </message>
    <message>
        <source>{player}, go anywhere</source>
        <translation>{player}, ve adonde quieras</translation>
    </message>
    <message>
        <source>Three equal numbers: choose any space. Passing GO pays as usual.</source>
        <translation>Tres números iguales: elige cualquier casilla. Pasar por Salida paga como siempre.</translation>
    </message>
    <message>
        <source>{player}, take the bus</source>
        <translation>{player}, toma el autobús</translation>
    </message>
    <message>
        <source>Move by one die, by the other, or by both.</source>
        <translation>Avanza con un dado, con el otro o con los dos.</translation>
    </message>
    <message>
        <source>{player} wins the game!</source>
        <translation>¡{player} gana la partida!</translation>
    </message>
    <message>
        <source>It is a draw</source>
        <translation>Empate</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Not now: another decision comes first.</source>
        <translation>Ahora no: antes hay otra decisión.</translation>
    </message>
    <message>
        <source>Somebody else decides now. Wait for your turn.</source>
        <translation>Ahora decide otra persona. Espera tu turno.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Tira primero los dados.</translation>
    </message>
    <message>
        <source>The throw waits a moment, so that owners can ask for rent.</source>
        <translation>La tirada espera un momento, para que los dueños puedan pedir su alquiler.</translation>
    </message>
    <message>
        <source>No time limit was agreed, or it is over already.</source>
        <translation>No hay tiempo acordado, o ya se acabó.</translation>
    </message>
    <message>
        <source>A bankrupt player is out of the game.</source>
        <translation>Quien está en bancarrota ya no juega.</translation>
    </message>
    <message>
        <source>First decide about {space}.</source>
        <translation>Decide primero sobre {space}.</translation>
    </message>
    <message>
        <source>Last turn in Jail: throw first. Without doubles you pay and move.</source>
        <translation>Último turno en la cárcel: tira primero. Sin dobles pagas y avanzas.</translation>
    </message>
    <message>
        <source>Getting out costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation>Salir cuesta {amount}, y tienes {cash}. Consigue antes dinero.</translation>
    </message>
    <message>
        <source>You have no card out of Jail. Perhaps somebody sells you one.</source>
        <translation>No tienes carta para salir. Quizá alguien te venda una.</translation>
    </message>
    <message>
        <source>One lap first: you may buy once you have passed {go}.</source>
        <translation>Primero una vuelta: podrás comprar cuando hayas pasado por {go}.</translation>
    </message>
    <message>
        <source>It costs {price}, and you have {cash}. Raise cash first.</source>
        <translation>Cuesta {price}, y tienes {cash}. Consigue antes dinero.</translation>
    </message>
    <message>
        <source>This throw doesn’t allow that move.</source>
        <translation>Esta tirada no permite ese movimiento.</translation>
    </message>
    <message>
        <source>Too low: bid {least} or more.</source>
        <translation>Demasiado poco: puja {least} o más.</translation>
    </message>
    <message>
        <source>You have {cash}. Raise cash first, or bid less.</source>
        <translation>Tienes {cash}. Consigue antes dinero, o puja menos.</translation>
    </message>
    <message>
        <source>This building can’t go on {space} now. Choose another lot.</source>
        <translation>Este edificio no puede ir ahora en {space}. Elige otro solar.</translation>
    </message>
    <message>
        <source>Choose another player who is still in the game.</source>
        <translation>Elige a otro jugador que siga en la partida.</translation>
    </message>
    <message>
        <source>Put something into the offer first.</source>
        <translation>Pon antes algo en la oferta.</translation>
    </message>
    <message>
        <source>{seat} has only {cash}.</source>
        <translation>{seat} solo tiene {cash}.</translation>
    </message>
    <message>
        <source>Something of {seat} stands in the offer twice.</source>
        <translation>Algo de {seat} está dos veces en la oferta.</translation>
    </message>
    <message>
        <source>{seat} doesn’t own {space}.</source>
        <translation>{space} no es de {seat}.</translation>
    </message>
    <message>
        <source>{seat} doesn’t have that card.</source>
        <translation>{seat} no tiene esa carta.</translation>
    </message>
    <message>
        <source>Sell all buildings of this colour first: {space} can’t be traded.</source>
        <translation>Vended antes todos los edificios de este color: {space} no se puede cambiar.</translation>
    </message>
    <message>
        <source>{seat} owes {amount} and couldn’t pay it any more after this trade. It must bring in more.</source>
        <translation>{seat} debe {amount} y no podría pagarlo después de este trato. Tiene que aportar más.</translation>
    </message>
    <message>
        <source>{seat} must pay {amount} interest on mortgaged deeds at once and would have only {cash}.</source>
        <translation>{seat} tiene que pagar enseguida {amount} de intereses y solo tendría {cash}.</translation>
    </message>
    <message>
        <source>Lifting it costs {amount}, and you have {cash}. Raise cash, or keep it.</source>
        <translation>Levantarla cuesta {amount}, y tienes {cash}. Consigue dinero, o mantenla.</translation>
    </message>
    <message>
        <source>Pay what you owe first.</source>
        <translation>Paga antes lo que debes.</translation>
    </message>
    <message>
        <source>{space} isn’t yours.</source>
        <translation>{space} no es tuya.</translation>
    </message>
    <message>
        <source>{space} is mortgaged already.</source>
        <translation>{space} ya está hipotecada.</translation>
    </message>
    <message>
        <source>Sell all buildings of this colour first.</source>
        <translation>Vende antes todos los edificios de este color.</translation>
    </message>
    <message>
        <source>{space} isn’t mortgaged.</source>
        <translation>{space} no está hipotecada.</translation>
    </message>
    <message>
        <source>Lifting it costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation>Levantarla cuesta {amount}, y tienes {cash}. Consigue antes dinero.</translation>
    </message>
    <message>
        <source>You have no building on {space}.</source>
        <translation>No tienes ningún edificio en {space}.</translation>
    </message>
    <message>
        <source>You have no buildings of this colour: {group}.</source>
        <translation>No tienes edificios de este color: {group}.</translation>
    </message>
    <message>
        <source>Sell evenly: {other} first.</source>
        <translation>Vende por igual: primero {other}.</translation>
    </message>
    <message>
        <source>No hotel can be broken down while a building is auctioned.</source>
        <translation>Ningún hotel se puede deshacer mientras se subasta un edificio.</translation>
    </message>
    <message>
        <source>You are bidding for a building of this colour. Nothing of it can be sold now.</source>
        <translation>Estás pujando por un edificio de este color. Ahora no puedes vender nada de él.</translation>
    </message>
    <message>
        <source>Nothing can be built there.</source>
        <translation>Ahí no se puede construir nada.</translation>
    </message>
    <message>
        <source>You need every lot of the colour of {space}.</source>
        <translation>Necesitas todos los solares del color de {space}.</translation>
    </message>
    <message>
        <source>Lift the mortgage of {other} first.</source>
        <translation>Levanta antes la hipoteca de {other}.</translation>
    </message>
    <message>
        <source>{space} has its hotel. More can’t be built there.</source>
        <translation>{space} ya tiene su hotel. Ahí no cabe más.</translation>
    </message>
    <message>
        <source>Build evenly: {other} first.</source>
        <translation>Construye por igual: primero {other}.</translation>
    </message>
    <message>
        <source>The Bank has no houses left. Wait until some come back.</source>
        <translation>A la Banca no le quedan casas. Espera a que vuelvan algunas.</translation>
    </message>
    <message>
        <source>The Bank has no hotels left. Wait until one comes back.</source>
        <translation>A la Banca no le quedan hoteles. Espera a que vuelva uno.</translation>
    </message>
    <message>
        <source>It costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation>Cuesta {amount}, y tienes {cash}. Consigue antes dinero.</translation>
    </message>
    <message>
        <source>This building can’t go on {space} now.</source>
        <translation>Este edificio no puede ir ahora en {space}.</translation>
    </message>
    <message>
        <source>Nobody owes you rent at the moment.</source>
        <translation>Nadie te debe alquiler en este momento.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} de {turns}</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Lugar de la partida</translation>
    </message>
    <message>
        <source>The game is not longer than this.</source>
        <translation>La partida no es más larga.</translation>
    </message>
    <message>
        <source>Before the first throw.</source>
        <translation>Antes de la primera tirada.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>« Turn</source>
        <translation>« Turno</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>‹ Step</source>
        <translation>‹ Paso</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Step ›</source>
        <translation>Paso ›</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Turn »</source>
        <translation>Turno »</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>This is where the game stands.</source>
        <translation>Aquí está la partida.</translation>
    </message>
    <message>
        <source>That begins a new game from here; the old one stays as it is.</source>
        <translation>Desde aquí empieza una partida nueva; la antigua queda como está.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al momento</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Muy rápida</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Muy lenta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>A replay is being shown.</source>
        <translation>Se está viendo una repetición.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Tell us what you did and what you saw, and add the saved game (Game, Save as) and the text below: it says what went wrong inside. Nothing is sent unless you send it.</source>
        <translation>Cuéntanos qué hiciste y qué viste, y añade la partida guardada (Partida, Guardar como) y el texto de abajo: dice qué falló por dentro. No se envía nada si tú no lo envías.</translation>
    </message>
    <message>
        <source>The whole log: {path}</source>
        <translation>El registro entero: {path}</translation>
    </message>
    <message>
        <source>No folder takes a log on this computer.</source>
        <translation>Ninguna carpeta de este ordenador admite un registro.</translation>
    </message>
    <message>
        <source>The end of the log</source>
        <translation>El final del registro</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Abrir su carpeta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>RollQuestion</name>
    <message>
        <source>Throw the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Tirar otra vez</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Pagar {sum}</translation>
    </message>
    <message>
        <source>Throw for doubles</source>
        <translation>Intentar dobles</translation>
    </message>
    <message>
        <source>Use the card</source>
        <translation>Usar la carta</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Two to eight players, people and computers in any mix. Each has a name, a token and a colour of their own. You can also watch a game of computers only.</source>
        <translation>De dos a ocho, personas y ordenadores como queráis. Cada uno tiene un nombre, una ficha y un color propio. También podéis mirar cómo juegan solo ordenadores.</translation>
    </message>
    <message>
        <source>Money to start with</source>
        <translation>El dinero inicial</translation>
    </message>
    <message>
        <source>Everybody starts with the same cash: {start} in the official game. All sums are whole numbers.</source>
        <translation>Todos empiezan con lo mismo: {start} en la partida oficial. Todas las sumas son enteras.</translation>
    </message>
    <message>
        <source>Before the first throw</source>
        <translation>Antes de la primera tirada</translation>
    </message>
    <message>
        <source>All tokens stand on {go}. The Bank keeps all deeds, 32 houses and 12 hotels. Both packs of 16 cards are shuffled. The Bank never runs out of money.</source>
        <translation>Todas las fichas están en {go}. La Banca guarda todos los títulos, 32 casas y 12 hoteles. Los dos mazos de 16 cartas están barajados. A la Banca nunca se le acaba el dinero.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Each player throws both dice. The highest total begins; then it goes round the table. If several are highest, those throw again.</source>
        <translation>Cada jugador tira los dos dados. Empieza el total más alto y se sigue alrededor de la mesa. Si empatan varios, esos tiran otra vez.</translation>
    </message>
    <message>
        <source>The Bank</source>
        <translation>La Banca</translation>
    </message>
    <message>
        <source>The program looks after the Bank and leads the auctions. The Bank’s account is kept apart from the players’ money and always adds up. The Bank can’t go broke.</source>
        <translation>El programa lleva la Banca y dirige las subastas. La cuenta de la Banca está aparte del dinero de los jugadores y siempre cuadra. La Banca no puede quebrar.</translation>
    </message>
    <message>
        <source>What the Bank does</source>
        <translation>Qué hace la Banca</translation>
    </message>
    <message>
        <source>It pays salaries, sells and auctions deeds and buildings, takes buildings back at half price, collects taxes, fines and interest, and lends money only on mortgages.</source>
        <translation>Paga sueldos, vende y subasta títulos y edificios, recompra edificios a mitad de precio, cobra impuestos, multas e intereses, y solo presta con hipoteca.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Throw both dice, move your token by their total, and do what the space you reach asks for.</source>
        <translation>Tira los dos dados, avanza tu ficha lo que sumen y haz lo que pida la casilla.</translation>
    </message>
    <message>
        <source>Sharing a space</source>
        <translation>Compartir casilla</translation>
    </message>
    <message>
        <source>Any number of tokens may stand on one space.</source>
        <translation>En una casilla puede haber cuantas fichas se quiera.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobles</translation>
    </message>
    <message>
        <source>Both dice show the same: finish the space you reached, then throw and move once more.</source>
        <translation>Los dos dados son iguales: termina con la casilla y después tira y avanza otra vez.</translation>
    </message>
    <message>
        <source>Three times doubles</source>
        <translation>Tres veces dobles</translation>
    </message>
    <message>
        <source>The third doubles in one turn are not moved. Your token goes to Jail instead, and your turn is over.</source>
        <translation>El tercer doble de un turno no se avanza. Tu ficha va a la cárcel y tu turno termina.</translation>
    </message>
    <message>
        <source>Pay first</source>
        <translation>Primero pagar</translation>
    </message>
    <message>
        <source>Whatever you owe must be paid before your turn goes on.</source>
        <translation>Lo que debas tiene que estar pagado antes de que tu turno siga.</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>El final del turno</translation>
    </message>
    <message>
        <source>A turn ends when its player says so and nothing is left to do. It ends by itself when that player goes to Jail or bankrupt, even after doubles. Then the next player has the dice.</source>
        <translation>Un turno termina cuando su jugador lo dice y no queda nada por hacer. Termina solo cuando ese jugador va a la cárcel o a la bancarrota, aunque haya sacado dobles. Después le toca al siguiente.</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Sueldo</translation>
    </message>
    <message>
        <source>Each time your token passes or reaches {go} moving forward, you get {salary} from the Bank.</source>
        <translation>Cada vez que tu ficha pasa por {go} o llega allí avanzando, la Banca te da {salary}.</translation>
    </message>
    <message>
        <source>One salary a lap</source>
        <translation>Un sueldo por vuelta</translation>
    </message>
    <message>
        <source>Stopping exactly on {go} pays once. Walking off it afterwards pays nothing more.</source>
        <translation>Parar justo en {go} paga una vez. Salir de allí no paga nada más.</translation>
    </message>
    <message>
        <source>Two salaries in one turn</source>
        <translation>Dos sueldos en un turno</translation>
    </message>
    <message>
        <source>Pass {go}, stop on a card space just behind it, and draw the card that sends you to {go}: then you are paid twice, once for passing and once for the card.</source>
        <translation>Pasa por {go}, para en una casilla de carta justo detrás y saca la carta que te envía a {go}: cobras dos veces, una por pasar y otra por la carta.</translation>
    </message>
    <message>
        <source>No salary</source>
        <translation>Sin sueldo</translation>
    </message>
    <message>
        <source>Moving back pays nothing, and neither does being sent to Jail.</source>
        <translation>Retroceder no paga nada, e ir a la cárcel tampoco.</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>If nobody owns the property you stop on, you may buy it at its printed price. You may raise cash first: mortgage, sell buildings or trade.</source>
        <translation>Si la propiedad donde paras no es de nadie, puedes comprarla a su precio de lista. Antes puedes conseguir dinero: hipotecar, vender edificios o negociar.</translation>
    </message>
    <message>
        <source>Not bought</source>
        <translation>No comprada</translation>
    </message>
    <message>
        <source>If you don’t buy it, the Bank puts it up for auction at once.</source>
        <translation>Si no la compras, la Banca la subasta enseguida.</translation>
    </message>
    <message>
        <source>Sent by a card</source>
        <translation>Enviado por una carta</translation>
    </message>
    <message>
        <source>A space that a card sends you to counts just like one reached by the dice.</source>
        <translation>Una casilla a la que te envía una carta cuenta igual que una alcanzada con los dados.</translation>
    </message>
    <message>
        <source>Who may bid</source>
        <translation>Quién puede pujar</translation>
    </message>
    <message>
        <source>Everybody in the game, also the player who didn’t want to buy, and players in Jail.</source>
        <translation>Todos los que juegan, también quien no quiso comprar y quien está en la cárcel.</translation>
    </message>
    <message>
        <source>How to bid</source>
        <translation>Cómo se puja</translation>
    </message>
    <message>
        <source>Start with any whole sum from {one} up. Each further bid must be higher than the last.</source>
        <translation>Empieza con cualquier suma entera desde {one}. Cada puja debe superar a la anterior.</translation>
    </message>
    <message>
        <source>Bid what you have</source>
        <translation>Puja lo que tienes</translation>
    </message>
    <message>
        <source>You can’t bid more than the cash in your hand. You may raise cash first.</source>
        <translation>No puedes pujar más que tu dinero en mano. Antes puedes conseguir más.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Alrededor de la mesa</translation>
    </message>
    <message>
        <source>Bidding goes round, beginning after the player who didn’t buy. Who passes is out of this auction. It ends when only the highest bidder is left. A last player without a bid is still asked. When a bankrupt’s property is sold, bidding begins after that player, one property after the other in board order.</source>
        <translation>Se puja por turnos, empezando después de quien no compró. Quien pasa sale de esa subasta. Termina cuando solo queda el mejor postor. A un último jugador sin puja todavía se le pregunta. Cuando se venden los bienes de una bancarrota, se empieza después de ese jugador, una propiedad tras otra en el orden del tablero.</translation>
    </message>
    <message>
        <source>The winner of the auction</source>
        <translation>Quién gana la subasta</translation>
    </message>
    <message>
        <source>The highest bidder pays the Bank and gets the deed. If nobody bids, the Bank keeps it.</source>
        <translation>El mejor postor paga a la Banca y recibe el título. Si nadie puja, se lo queda la Banca.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Alquiler</translation>
    </message>
    <message>
        <source>Stop on somebody else’s property and you pay its owner the rent on its deed.</source>
        <translation>Si paras en la propiedad de otro, le pagas el alquiler que dice su título.</translation>
    </message>
    <message>
        <source>A whole colour</source>
        <translation>Un color entero</translation>
    </message>
    <message>
        <source>Who owns all lots of a colour gets double rent on those without buildings, even if another lot of the colour is mortgaged or built on.</source>
        <translation>Quien tiene todos los solares de un color cobra el doble en los que no tienen edificios, aunque otro del color esté hipotecado o construido.</translation>
    </message>
    <message>
        <source>Rent with buildings</source>
        <translation>Alquiler con edificios</translation>
    </message>
    <message>
        <source>With houses or a hotel the rent is the one printed for exactly that.</source>
        <translation>Con casas u hotel, el alquiler es exactamente el indicado para eso.</translation>
    </message>
    <message>
        <source>Mortgaged: no rent</source>
        <translation>Hipotecada: sin alquiler</translation>
    </message>
    <message>
        <source>While a property is mortgaged, stopping there is free.</source>
        <translation>Mientras una propiedad está hipotecada, parar allí es gratis.</translation>
    </message>
    <message>
        <source>Rent of railroads</source>
        <translation>Alquiler de los ferrocarriles</translation>
    </message>
    <message>
        <source>{r1}, {r2}, {r3} or {r4} for one, two, three or four owned. A mortgaged one earns nothing itself but still counts for the others.</source>
        <translation>{r1}, {r2}, {r3} o {r4} por uno, dos, tres o cuatro. Uno hipotecado no cobra nada, pero cuenta para los demás.</translation>
    </message>
    <message>
        <source>Rent of utilities</source>
        <translation>Alquiler de las compañías</translation>
    </message>
    <message>
        <source>Four times the throw that brought you there if the owner has one, ten times if the owner has both. A mortgaged one still counts for the other.</source>
        <translation>Cuatro veces la tirada que te trajo si el dueño tiene una, diez veces si tiene las dos. Una hipotecada cuenta para la otra.</translation>
    </message>
    <message>
        <source>Owners in Jail</source>
        <translation>Dueños en la cárcel</translation>
    </message>
    <message>
        <source>An owner who sits in Jail still gets rent.</source>
        <translation>Un dueño que está en la cárcel cobra igualmente su alquiler.</translation>
    </message>
    <message>
        <source>Rent is paid at once</source>
        <translation>El alquiler se paga enseguida</translation>
    </message>
    <message>
        <source>The rent is what the deed says when you arrive. The Bank’s computer collects it for the owner.</source>
        <translation>El alquiler es el que dice el título cuando llegas. El ordenador de la Banca lo cobra para el dueño.</translation>
    </message>
    <message>
        <source>Asking for rent</source>
        <translation>Pedir el alquiler</translation>
    </message>
    <message>
        <source>If you agreed on it, owners must ask for their rent themselves, at the latest before the next player throws; later it is lost. If several rents are open, the oldest comes first.</source>
        <translation>Si así lo acordasteis, cada dueño debe pedir su alquiler, como muy tarde antes de que tire el siguiente jugador; después se pierde. Si hay varios pendientes, primero el más antiguo.</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <translation>Sacar una carta</translation>
    </message>
    <message>
        <source>Stop on a card space: the top card is drawn, done at once, and put under its pack.</source>
        <translation>Si paras en una casilla de carta, se saca la primera, se cumple enseguida y vuelve debajo de su mazo.</translation>
    </message>
    <message>
        <source>The card out of Jail</source>
        <translation>La carta para salir de la cárcel</translation>
    </message>
    <message>
        <source>You keep it until you use it. Then it goes back under the pack it came from. Who has both uses the one from {chance} first.</source>
        <translation>La guardas hasta usarla. Después vuelve debajo del mazo del que salió. Quien tiene las dos usa primero la de {chance}.</translation>
    </message>
    <message>
        <source>Selling the card</source>
        <translation>Vender la carta</translation>
    </message>
    <message>
        <source>A card out of Jail may be traded to another player at any price you agree on.</source>
        <translation>Una carta para salir se puede cambiar con otro jugador por el precio que acordéis.</translation>
    </message>
    <message>
        <source>The card to the next railroad</source>
        <translation>La carta a la próxima estación</translation>
    </message>
    <message>
        <source>If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it, you pay twice the usual rent.</source>
        <translation>Si no es de nadie, puedes comprarla; si no, se subasta. Si es de otro, pagas el doble del alquiler normal.</translation>
    </message>
    <message>
        <source>The card to the next utility</source>
        <translation>La carta a la próxima compañía</translation>
    </message>
    <message>
        <source>If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it and it isn’t mortgaged, the dice are thrown again and you pay ten times that throw. Doubles in that throw mean nothing.</source>
        <translation>Si no es de nadie, puedes comprarla; si no, se subasta. Si es de otro y no está hipotecada, se tira otra vez y pagas diez veces esa tirada. Los dobles no cuentan ahí.</translation>
    </message>
    <message>
        <source>The card that moves you back</source>
        <translation>La carta que te hace retroceder</translation>
    </message>
    <message>
        <source>The space you reach by moving back counts in full, as if you had thrown it.</source>
        <translation>La casilla a la que retrocedes cuenta entera, como si la hubieras sacado con los dados.</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaciones</translation>
    </message>
    <message>
        <source>You pay the sums on the card for each house and each hotel that you own.</source>
        <translation>Pagas las sumas de la carta por cada casa y cada hotel que tengas.</translation>
    </message>
    <message>
        <source>Paying everybody</source>
        <translation>Pagar a todos</translation>
    </message>
    <message>
        <source>Payments to or from each player go round the table one by one. Who can’t pay is bankrupt to the player whose money is missing; the players after that get nothing. What is owed to a player who leaves is forgotten.</source>
        <translation>Los pagos a todos o de todos van por turnos. Quien no puede pagar va a la bancarrota frente a quien le falta el dinero; los siguientes no reciben nada. Lo que se debe a un jugador que se va se olvida.</translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation>Impuesto sobre la renta</translation>
    </message>
    <message>
        <source>Pay {flat}, or a tenth of all you have: cash, the printed price of all your properties, mortgaged or not, and what your buildings cost.</source>
        <translation>Paga {flat}, o la décima parte de todo lo tuyo: dinero, precio de lista de todas tus propiedades, hipotecadas o no, y lo que cuestan tus edificios.</translation>
    </message>
    <message>
        <source>Choose before you count</source>
        <translation>Elegir antes de contar</translation>
    </message>
    <message>
        <source>You choose between the two before anything is added up, and you can’t take it back. That is why nobody’s total is shown before the game is over.</source>
        <translation>Eliges entre los dos antes de que se sume nada, y no puedes deshacerlo. Por eso no se muestra el total de nadie antes del final.</translation>
    </message>
    <message>
        <source>Luxury tax</source>
        <translation>Impuesto de lujo</translation>
    </message>
    <message>
        <source>This space costs {luxury}.</source>
        <translation>Esta casilla cuesta {luxury}.</translation>
    </message>
    <message>
        <source>Ten per cent</source>
        <translation>Diez por ciento</translation>
    </message>
    <message>
        <source>Every 10 % in this game is rounded up: a tenth of {seventy_five} is {eight}.</source>
        <translation>Cada 10&#xa0;% de este juego se redondea hacia arriba: la décima parte de {seventy_five} es {eight}.</translation>
    </message>
    <message>
        <source>Into Jail</source>
        <translation>A la cárcel</translation>
    </message>
    <message>
        <source>The corner that sends you to Jail, a card, or doubles for the third time in a turn take you straight there. You get no salary on the way, and your turn is over.</source>
        <translation>La esquina que te envía a la cárcel, una carta o el tercer doble de un turno te llevan directo allí. No cobras sueldo por el camino y tu turno termina.</translation>
    </message>
    <message>
        <source>Just visiting</source>
        <translation>Solo visita</translation>
    </message>
    <message>
        <source>If you walk onto that space by yourself, you are only visiting. Nothing happens.</source>
        <translation>Si llegas a esa casilla por tu cuenta, solo estás de visita. No pasa nada.</translation>
    </message>
    <message>
        <source>Out by doubles</source>
        <translation>Salir con dobles</translation>
    </message>
    <message>
        <source>Throw doubles in Jail and you are free: move that throw and play the space. You don’t throw again.</source>
        <translation>Si sacas dobles en la cárcel, eres libre: avanza esa tirada y juega la casilla. No tiras otra vez.</translation>
    </message>
    <message>
        <source>Out by a card</source>
        <translation>Salir con una carta</translation>
    </message>
    <message>
        <source>Use a card out of Jail before you throw, also one that you have just bought. Then throw and move as usual.</source>
        <translation>Usa una carta para salir antes de tirar, también una que acabas de comprar. Después tira y avanza como siempre.</translation>
    </message>
    <message>
        <source>Out by paying</source>
        <translation>Salir pagando</translation>
    </message>
    <message>
        <source>On your first or second turn in Jail you may pay {fine} before you throw. Then throw and move as usual.</source>
        <translation>En tu primer o segundo turno en la cárcel puedes pagar {fine} antes de tirar. Después tira y avanza como siempre.</translation>
    </message>
    <message>
        <source>The third turn in Jail</source>
        <translation>El tercer turno en la cárcel</translation>
    </message>
    <message>
        <source>No doubles on the third turn either: now you must pay {fine}, raising the cash if you need to, and move that throw. If you can’t, you are bankrupt to the Bank.</source>
        <translation>Si tampoco sacas dobles en el tercer turno, debes pagar {fine}, consiguiendo el dinero si hace falta, y avanzar esa tirada. Si no puedes, vas a la bancarrota frente a la Banca.</translation>
    </message>
    <message>
        <source>Life in Jail</source>
        <translation>La vida en la cárcel</translation>
    </message>
    <message>
        <source>In Jail you may still build, trade, bid, mortgage and collect rent.</source>
        <translation>En la cárcel puedes construir, negociar, pujar, hipotecar y cobrar alquileres.</translation>
    </message>
    <message>
        <source>Free parking</source>
        <translation>Parada libre</translation>
    </message>
    <message>
        <source>Just a place to rest. You get nothing and pay nothing.</source>
        <translation>Solo un lugar para descansar. No recibes nada y no pagas nada.</translation>
    </message>
    <message>
        <source>Where you may build</source>
        <translation>Dónde puedes construir</translation>
    </message>
    <message>
        <source>Only on a colour that is all yours, with no lot of it mortgaged. You may build at any time, in Jail too.</source>
        <translation>Solo en un color que sea todo tuyo, sin solares hipotecados. En cualquier momento, también en la cárcel.</translation>
    </message>
    <message>
        <source>Build evenly</source>
        <translation>Construir por igual</translation>
    </message>
    <message>
        <source>No lot gets its next building while another lot of the same colour has fewer.</source>
        <translation>Ningún solar recibe su próximo edificio mientras otro del mismo color tenga menos.</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>A house costs what the deed says. A lot holds up to four houses.</source>
        <translation>Una casa cuesta lo que dice el título. Un solar admite hasta cuatro casas.</translation>
    </message>
    <message>
        <source>Hotels</source>
        <translation>Hoteles</translation>
    </message>
    <message>
        <source>When every lot of the colour has four houses or a hotel, you may pay for a hotel: the four houses of that lot go back to the Bank. There is only one hotel to a lot.</source>
        <translation>Cuando cada solar del color tiene cuatro casas o un hotel, puedes pagar un hotel: las cuatro casas de ese solar vuelven a la Banca. Solo hay un hotel por solar.</translation>
    </message>
    <message>
        <source>Only so many</source>
        <translation>Solo hay tantos</translation>
    </message>
    <message>
        <source>There are 32 houses and 12 hotels. If the Bank has none left, wait until some come back.</source>
        <translation>Hay 32 casas y 12 hoteles. Si a la Banca no le quedan, espera a que vuelvan algunos.</translation>
    </message>
    <message>
        <source>When buildings run short</source>
        <translation>Cuando faltan edificios</translation>
    </message>
    <message>
        <source>If players who could build now want more houses or hotels than the Bank has, everybody who could build is asked. If more than one wants the building, it is auctioned, from the printed price up; the bid names the lot it is for. Hotels come before houses. If nobody else wants it, it is sold at the printed price.</source>
        <translation>Si quienes podrían construir ahora quieren juntos más casas u hoteles de los que tiene la Banca, se pregunta a cada uno de ellos. Si más de uno quiere el edificio, se subasta desde el precio de lista; la puja nombra su solar. Los hoteles van antes que las casas. Si nadie más lo quiere, se vende al precio de lista.</translation>
    </message>
    <message>
        <source>Selling buildings</source>
        <translation>Vender edificios</translation>
    </message>
    <message>
        <source>The Bank takes buildings back at any time for half the printed price, whatever you paid in an auction.</source>
        <translation>La Banca recompra edificios en cualquier momento por la mitad del precio de lista, pagaras lo que pagaras en una subasta.</translation>
    </message>
    <message>
        <source>Sell evenly</source>
        <translation>Vender por igual</translation>
    </message>
    <message>
        <source>Buildings come down evenly, just as they went up.</source>
        <translation>Los edificios se quitan por igual, tal como se pusieron.</translation>
    </message>
    <message>
        <source>Selling a hotel</source>
        <translation>Vender un hotel</translation>
    </message>
    <message>
        <source>A hotel turns back into four houses if the Bank has four. You can always sell all buildings of a colour at once; a hotel then counts as five houses.</source>
        <translation>Un hotel vuelve a ser cuatro casas si la Banca tiene cuatro. Siempre puedes vender a la vez todos los edificios de un color; un hotel cuenta entonces como cinco casas.</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Negociar</translation>
    </message>
    <message>
        <source>Any two players may trade properties, cards out of Jail and cash at any time, in Jail too. A present is allowed, an empty offer is not, and nobody can give what they don’t have. You may take an offer back until it is answered.</source>
        <translation>Dos jugadores pueden cambiar propiedades, cartas para salir y dinero en cualquier momento, también en la cárcel. Se permite un regalo, no una oferta vacía, y nadie da lo que no tiene. Puedes retirar tu oferta hasta que respondan.</translation>
    </message>
    <message>
        <source>No trade with buildings</source>
        <translation>Sin tratos con edificios</translation>
    </message>
    <message>
        <source>A lot can’t be traded while any lot of its colour has a building. Buildings themselves are never traded.</source>
        <translation>Un solar no se puede cambiar mientras algún solar de su color tenga un edificio. Los edificios mismos nunca se cambian.</translation>
    </message>
    <message>
        <source>Getting a mortgaged property</source>
        <translation>Recibir una propiedad hipotecada</translation>
    </message>
    <message>
        <source>The new owner chooses at once: lift the mortgage for its value plus 10 %, or keep it and pay 10 % now, and 10 % again when lifting it later. Both sides need enough cash for these 10 %.</source>
        <translation>El nuevo dueño elige enseguida: levantar la hipoteca por su valor más el 10&#xa0;%, o mantenerla pagando el 10&#xa0;% ahora, y otro 10&#xa0;% al levantarla más tarde. Ambas partes necesitan dinero para ese 10&#xa0;%.</translation>
    </message>
    <message>
        <source>No loans, no promises</source>
        <translation>Ni préstamos ni promesas</translation>
    </message>
    <message>
        <source>Players don’t lend each other money and can’t trade promises about later turns.</source>
        <translation>Los jugadores no se prestan dinero ni pueden negociar con promesas sobre turnos futuros.</translation>
    </message>
    <message>
        <source>Mortgage</source>
        <translation>Hipoteca</translation>
    </message>
    <message>
        <source>At any time the Bank lends you the mortgage value of a property, if no lot of its colour has a building.</source>
        <translation>En cualquier momento la Banca te presta el valor hipotecario de una propiedad, si ningún solar de su color tiene edificios.</translation>
    </message>
    <message>
        <source>Lifting a mortgage</source>
        <translation>Levantar una hipoteca</translation>
    </message>
    <message>
        <source>Pay the mortgage value plus 10 %, at any time.</source>
        <translation>Paga el valor hipotecario más el 10&#xa0;%, en cualquier momento.</translation>
    </message>
    <message>
        <source>Only the owner lifts it</source>
        <translation>Solo la levanta el dueño</translation>
    </message>
    <message>
        <source>Nobody but the owner can lift a mortgage. The property itself may be traded.</source>
        <translation>Nadie más que el dueño puede levantar una hipoteca. La propiedad sí se puede cambiar.</translation>
    </message>
    <message>
        <source>When cash is short</source>
        <translation>Cuando falta dinero</translation>
    </message>
    <message>
        <source>If you owe more than you have, sell buildings, mortgage or trade until it is paid.</source>
        <translation>Si debes más de lo que tienes, vende edificios, hipoteca o negocia hasta pagarlo.</translation>
    </message>
    <message>
        <source>Paying and giving up</source>
        <translation>Pagar y rendirse</translation>
    </message>
    <message>
        <source>A debt is paid by itself as soon as your cash covers it. With nothing left to raise cash with you are bankrupt. You may give up at your own throw, at a debt or at the end of your turn: if the debt can no longer be covered, everything goes to the player you owe, otherwise to the Bank.</source>
        <translation>Una deuda se paga sola en cuanto tu dinero alcanza. Si no te queda con qué conseguirlo, estás en bancarrota. Puedes rendirte en tu tirada, ante una deuda o al final de tu turno: si la deuda ya no se puede cubrir, todo va al jugador a quien debes; si no, a la Banca.</translation>
    </message>
    <message>
        <source>Trading in debt</source>
        <translation>Negociar con deudas</translation>
    </message>
    <message>
        <source>While you owe money you may only make trades after which the debt is paid, or could still be paid with what the Bank gives for the rest.</source>
        <translation>Mientras debas dinero, solo puedes hacer tratos tras los cuales la deuda esté pagada, o pueda pagarse con lo que la Banca da por el resto.</translation>
    </message>
    <message>
        <source>Down to nothing</source>
        <translation>Sin un céntimo</translation>
    </message>
    <message>
        <source>Having exactly {nothing} left is not bankrupt.</source>
        <translation>Quedarse exactamente con {nothing} no es bancarrota.</translation>
    </message>
    <message>
        <source>Bankrupt to a player</source>
        <translation>Bancarrota frente a un jugador</translation>
    </message>
    <message>
        <source>Your buildings go back to the Bank for half their price. That money, all your cash, deeds and cards go to the player you owe.</source>
        <translation>Tus edificios vuelven a la Banca por la mitad de su precio. Ese dinero, todo tu dinero, títulos y cartas van al jugador a quien debes.</translation>
    </message>
    <message>
        <source>Taking over mortgages</source>
        <translation>Recibir hipotecas</translation>
    </message>
    <message>
        <source>For each mortgaged deed received from a bankrupt you pay the Bank 10 % at once. You may lift it then for the mortgage value alone; later it costs another 10 %.</source>
        <translation>Por cada título hipotecado recibido de una bancarrota pagas enseguida el 10&#xa0;% a la Banca. Puedes levantarla entonces solo por su valor; más tarde cuesta otro 10&#xa0;%.</translation>
    </message>
    <message>
        <source>Pulled along</source>
        <translation>Arrastrado</translation>
    </message>
    <message>
        <source>Who can’t pay the 10 % on deeds just received goes bankrupt too, to the Bank.</source>
        <translation>Quien no puede pagar el 10&#xa0;% de los títulos recién recibidos va también a la bancarrota, frente a la Banca.</translation>
    </message>
    <message>
        <source>Bankrupt to the Bank</source>
        <translation>Bancarrota frente a la Banca</translation>
    </message>
    <message>
        <source>Cash, buildings and cards go back to the Bank. Every deed is auctioned at once among the others, free of mortgage.</source>
        <translation>Dinero, edificios y cartas vuelven a la Banca. Cada título se subasta enseguida entre los demás, libre de hipoteca.</translation>
    </message>
    <message>
        <source>Leaving the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>A bankrupt player leaves at once. Questions to that player fall away, auctions go on without them, and their turn passes on.</source>
        <translation>Un jugador en bancarrota se va enseguida. Las preguntas que se le hacían caen, las subastas siguen sin él y su turno pasa.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Ganar</translation>
    </message>
    <message>
        <source>The last player left wins. The bankruptcy that decides it ends the game at once.</source>
        <translation>Gana el último jugador que quede. La bancarrota que lo decide termina la partida enseguida.</translation>
    </message>
    <message>
        <source>The richest wins</source>
        <translation>Gana el más rico</translation>
    </message>
    <message>
        <source>If you agreed on an earlier end, the richest wins: cash, properties at their printed price, mortgaged ones at half, and buildings at what they cost. Equal players share the win.</source>
        <translation>Si acordasteis un final anterior, gana el más rico: dinero, propiedades a precio de lista, las hipotecadas a la mitad, y edificios a su coste. Si hay empate, comparten la victoria.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>No rule has these words.</source>
        <translation>Ninguna regla tiene esas palabras.</translation>
    </message>
    <message>
        <source>Rule {id}</source>
        <translation>Regla {id}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Search in all rules</source>
        <translation>Buscar en todas las reglas</translation>
    </message>
    <message>
        <source>Rules; those for this question come first, in bold</source>
        <translation>Reglas; las de esta pregunta van primero, en negrita</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Hide the options</source>
        <translation>Ocultar las opciones</translation>
    </message>
    <message>
        <source>Customise every option</source>
        <translation>Ajustar cada opción</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nombre del jugador {number}</translation>
    </message>
    <message>
        <source>Token of player {number}</source>
        <translation>Ficha del jugador {number}</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>Color del jugador {number}</translation>
    </message>
    <message>
        <source>Person or computer, player {number}</source>
        <translation>Persona u ordenador, jugador {number}</translation>
    </message>
    <message>
        <source>What computer {number} prefers</source>
        <translation>Qué prefiere el ordenador {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Quitar al jugador {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>+ Person</source>
        <translation>+ Persona</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Añadir una persona</translation>
    </message>
    <message>
        <source>+ Computer</source>
        <translation>+ Ordenador</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Añadir un ordenador</translation>
    </message>
    <message>
        <source>Eight can play at most (SETUP-1).</source>
        <translation>Pueden jugar ocho como máximo (SETUP-1).</translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>{name} {before} › {after}</source>
        <translation>{name} {before} › {after}</translation>
    </message>
    <message>
        <source>{group}: {sides} of {size}.</source>
        <translation>{group}: {sides} de {size}.</translation>
    </message>
    <message>
        <source>{name} completes the set.</source>
        <translation>{name} completa el grupo.</translation>
    </message>
    <message>
        <source>{name} breaks up the set.</source>
        <translation>{name} rompe el grupo.</translation>
    </message>
    <message>
        <source>{space} (mortgaged)</source>
        <translation>{space} (hipotecada)</translation>
    </message>
    <message>
        <source>a card out of Jail ({pack})</source>
        <translation>una carta para salir de la cárcel ({pack})</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Muy rápida</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Muy lenta</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>How it looks</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Patterns on the colours of the groups</source>
        <translation>Motivos en los colores de los grupos</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Time to ask for rent, if owners must ask</source>
        <translation>Tiempo para pedir alquiler, si los dueños deben pedirlo</translation>
    </message>
    <message>
        <source>Call a player before a question in another’s turn</source>
        <translation>Llamar a un jugador antes de una pregunta en el turno de otro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Keys while the board has the focus</source>
        <translation>Teclas mientras el tablero tiene el foco</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <translation>No esperar</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} segundos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>Para {name}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Take the answer that is filled with colour</source>
        <translation>Tomar la respuesta en color</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Go to the next button or field</source>
        <translation>Ir al siguiente botón o campo</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Press the button in focus; skip while something moves</source>
        <translation>Pulsar el botón con el foco; saltar mientras algo se mueve</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Go from space to space on the board</source>
        <translation>Ir de casilla en casilla por el tablero</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Close a sheet or a dialog; decides nothing</source>
        <translation>Cerrar una hoja o un diálogo; no decide nada</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message>
        <source>Street, colour {group}.</source>
        <translation>Calle, color {group}.</translation>
    </message>
    <message>
        <source>One of the {group}.</source>
        <translation>Del grupo {group}.</translation>
    </message>
    <message>
        <source>For sale at {price}.</source>
        <translation>En venta por {price}.</translation>
    </message>
    <message>
        <source>Owned by {owner}.</source>
        <translation>Dueño: {owner}.</translation>
    </message>
    <message>
        <source>Mortgaged: no rent.</source>
        <translation>Hipotecada: sin alquiler.</translation>
    </message>
    <message>
        <source>There is a hotel.</source>
        <translation>Hay un hotel.</translation>
    </message>
    <message>
        <source>Buildings: {houses}.</source>
        <translation>Edificios: {houses}.</translation>
    </message>
    <message>
        <source>No rent while the owner is in Jail.</source>
        <translation>Sin alquiler mientras el dueño está en la cárcel.</translation>
    </message>
    <message>
        <source>Rent: {factor} times the throw.</source>
        <translation>Alquiler: {factor} veces la tirada.</translation>
    </message>
    <message>
        <source>Rent {rent}.</source>
        <translation>Alquiler {rent}.</translation>
    </message>
    <message>
        <source>Passing or reaching it pays {salary}.</source>
        <translation>Pasar por aquí o llegar da {salary}.</translation>
    </message>
    <message>
        <source>Visitors just stand here; prisoners wait inside.</source>
        <translation>Los visitantes están fuera; los presos esperan dentro.</translation>
    </message>
    <message>
        <source>A free place to rest.</source>
        <translation>Un lugar libre para descansar.</translation>
    </message>
    <message>
        <source>Sends you straight to Jail.</source>
        <translation>Te envía directo a la cárcel.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Sacas una carta.</translation>
    </message>
    <message>
        <source>Pay {flat} or 10 %.</source>
        <translation>Paga {flat} o el 10&#xa0;%.</translation>
    </message>
    <message>
        <source>Pay {luxury}.</source>
        <translation>Paga {luxury}.</translation>
    </message>
    <message>
        <source>Pay {flat}.</source>
        <translation>Paga {flat}.</translation>
    </message>
    <message>
        <source>Whoever stops here gets the pot: {pot}.</source>
        <translation>Quien para aquí se lleva el bote: {pot}.</translation>
    </message>
    <message>
        <source>Here: {players}.</source>
        <translation>Aquí: {players}.</translation>
    </message>
    <message>
        <source>In Jail: {players}.</source>
        <translation>En la cárcel: {players}.</translation>
    </message>
</context>
<context>
    <name>SpeedDieQuestion</name>
    <message>
        <source>Where to</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>Move to {space}</source>
        <translation>Ir a {space}</translation>
    </message>
    <message>
        <source>{steps}: {space}</source>
        <translation>{steps}: {space}</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>{place}. {name}</source>
        <translation>{place}. {name}</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>en bancarrota</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>A trade with {other} gave {player} the first colour: {group}.</source>
        <translation>Un trato con {other} dio a {player} el primer color: {group}.</translation>
    </message>
    <message>
        <source>{player} had the first colour complete: {group}.</source>
        <translation>{player} completó el primer color: {group}.</translation>
    </message>
    <message>
        <source>A trade with {other} gave {player} all of {group}.</source>
        <translation>Un trato con {other} dio a {player} todo el grupo {group}.</translation>
    </message>
    <message>
        <source>{player} completed {group}.</source>
        <translation>{player} completó {group}.</translation>
    </message>
    <message>
        <source>{player} went bankrupt; everything went to the Bank.</source>
        <translation>{player} fue a la bancarrota; todo fue a la Banca.</translation>
    </message>
    <message>
        <source>{player} went bankrupt; everything went to {other}.</source>
        <translation>{player} fue a la bancarrota; todo fue a {other}.</translation>
    </message>
    <message>
        <source>{player} gave up; everything went to the Bank.</source>
        <translation>{player} se rindió; todo fue a la Banca.</translation>
    </message>
    <message>
        <source>{player} threw highest and began.</source>
        <translation>{player} sacó más y empezó.</translation>
    </message>
    <message>
        <source>{player} bought the first property, {space}.</source>
        <translation>{player} compró la primera propiedad, {space}.</translation>
    </message>
    <message>
        <source>{player} built the first hotel, on {space}.</source>
        <translation>{player} construyó el primer hotel, en {space}.</translation>
    </message>
    <message>
        <source>The dearest rent: {player} paid {other} {sum} for {space}.</source>
        <translation>El alquiler más caro: {player} pagó {sum} a {other} por {space}.</translation>
    </message>
    <message>
        <source>{player} paid {other} {sum} rent for {space}.</source>
        <translation>{player} pagó a {other} {sum} de alquiler por {space}.</translation>
    </message>
    <message>
        <source>{player} and {other} traded: {give} for {take}.</source>
        <translation>{player} y {other} hicieron un trato: {give} por {take}.</translation>
    </message>
    <message>
        <source>{player} gave {other} a present: {give}.</source>
        <translation>{player} le hizo un regalo a {other}: {give}.</translation>
    </message>
    <message>
        <source>{other} gave {player} a present: {take}.</source>
        <translation>{other} le hizo un regalo a {player}: {take}.</translation>
    </message>
    <message>
        <source>A bargain: {player} got {space} for {sum} in an auction.</source>
        <translation>Una ganga: {player} consiguió {space} por {sum} en una subasta.</translation>
    </message>
    <message>
        <source>{player} paid {sum} in an auction for {space}, priced at {price}.</source>
        <translation>{player} pagó {sum} en una subasta por {space}, con precio de {price}.</translation>
    </message>
    <message>
        <source>{player} won: all the others were bankrupt.</source>
        <translation>{player} ganó: todos los demás estaban en bancarrota.</translation>
    </message>
    <message>
        <source>{player} won, the richest with {sum}.</source>
        <translation>{player} ganó con la mayor fortuna, {sum}.</translation>
    </message>
    <message>
        <source>The agreed rounds were played. {player} won, the richest with {sum}.</source>
        <translation>Se jugaron las rondas acordadas. {player} ganó con la mayor fortuna, {sum}.</translation>
    </message>
    <message>
        <source>The agreed time was over. {player} won, the richest with {sum}.</source>
        <translation>Se acabó el tiempo acordado. {player} ganó con la mayor fortuna, {sum}.</translation>
    </message>
    <message>
        <source>{players} shared the win.</source>
        <translation>{players} compartieron la victoria.</translation>
    </message>
    <message>
        <source>{players} shared the win, with {sum} each.</source>
        <translation>{players} compartieron la victoria, con {sum} cada uno.</translation>
    </message>
    <message>
        <source>The agreed rounds were played. {players} won, with {sum} each.</source>
        <translation>Se jugaron las rondas acordadas. {players} ganaron, con {sum} cada uno.</translation>
    </message>
    <message>
        <source>The agreed time was over. {players} won, with {sum} each.</source>
        <translation>Se acabó el tiempo acordado. {players} ganaron, con {sum} cada uno.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>You now own {space}.</source>
        <translation>Ahora es tuya: {space}.</translation>
    </message>
    <message>
        <source>{player} now owns all of {group}.</source>
        <translation>{player} tiene ahora todo el grupo {group}.</translation>
    </message>
    <message>
        <source>You were sent to Jail.</source>
        <translation>Te enviaron a la cárcel.</translation>
    </message>
    <message>
        <source>{player} went to Jail.</source>
        <translation>{player} fue a la cárcel.</translation>
    </message>
    <message>
        <source>{player} keeps a card out of Jail.</source>
        <translation>{player} guarda una carta para salir.</translation>
    </message>
    <message>
        <source>{other} gave {player} a present: {give}.</source>
        <translation>{other} le hizo un regalo a {player}: {give}.</translation>
    </message>
    <message>
        <source>{player} gave {other} a present: {take}.</source>
        <translation>{player} le hizo un regalo a {other}: {take}.</translation>
    </message>
    <message>
        <source>{player} accepted your present: {give}.</source>
        <translation>{player} aceptó tu regalo: {give}.</translation>
    </message>
    <message>
        <source>{player} gave you a present: {take}.</source>
        <translation>{player} te hizo un regalo: {take}.</translation>
    </message>
    <message>
        <source>{player} took your offer: you gave {give} for {take}.</source>
        <translation>{player} aceptó tu oferta: diste {give} por {take}.</translation>
    </message>
    <message>
        <source>{player} refused your offer.</source>
        <translation>{player} rechazó tu oferta.</translation>
    </message>
    <message>
        <source>{other} and {player} traded: {give} for {take}.</source>
        <translation>{other} y {player} hicieron un trato: {give} por {take}.</translation>
    </message>
    <message>
        <source>You did not ask {player} for {sum} rent on {space} in time.</source>
        <translation>No pediste a tiempo a {player} {sum} de alquiler por {space}.</translation>
    </message>
    <message>
        <source>{player} is bankrupt; all of it is yours.</source>
        <translation>{player} está en bancarrota; todo lo suyo es tuyo.</translation>
    </message>
    <message>
        <source>{player} is bankrupt.</source>
        <translation>{player} está en bancarrota.</translation>
    </message>
    <message>
        <source>{player} is bankrupt; everything went to {other}.</source>
        <translation>{player} está en bancarrota; todo fue a {other}.</translation>
    </message>
    <message>
        <source>{player} paid you {sum} in all.</source>
        <translation>{player} te pagó {sum} en total.</translation>
    </message>
    <message>
        <source>You received {sum}.</source>
        <translation>Recibiste {sum}.</translation>
    </message>
    <message>
        <source>You paid {sum}.</source>
        <translation>Pagaste {sum}.</translation>
    </message>
    <message>
        <source>{player} paid you {sum} rent for {space}.</source>
        <translation>{player} te pagó {sum} de alquiler por {space}.</translation>
    </message>
    <message>
        <source>You paid {player} {sum} rent for {space}.</source>
        <translation>Pagaste a {player} {sum} de alquiler por {space}.</translation>
    </message>
    <message>
        <source>{player} paid you {sum}.</source>
        <translation>{player} te pagó {sum}.</translation>
    </message>
    <message>
        <source>You paid {player} {sum}.</source>
        <translation>Pagaste {sum} a {player}.</translation>
    </message>
    <message>
        <source>{player} bought {goods}.</source>
        <translation>{player} compró {goods}.</translation>
    </message>
    <message>
        <source>{player} mortgaged {goods}.</source>
        <translation>{player} hipotecó {goods}.</translation>
    </message>
    <message>
        <source>{player} built on {group}: rents up to {sum} now.</source>
        <translation>{player} construyó en {group}: alquileres hasta {sum} ahora.</translation>
    </message>
    <message>
        <source>{player} sold buildings of {group}.</source>
        <translation>{player} vendió edificios de {group}.</translation>
    </message>
    <message>
        <source>Together {sum} more: you have {cash} now.</source>
        <translation>En total {sum} más: ahora tienes {cash}.</translation>
    </message>
    <message>
        <source>Together {sum} less: you have {cash} now.</source>
        <translation>En total {sum} menos: ahora tienes {cash}.</translation>
    </message>
</context>
<context>
    <name>Thoughts</name>
    <message>
        <source>There is still something to buy out there.</source>
        <translation>Ahí fuera todavía hay algo que comprar.</translation>
    </message>
    <message>
        <source>The way round is not dangerous now.</source>
        <translation>La vuelta no es peligrosa ahora.</translation>
    </message>
    <message>
        <source>Safer inside: a turn outside would cost about {amount} in rents.</source>
        <translation>Más seguro dentro: un turno fuera costaría unos {amount} en alquileres.</translation>
    </message>
    <message>
        <source>{space} completes my set: {group}.</source>
        <translation>{space} completa mi grupo: {group}.</translation>
    </message>
    <message>
        <source>{seat} would have liked to have {space}.</source>
        <translation>A {seat} le habría gustado tener {space}.</translation>
    </message>
    <message>
        <source>{space} is worth its price to me.</source>
        <translation>{space} vale su precio para mí.</translation>
    </message>
    <message>
        <source>I like {space}.</source>
        <translation>Me gusta {space}.</translation>
    </message>
    <message>
        <source>I need my cash more than {space}.</source>
        <translation>Necesito mi dinero más que {space}.</translation>
    </message>
    <message>
        <source>{space} is not worth its price to me.</source>
        <translation>{space} no vale su precio para mí.</translation>
    </message>
    <message>
        <source>Let the others bid each other up for {space}.</source>
        <translation>Que los demás suban entre ellos el precio de {space}.</translation>
    </message>
    <message>
        <source>First I want to see how you all bid.</source>
        <translation>Primero quiero ver cómo pujáis todos.</translation>
    </message>
    <message>
        <source>{space} is worth no more than {amount} to me.</source>
        <translation>{space} no vale más de {amount} para mí.</translation>
    </message>
    <message>
        <source>A tenth looks cheaper.</source>
        <translation>La décima parte parece más barata.</translation>
    </message>
    <message>
        <source>The fixed tax looks cheaper.</source>
        <translation>El impuesto fijo parece más barato.</translation>
    </message>
    <message>
        <source>Now the rent on {space} is {amount}.</source>
        <translation>Ahora el alquiler de {space} es de {amount}.</translation>
    </message>
    <message>
        <source>A house on {space}, and the others may run out of them.</source>
        <translation>Una casa en {space}, y a los demás quizá se les acaben.</translation>
    </message>
    <message>
        <source>I could use it on {space}.</source>
        <translation>Me vendría bien en {space}.</translation>
    </message>
    <message>
        <source>I don’t need one now.</source>
        <translation>Ahora no necesito ninguno.</translation>
    </message>
    <message>
        <source>{space} earns me least.</source>
        <translation>{space} es lo que menos me da.</translation>
    </message>
    <message>
        <source>I can best spare the building on {space}.</source>
        <translation>El edificio de {space} es el que menos echaré de menos.</translation>
    </message>
    <message>
        <source>I can’t find the missing {amount}.</source>
        <translation>No consigo los {amount} que faltan.</translation>
    </message>
    <message>
        <source>{space} shall earn rent again.</source>
        <translation>{space} debe dar alquiler otra vez.</translation>
    </message>
    <message>
        <source>{space} shall earn rent at once.</source>
        <translation>{space} debe dar alquiler ya.</translation>
    </message>
    <message>
        <source>{space} can wait.</source>
        <translation>{space} puede esperar.</translation>
    </message>
    <message>
        <source>{space} is the best place to be.</source>
        <translation>{space} es el mejor sitio.</translation>
    </message>
    <message>
        <source>We would both complete a set. Mine: {group}.</source>
        <translation>Los dos completaríamos un grupo. Yo: {group}.</translation>
    </message>
    <message>
        <source>It would complete my set: {group}.</source>
        <translation>Completaría mi grupo: {group}.</translation>
    </message>
    <message>
        <source>{seat} would complete a set: {group}. That has its price.</source>
        <translation>{seat} completaría un grupo: {group}. Eso tiene su precio.</translation>
    </message>
    <message>
        <source>I need the cash.</source>
        <translation>Necesito el dinero.</translation>
    </message>
    <message>
        <source>Both of us are better off with it.</source>
        <translation>Los dos salimos ganando.</translation>
    </message>
    <message>
        <source>With about {amount} more I would say yes.</source>
        <translation>Por unos {amount} más diría que sí.</translation>
    </message>
    <message>
        <source>It completes my set: {group}.</source>
        <translation>Completa mi grupo: {group}.</translation>
    </message>
    <message>
        <source>A good deal for me.</source>
        <translation>Un buen trato para mí.</translation>
    </message>
    <message>
        <source>I can use the cash.</source>
        <translation>El dinero me viene bien.</translation>
    </message>
    <message>
        <source>It would give {seat} a whole set: {group}.</source>
        <translation>Daría a {seat} un grupo entero: {group}.</translation>
    </message>
    <message>
        <source>It would break up my set: {group}.</source>
        <translation>Rompería mi grupo: {group}.</translation>
    </message>
    <message>
        <source>About {amount} more, and we can talk.</source>
        <translation>Unos {amount} más, y podemos hablar.</translation>
    </message>
    <message>
        <source>{seat} is ahead already.</source>
        <translation>{seat} ya va por delante.</translation>
    </message>
    <message>
        <source>We have just dealt the other way round.</source>
        <translation>Acabamos de hacer el trato contrario.</translation>
    </message>
    <message>
        <source>Without this deal {seat} would soon be out.</source>
        <translation>Sin este trato {seat} pronto estaría fuera.</translation>
    </message>
    <message>
        <source>I couldn’t pay the next rent then.</source>
        <translation>Entonces no podría pagar el próximo alquiler.</translation>
    </message>
    <message>
        <source>I don’t trade.</source>
        <translation>Yo no negocio.</translation>
    </message>
    <message>
        <source>Nothing more to do.</source>
        <translation>Nada más que hacer.</translation>
    </message>
    <message>
        <source>Just because.</source>
        <translation>Porque sí.</translation>
    </message>
    <message>
        <source>My thinking broke off, so I do what is safe.</source>
        <translation>He perdido el hilo, así que hago lo seguro.</translation>
    </message>
</context>
<context>
    <name>TradeQuestion</name>
    <message>
        <source>You have {sum} then.</source>
        <translation>Entonces tienes {sum}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>You get {goods}.</source>
        <translation>Recibes {goods}.</translation>
    </message>
    <message>
        <source>You give {goods}.</source>
        <translation>Das {goods}.</translation>
    </message>
    <message>
        <source>You pay {interest} interest at once on mortgaged deeds, and have {sum} then.</source>
        <translation>Pagas enseguida {interest} de intereses por las hipotecas, y tienes entonces {sum}.</translation>
    </message>
    <message>
        <source>{name} pays {sum} interest at once on mortgaged deeds.</source>
        <translation>{name} paga enseguida {sum} de intereses por las hipotecas.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Make another offer</source>
        <translation>Hacer otra oferta</translation>
    </message>
    <message>
        <source>{name} takes it back</source>
        <translation>{name} la retira</translation>
    </message>
    <message>
        <source>No, and don’t ask again</source>
        <translation>No, y no vuelvas a pedirlo</translation>
    </message>
</context>
<context>
    <name>TradeSheet</name>
    <message>
        <source>Who makes the offer?</source>
        <translation>¿Quién hace la oferta?</translation>
    </message>
    <message>
        <source>{name} answers with an offer</source>
        <translation>{name} responde con una oferta</translation>
    </message>
    <message>
        <source>{name} makes an offer</source>
        <translation>{name} hace una oferta</translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation>¿A quién?</translation>
    </message>
    <message>
        <source>Refuse and offer this</source>
        <translation>Rechazar y ofrecer esto</translation>
    </message>
    <message>
        <source>Offer this</source>
        <translation>Ofrecer esto</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>{name} has {sum} then.</source>
        <translation>{name} tiene entonces {sum}.</translation>
    </message>
    <message>
        <source>{name} pays {interest} interest at once on mortgaged deeds, and has {sum} then.</source>
        <translation>{name} paga enseguida {interest} de intereses por las hipotecas, y tiene entonces {sum}.</translation>
    </message>
</context>
<context>
    <name>TradeSide</name>
    <message>
        <source>{name} gives</source>
        <translation>{name} da</translation>
    </message>
    <message>
        <source>Cash from {name}</source>
        <translation>Dinero de {name}</translation>
    </message>
    <message>
        <source>of {sum}</source>
        <translation>de {sum}</translation>
    </message>
    <message>
        <source>Get out of Jail card ({pack})</source>
        <translation>Carta para salir de la cárcel ({pack})</translation>
    </message>
    <message>
        <source>{space} (mortgaged)</source>
        <translation>{space} (hipotecada)</translation>
    </message>
    <message>
        <source>{space} (built on)</source>
        <translation>{space} (con edificios)</translation>
    </message>
    <message>
        <source>A lot of a colour with buildings can’t be traded (TRADE-2).</source>
        <translation>Un solar de un color con edificios no se puede cambiar (TRADE-2).</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>No se puede leer el archivo: {reason}.</translation>
    </message>
    <message>
        <source>The file is much too large for a game; it is not one of ours.</source>
        <translation>El archivo es demasiado grande para una partida; no es de los nuestros.</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>Esto no es una partida guardada.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program.</source>
        <translation>La partida se guardó con una versión más nueva de este programa.</translation>
    </message>
    <message>
        <source>The file was damaged: line {line} was changed after it was written.</source>
        <translation>El archivo está dañado: la línea {line} cambió después de escribirse.</translation>
    </message>
    <message>
        <source>The file ends in the middle of line {line}.</source>
        <translation>El archivo se corta en mitad de la línea {line}.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Falta el final del archivo.</translation>
    </message>
    <message>
        <source>Something stands behind the end of the game, in line {line}.</source>
        <translation>Hay algo más detrás del final de la partida, en la línea {line}.</translation>
    </message>
    <message>
        <source>Line {line} of the file can’t be understood.</source>
        <translation>La línea {line} del archivo no se entiende.</translation>
    </message>
    <message>
        <source>The game was played on a board that is not installed here.</source>
        <translation>La partida se jugó en un tablero que no está instalado aquí.</translation>
    </message>
    <message>
        <source>What line {line} of the file says is not possible by the rules.</source>
        <translation>Lo que dice la línea {line} del archivo no es posible según las reglas.</translation>
    </message>
    <message>
        <source>The position in the file is not the one that the moves lead to.</source>
        <translation>La posición del archivo no es aquella a la que llevan las jugadas.</translation>
    </message>
    <message>
        <source>Another window has this game open.</source>
        <translation>Otra ventana tiene abierta esta partida.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>Writing in this folder is not allowed.</source>
        <translation>No se permite escribir en esta carpeta.</translation>
    </message>
    <message>
        <source>Writing failed: {reason}.</source>
        <translation>No se pudo escribir: {reason}.</translation>
    </message>
    <message>
        <source>The disk gives back something else than was written: it is faulty.</source>
        <translation>El disco devuelve algo distinto de lo que se escribió: está defectuoso.</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Go on with today’s game: {names}, {turns}</source>
        <translation>Seguir la partida de hoy: {names}, {turns}</translation>
    </message>
    <message>
        <source>Go on with yesterday’s game: {names}, {turns}</source>
        <translation>Seguir la partida de ayer: {names}, {turns}</translation>
    </message>
    <message>
        <source>Go on with {day}’s game: {names}, {turns}</source>
        <translation>Seguir la partida del {day}: {names}, {turns}</translation>
    </message>
    <message>
        <source>Go on with the game of {date}: {names}, {turns}</source>
        <translation>Seguir la partida del {date}: {names}, {turns}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>No game is being played</source>
        <translation>No hay ninguna partida en curso</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>By agreement such payments go into the pot on {space}.</source>
        <translation>Por acuerdo, estos pagos van al bote en {space}.</translation>
    </message>
    <message>
        <source>The card asks for twice the rent.</source>
        <translation>La carta pide el doble del alquiler.</translation>
    </message>
    <message>
        <source>{sum}: the card asks for ten times the new throw of {throw}.</source>
        <translation>{sum}: la carta pide diez veces la nueva tirada de {throw}.</translation>
    </message>
    <message>
        <source>{sum}: the throw was {throw}, and {owner} owns one of the two.</source>
        <translation>{sum}: la tirada fue {throw}, y {owner} tiene una de las dos.</translation>
    </message>
    <message>
        <source>{sum}: the throw was {throw}, and {owner} owns both.</source>
        <translation>{sum}: la tirada fue {throw}, y {owner} tiene las dos.</translation>
    </message>
    <message>
        <source>{sum}: {owner} owns {count} of the {group}.</source>
        <translation>{sum}: {owner} tiene {count} de {group}.</translation>
    </message>
    <message>
        <source>{sum}: there is a hotel on {space}.</source>
        <translation>{sum}: hay un hotel en {space}.</translation>
    </message>
    <message>
        <source>{sum}: {owner} owns all of the colour {group}; no house here.</source>
        <translation>{sum}: {owner} tiene todo el color {group}; aquí no hay casas.</translation>
    </message>
    <message>
        <source>{sum}: {owner} owns {space}; no house here.</source>
        <translation>{sum}: {space} es de {owner}; aquí no hay casas.</translation>
    </message>
    <message>
        <source>{sum}: the salary for passing or reaching {space}.</source>
        <translation>{sum}: el sueldo por pasar por {space} o llegar allí.</translation>
    </message>
    <message>
        <source>{sum}: the agreed bonus for stopping exactly on {space}.</source>
        <translation>{sum}: el extra acordado por parar justo en {space}.</translation>
    </message>
    <message>
        <source>{sum}: the fixed income tax.</source>
        <translation>{sum}: el impuesto fijo sobre la renta.</translation>
    </message>
    <message>
        <source>{sum}: 10 % of cash, properties at their printed price and buildings at cost, rounded up.</source>
        <translation>{sum}: el 10&#xa0;% del dinero, las propiedades a precio de lista y los edificios a su coste, redondeado hacia arriba.</translation>
    </message>
    <message>
        <source>{sum}: that is what {space} costs.</source>
        <translation>{sum}: eso cuesta {space}.</translation>
    </message>
    <message>
        <source>{sum}: the card says “{card}”</source>
        <translation>{sum}: la carta dice «{card}»</translation>
    </message>
    <message>
        <source>{sum}, for {buildings}. The card says “{card}”</source>
        <translation>{sum}, por {buildings}. La carta dice «{card}»</translation>
    </message>
    <message>
        <source>{sum}: the price of leaving Jail.</source>
        <translation>{sum}: el precio de salir de la cárcel.</translation>
    </message>
    <message>
        <source>{sum}: the printed price of {space}.</source>
        <translation>{sum}: el precio de lista de {space}.</translation>
    </message>
    <message>
        <source>{sum}: the highest bid for {space}.</source>
        <translation>{sum}: la puja más alta por {space}.</translation>
    </message>
    <message>
        <source>{sum}: the price of one building on {space}.</source>
        <translation>{sum}: el precio de un edificio en {space}.</translation>
    </message>
    <message>
        <source>{sum}: the highest bid for one of the last buildings, for {space}.</source>
        <translation>{sum}: la puja más alta por uno de los últimos edificios, para {space}.</translation>
    </message>
    <message>
        <source>{sum}: the Bank takes buildings back at half their printed price.</source>
        <translation>{sum}: la Banca recompra edificios por la mitad del precio de lista.</translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space}.</source>
        <translation>{sum}: el valor hipotecario de {space}.</translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space} and 10 % of it, rounded up.</source>
        <translation>{sum}: el valor hipotecario de {space} y el 10&#xa0;%, redondeado hacia arriba.</translation>
    </message>
    <message>
        <source>{sum}: {space} came mortgaged, and 10 % of its {value} is due at once, rounded up.</source>
        <translation>{sum}: {space} llegó hipotecada, y el 10&#xa0;% de sus {value} se paga enseguida, redondeado hacia arriba.</translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space}. The 10 % was paid when it came.</source>
        <translation>{sum}: el valor hipotecario de {space}. El 10&#xa0;% se pagó cuando llegó.</translation>
    </message>
    <message>
        <source>{sum}: that was part of the deal.</source>
        <translation>{sum}: era parte del trato.</translation>
    </message>
    <message>
        <source>{sum}: all cash of a bankrupt player goes to whom the debt was due.</source>
        <translation>{sum}: todo el dinero de una bancarrota va a quien se le debía.</translation>
    </message>
    <message>
        <source>{sum}: the agreed bonus for throwing double one.</source>
        <translation>{sum}: el extra acordado por doble uno.</translation>
    </message>
    <message>
        <source>{sum}: by agreement, who stops on {space} gets all that lies there.</source>
        <translation>{sum}: por acuerdo, quien para en {space} se lleva todo lo que hay allí.</translation>
    </message>
    <message>
        <source>{sum}: the printed prices of the properties dealt.</source>
        <translation>{sum}: los precios de lista de las propiedades repartidas.</translation>
    </message>
    <message>
        <source>{sum}: the money that everybody starts with.</source>
        <translation>{sum}: el dinero con que empiezan todos.</translation>
    </message>
    <message>
        <source>{sum}: what the Bank puts into the pot to start it.</source>
        <translation>{sum}: lo que pone la Banca para empezar el bote.</translation>
    </message>
    <message>
        <source>All the others are bankrupt.</source>
        <translation>Todos los demás están en bancarrota.</translation>
    </message>
    <message>
        <source>The agreed number of bankruptcies is reached: the richest wins.</source>
        <translation>Se alcanzó el número acordado de bancarrotas: gana el más rico.</translation>
    </message>
    <message>
        <source>The agreed rounds are played: the richest wins.</source>
        <translation>Se jugaron las rondas acordadas: gana el más rico.</translation>
    </message>
    <message>
        <source>The agreed time is over: the richest wins.</source>
        <translation>Se acabó el tiempo acordado: gana el más rico.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
</TS>
