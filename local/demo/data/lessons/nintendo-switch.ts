import type { LessonTexts } from "./types.ts";

export const nintendoSwitch: LessonTexts = {
  modelos: `Antes de pedir un repuesto, identifica el modelo. Está impreso en la parte trasera o inferior:

- **HAC-001**: la primera versión.
- **HAC-001(-01)**: revisión con mayor autonomía.
- **HDH-001**: Lite, con controles fijos.
- **HEG-001**: OLED, pantalla más grande y soporte ancho.

## Diferencias que importan en el banco

- Las placas de la primera y la revisada **no son iguales**: cambia el procesador y parte de la alimentación.
- La Lite no se desprende de sus controles: cada botón está en el cuerpo.
- La OLED lleva otro panel, otro soporte y una placa distinta.

## Rutina de recibo

Anota modelo, serial, estado de la pantalla, del puerto y de los rieles; prueba carga, lector y wifi **delante del cliente**. Pregunta si la han abierto antes y con qué cargador la usan: en la Switch, esa respuesta resuelve la mitad de los casos.`,

  "desarme-switch": `El desarme es ordenado si respetas las capas.

1. Apaga del todo. Retira Joy-Con, tarjeta de juego y memoria.
2. Tapa trasera: cuatro tornillos de **tres puntas** (Y00), uno en cada riel y los pequeños de arriba y abajo (PH00).
3. Levanta la tapa desde abajo.
4. Retira la placa de la **memoria** microSD y los tornillos del blindaje.
5. Despega el blindaje: tiene pasta térmica hacia el disipador.
6. **Desconecta la batería** antes de tocar nada más.

## Para que nada ruede

Los tornillos del blindaje y de la placa son de largos parecidos y no se intercambian. Usa una hoja con el dibujo de la consola. Presiona fuerte y gira despacio con Y00: un tornillo barrido cuesta más tiempo que todo el desarme.`,

  "desarme-lite": `La Lite es una sola pieza: los botones, las palancas y la pantalla comparten carcasa, y eso significa **más cintas en menos espacio**.

1. Apaga y retira tarjetas.
2. Quita los cuatro tornillos de tres puntas y los del borde.
3. Separa la tapa desde una esquina superior, con palanca delgada.
4. Retira el blindaje y **desconecta la batería**.
5. Fotografía las cintas de los dos lados antes de soltarlas.

## Cuidado con

- Los gatillos: salen con su resorte si los mueves.
- La cinta de la pantalla y la del táctil, que pasan por el borde de la placa.
- Los clips plásticos de la carcasa, más débiles que en la Switch normal.

Al cerrar, prueba todos los botones **antes** de encajar la tapa. Si uno falla, seguramente su cinta quedó a medio entrar.`,

  "diagnostico-pantalla": `Una pantalla negra puede ser panel, retroiluminación, cinta o la consola entera. Tres pruebas evitan pedir la pieza equivocada.

1. **Base o cable de video**: si sale imagen en el televisor, la consola funciona y el problema está en la pantalla.
2. **Linterna**: alumbra el vidrio de lado en un cuarto oscuro. Si ves la imagen muy tenue, el panel vive y falla la **luz**.
3. **Táctil**: si hay imagen y no responde, el panel está bien y falla el **digitalizador** o su cinta.

## Antes de culpar al panel

Reasienta las cintas, limpia sus contactos y revisa que el seguro cierre. Busca golpes cerca del conector: un componente diminuto arrancado apaga la luz y no se arregla con un panel nuevo.

En Lite y OLED el conjunto cambia: en la OLED el vidrio y el panel van unidos.`,

  "cambio-lcd": `En la Switch normal el vidrio táctil y el panel son dos piezas. El vidrio va pegado al marco.

1. Calienta el borde **poco a poco**, sin pasar de lo que resistes al tacto por unos segundos.
2. Entra con una púa delgada y recorre el contorno. No la metas hacia el centro: está el panel.
3. Suelta las cintas y retira el panel.
4. Limpia todo el **pegante** viejo: lo que quede levanta el vidrio nuevo.
5. Prueba panel y táctil **antes** de pegar.
6. Pon adhesivo precortado y sella con presión pareja.

## Detalles que se notan

Usa guantes limpios: una huella bajo el vidrio se ve para siempre. Sopla el polvo con pera, no con la boca. Deja reposar con peso suave varias horas antes de usar la consola.`,

  oled: `El panel OLED es más delgado y no tiene retroiluminación: cada punto produce su luz. Se daña distinto y cuesta más, así que el método cambia.

## Qué es diferente

- Vidrio y panel vienen **unidos**; se reemplaza el conjunto.
- El marco es más justo y hay menos borde para apoyar la púa.
- Una presión en el centro deja una **mancha** permanente.

## Cómo no partirlo

1. Calienta menos tiempo y en más pasadas.
2. Usa varias púas delgadas, **a poca profundidad**, y déjalas puestas para que no se vuelva a pegar.
3. Nunca hagas palanca: deja que el pegante ceda.
4. Sostén el conjunto por los bordes al retirarlo.

Avísale al cliente antes de empezar: sacar un panel roto siempre es posible; sacarlo sano para reutilizarlo no se puede prometer.`,

  "no-carga": `La Switch negocia con el cargador por **USB-C**. Un medidor en línea te muestra voltaje y corriente, y esos dos números cuentan la historia.

1. Carga la batería y prueba con **cargador original** o uno con entrega de potencia confiable.
2. Conecta el medidor entre cargador y consola.
3. Observa un minuto, y después voltea el conector y repite.

## Qué dicen los números

- **5 V y casi nada de corriente**: no negocia. Puerto, integrado de USB-C o líneas de datos.
- **Sube de voltaje y toma corriente**: carga normal; si no enciende, busca en otra parte.
- **Corriente que sube y baja sin parar**: intenta arrancar y algo la detiene.
- **Cero absoluto en un lado del conector**: contactos del puerto dañados.

Compara siempre con una consola sana y con el mismo cargador: el valor exacto depende de la carga de la batería.`,

  "puerto-usbc": `El puerto USB-C va soldado por contactos diminutos y por **anclajes** que atraviesan la placa.

1. Retira la placa y protege con cinta de poliimida los plásticos vecinos.
2. Precalienta por debajo y usa **aire caliente** parejo, con flux.
3. Cuando baile, levántalo recto. No lo fuerces: los contactos finos se arrancan.
4. Limpia con malla y flux; revisa cada contacto con lupa.
5. Presenta el nuevo, suelda primero los **anclajes** y después la fila fina.
6. Busca puentes con luz rasante y límpialos con flux.

## Verificación

- Modo diodo en las líneas, comparado con una placa sana.
- Carga en **las dos posiciones** del conector.
- Salida de video por la base.

Si carga por un solo lado, hay un contacto sin soldar en la fila que no ves.`,

  "bateria-switch": `La batería está pegada a la carcasa y su adhesivo es fuerte. El peligro está en doblarla.

1. Descárgala por debajo de la mitad y desconéctala.
2. Pon unas gotas de **alcohol isopropílico** por el borde y espera a que afloje el pegante.
3. Usa una tarjeta plástica, entrando **por el lado largo**, sin palanca metálica.
4. Levanta despacio y pareja. Si se dobla o se calienta, detente y aíslala.
5. Coloca la nueva con adhesivo delgado y revisa el conector.

## El medidor

Tras el cambio, el porcentaje puede mentir unos días. Ayuda cargarla hasta el total, usarla hasta que se apague y volver a cargarla completa **una vez**.

La batería vieja va a un punto de recolección, con los contactos cubiertos. Nunca uses una golpeada, así marque voltaje.`,

  "circuito-carga": `Si el puerto está bien y no carga, el siguiente sospechoso es el circuito de carga: un integrado que negocia el **USB-C** y otro que carga la batería y alimenta el sistema.

## Síntomas

- No negocia con ningún cargador, aunque el puerto mida bien.
- Carga, pero no enciende con la batería puesta.
- Se calienta un punto cerca del puerto.

## Mediciones básicas

1. Modo diodo en las líneas de configuración del puerto.
2. **Resistencia a tierra** de la entrada y de la línea principal: cerca de cero es corto.
3. Voltaje de entrada antes y después de los filtros.
4. Voltaje de batería en su conector.

## Decidir

Con un corto claro en un condensador, se repara. Si el integrado está dañado necesitas aire, microscopio y práctica en encapsulados pequeños. Si no los tienes, remite con tus mediciones escritas: también es servicio.`,

  "lector-juegos": `El lector de tarjetas va en una placa pequeña o un conector reemplazable, según el modelo. La mayoría de fallas son de **contacto**.

## Primero, lo simple

1. Prueba con **cuatro juegos** distintos: uno solo puede estar sucio.
2. Limpia los contactos de la tarjeta con un copito apenas húmedo en alcohol.
3. Sopla la ranura con pera y limpia los pines con una tarjeta envuelta en paño delgado.

## Si sigue fallando

1. Abre la consola y revisa la cinta del lector.
2. Mira los pines con lupa: doblados o hundidos no hacen contacto.
3. Cambia el conjunto y reasienta la cinta.

## Verificación

Inserta y retira los cuatro juegos tres veces cada uno y arranca hasta el menú. Prueba también después de suspender la consola: los contactos marginales fallan justo ahí.`,

  audio: `Sin sonido no siempre significa parlante dañado. Muchas veces la consola **cree** que hay audífonos conectados.

## Descarta la configuración

1. Revisa volumen, silencio y salida en el menú.
2. Quita audífonos inalámbricos emparejados.
3. Prueba en la base: si suena el televisor, el sistema está bien.

## Descarta el conector

- Mete y saca unos audífonos varias veces; limpia con un cepillo interdental seco.
- Si en pantalla sigue el ícono de audífonos, el **interruptor** interno del conector quedó pegado.
- Con el multímetro, ese contacto debe cambiar al insertar.

## Descarta el parlante

Mide su bobina: debe marcar unos pocos ohmios. Si está abierta, cámbialo. Revisa también las rejillas: el polvo y el líquido seco apagan el sonido sin dañar nada.`,

  "ventilador-switch": `El ventilador de la Switch es pequeño y gira rápido. Cuando se ensucia, zumba; cuando falla, la consola se suspende por calor.

1. Escucha: zumbido parejo es polvo, **chillido** es rodamiento.
2. Abre, desconecta la batería y retira el tubo de calor.
3. Limpia las aspas con brocha fina, **sujetándolas**.
4. Sopla la rejilla superior de adentro hacia afuera.
5. Cambia la pasta del procesador: poca y pareja.
6. Revisa que el blindaje vuelva a hacer contacto con su pasta.

## Si sigue ruidosa

Gira el ventilador con el dedo: si raspa o tiene juego, se cambia; es una pieza sencilla con conector. Verifica también la posición de uso: en la base, con la salida tapada o detrás del televisor, se calienta aunque esté limpia.`,

  "sticks-joycon": `Los sticks magnéticos usan un imán y un sensor, sin pista que se desgaste. El montaje es igual al convencional: dos tornillos y una cinta.

1. Abre el Joy-Con y desconecta la batería.
2. Suelta la cinta y los dos tornillos del stick.
3. Instala el nuevo con la cinta **recta** y el seguro cerrado.
4. Comprueba que la palanca no roce el aro de la carcasa.
5. **Calibra** desde la consola y prueba el círculo.

## Consejo honesto al cliente

Explica qué mejora (no hay roce en el sensor) y qué no cambia: el resorte, el pulsador y los golpes siguen ahí. Si el módulo consume más, puede durar un poco menos la batería.

Cambia los dos lados solo si el cliente lo pide: muchas veces un solo Joy-Con es el que falla.`,

  rieles: `El riel une, alimenta y comunica. Cuando el seguro se gasta, el Joy-Con se sale solo y se va al piso.

## Identifica qué falla

- **Se suelta al jalar**: el seguro del Joy-Con está gastado.
- **Se suelta con cualquier Joy-Con**: el riel de la consola está abierto o doblado.
- **Encaja pero no carga**: contactos sucios o cinta interna dañada.

## Cambio del seguro

1. Abre el Joy-Con y llega al riel.
2. Retira el seguro con su **resorte**: cuidado, salta.
3. Coloca el nuevo, plástico o metálico, y revisa el botón de liberar.

El de metal dura más y también desgasta más el riel si queda áspero: pule los bordes antes. Comprueba que entre con un **clic** y salga solo al oprimir el botón. Termina probando carga y sincronización con la consola.`,

  "botones-sl-sr": `SL, SR, las luces y el botón de **sincronización** viven en la misma cinta, dentro del riel. Por eso suelen fallar juntos.

## Diagnóstico

1. Prueba cada botón en el menú de controles.
2. Si fallan todos, sospecha de la **cinta** o de su conector.
3. Si falla uno, límpialo primero.

## Cambio de la cinta

1. Abre el Joy-Con y suelta la batería.
2. Levanta el seguro del conector y saca la cinta recta.
3. Retira los tornillos del riel y separa la cinta, que va pegada.
4. Limpia el pegante y coloca la nueva siguiendo **los mismos dobleces**.
5. Verifica que no quede entre dos plásticos.

Antes de cerrar, oprime SL y SR y sincroniza con la consola. La cinta mordida es el error más frecuente en esta reparación.`,

  carcasas: `Cambiar la carcasa es un trabajo de estética: al cliente le importa cómo queda y a ti te exige orden.

## Antes de aceptar

- Prueba todo: si algo falla **después**, tienes cómo saber de dónde venía.
- Muestra fotos de la carcasa nueva y acuerda color y botones.
- Explica que al abrir se retiran los sellos.

## Durante

1. Traslada pieza por pieza, no todo a la vez.
2. Pasa **imanes, resortes y espumas**: muchas carcasas no los traen.
3. Presenta sin tornillos y revisa que los botones no queden duros.
4. Si roza, lima el plástico en poca cantidad.
5. Atornilla sin apretar: las roscas nuevas se barren.

## Entrega

Limpia huellas, devuelve la carcasa original y toma foto. Cobra por el tiempo, no por la pieza: un par de Joy-Con bien hechos toma más de lo que parece.`,
};
