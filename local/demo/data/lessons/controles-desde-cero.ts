import type { LessonTexts } from "./types.ts";

export const controlesDesdeCero: LessonTexts = {
  bienvenida: `En cuatro semanas vas a abrir, arreglar y cerrar controles de tres marcas sin usar cautín. El curso avanza de lo seguro a lo delicado: primero el orden, luego el desarme y al final las fallas.

## Cómo aprovecharlo

- **Lee la lección completa antes de tocar el control.** Así sabes qué viene y qué pieza puede saltar.
- **Practica con un control dañado.** Equivocarse ahí no cuesta nada.
- **Toma fotos en cada paso.** Son tu mapa para volver a armar.
- **Marca la lección como terminada solo cuando la hayas hecho con las manos.**

Prepara un cuaderno: en cada control anota el modelo, la falla que reportan, lo que mediste y lo que cambiaste. Ese registro será tu mejor libro de consulta cuando llegue otro control con el mismo síntoma.`,

  "mesa-de-trabajo": `Una buena mesa evita más daños que una buena herramienta. Necesitas una superficie estable, despejada y bien iluminada, de preferencia con una lámpara que puedas mover.

## Lo mínimo

1. **Tapete claro** de silicona o caucho: los tornillos no ruedan y las piezas oscuras se ven.
2. **Bandejas con divisiones** o tapas de frasco marcadas con números.
3. **Luz lateral**, que hace sombra y deja ver rayas, grietas y soldaduras partidas.
4. **Un paño** para apoyar la cara visible del control y no rayarla.

## La rutina

Coloca los tornillos en el mismo dibujo en que salieron: el de arriba a la izquierda va arriba a la izquierda. Si paras a mitad de camino, toma una foto de la mesa entera. Nunca trabajes dos controles abiertos a la vez: las piezas parecidas terminan cambiadas.`,

  "herramientas-basicas": `Con pocas herramientas correctas se abre casi cualquier control. Lo importante es que la punta entre justa: una punta floja daña la cabeza del tornillo en el primer intento.

- **PH00 y PH000**: playStation y partes internas del Joy-Con.
- **Torx de seguridad T8**: controles de Xbox; algunos modelos piden T9.
- **Y00 (tres puntas)**: carcasa del Joy-Con.

## Compra en este orden

- Destornillador de precisión con puntas intercambiables.
- Palancas plásticas y una púa de guitarra.
- Pinzas finas, mejor si una es curva.
- Alcohol isopropílico de alta pureza y copitos.

Deja para después la estación de soldar. Empuja siempre hacia abajo antes de girar: si el tornillo no cede, revisa que la punta sea la correcta en vez de hacer más fuerza.`,

  estatica: `La electricidad estática es carga que acumulas al caminar o al rozar la ropa. Cuando tocas un metal se descarga de golpe, y un chip puede dañarse con una chispa que ni siquiera sientes.

## Cómo evitarla en casa

- Desconecta el control y la batería **antes** de tocar la placa.
- Toca un metal conectado a tierra al sentarte y cada vez que te levantes.
- Usa una manilla antiestática si tienes dónde aterrizarla bien.
- Evita trabajar sobre alfombras, cobijas o con saco de lana.
- Sostén la placa **por los bordes**, sin poner los dedos en los contactos.

En clima seco el riesgo sube; en clima húmedo baja, pero no desaparece. Guarda las placas sueltas en bolsas antiestáticas y no en plástico común, que también se carga.`,

  "abrir-dualsense": `El DualSense se abre desde el adorno negro del frente. La carcasa no se fuerza: si algo no cede, falta un tornillo o un gancho.

1. Levanta el **adorno** con la palanca desde el extremo de un mango y recorre el borde poco a poco.
2. Suelta **L1 y R1** haciendo palanca con cuidado: debajo hay dos tornillos.
3. Retira los **cuatro tornillos** PH00: dos bajo los gatillos superiores y dos abajo, en los mangos.
4. Separa la tapa trasera por los mangos y después por arriba, donde están los ganchos.
5. Antes de abrir del todo, desconecta la **batería** y la cinta del panel táctil.

## Lo que más se parte

Los ganchos junto a los gatillos. Mete la palanca plana, casi paralela a la carcasa, y gírala; no la uses como barra. Toma una foto de las cintas antes de soltarlas: entran rectas y sin fuerza.`,

  "abrir-dualshock": `El DualShock 4 es el control más amable para empezar: cuatro tornillos atrás y dos mitades.

1. Quita los **cuatro tornillos** PH00 de la tapa trasera.
2. Presiona los mangos hacia adentro y separa desde abajo. Sujeta los gatillos: sus **resortes** pueden saltar.
3. No jales la tapa de golpe: una **cinta plana** une la placa de carga con la principal. Suéltala derecha.
4. Desconecta la **batería** tomándola del conector, nunca de los cables.
5. Retira el soporte plástico y verás la **lámina conductora** sobre la que presionan los botones.

## Para no dañar nada

La lámina se quiebra si la doblas. Apóyala plana y lejos del alcohol abundante. Al cerrar, revisa que los gatillos vuelvan solos: si no, el resorte quedó mal sentado.`,

  "abrir-xbox": `El control de Xbox esconde sus tornillos bajo los laterales y bajo una etiqueta.

1. Retira la tapa de las pilas y las **pilas**.
2. Mete la palanca por la unión de los **laterales** y recórrela; salen a presión, con ganchos en todo el borde.
3. Quita los dos tornillos de cada mango con Torx de seguridad **T8**.
4. El quinto está detrás de la **etiqueta** dentro del compartimiento de pilas: atraviésala con la punta.
5. Separa las carcasas. Los **motores** de vibración quedan unidos por cables: no los jales.

Para llegar a la placa de los botones se retiran los tornillos internos y, según el modelo, se desueldan o se sueltan los cables de los motores. En este curso no lo necesitas.

Guarda aparte el tornillo de la etiqueta: es fácil olvidarlo y el control queda con un crujido en el centro.`,

  "abrir-joycon": `El Joy-Con es pequeño y sus cintas son delgadas. Trabaja con buena luz y sin afán.

1. Quita los **cuatro tornillos** de tres puntas (Y00) de la tapa trasera. Presiona firme: se barren con facilidad.
2. Abre **como un libro**, hacia el lado del riel: hay cintas que unen las dos mitades.
3. Desconecta la **batería** con una palanca plástica, levantando el conector hacia arriba.
4. Retira los tornillos del **marco central** y gíralo con su cinta puesta.
5. Para soltar una cinta, levanta primero el **seguro** del conector y luego sácala recta.

## Para volver a cerrar

Recorre el camino al revés y prueba cada botón antes de poner los tornillos. La cinta del riel debe quedar plana: si queda mordida, dejan de servir SL, SR y la luz de sincronización.`,

  "boton-pegado": `Un botón pegado casi siempre es suciedad: azúcar, grasa de las manos o polvo mezclado con humedad. Un botón duro suele ser una goma deformada.

## Paso a paso

1. Confirma el síntoma en la consola o en un probador: ¿no marca, marca dos veces o se queda hundido?
2. Abre el control y retira la **goma** y el **botón**.
3. Lava el botón plástico con agua tibia y jabón suave; sécalo por completo.
4. Limpia la goma y los contactos con un copito apenas húmedo en **alcohol isopropílico**.
5. Deja evaporar y vuelve a probar antes de cerrar.

No uses limpiadores con aceite: engrasan el contacto y atraen más polvo. Si el contacto se ve gastado y gris opaco, limpiar no basta y toca cambiar la membrana, que es la lección siguiente.`,

  membranas: `La membrana es la goma que devuelve el botón y cierra el contacto con una pastilla de carbón. Se cambia cuando limpiar ya no alcanza.

## Cómo reconocer una goma gastada

- El botón vuelve lento o queda a media altura.
- La cúpula tiene grietas o una arruga permanente.
- La pastilla negra está lisa y brillante, o se despega.

## Cómo montar la nueva

1. Compara la nueva con la vieja: las **guías** deben coincidir con los agujeros.
2. Limpia el asiento: una mota debajo la deja torcida.
3. Asienta primero las guías y después los bordes, **sin estirar**.
4. Coloca los botones y presiona cada uno varias veces: el clic debe sentirse igual en todos.

Cambia el juego completo aunque falle un solo botón. Así quedan con la misma dureza y el cliente no nota diferencias.`,

  gatillos: `Un gatillo flojo casi siempre perdió su resorte o lo tiene fuera de sitio. Un gatillo que no llega al fondo puede tener suciedad en el eje.

## Revisión

1. Oprime y suelta despacio: ¿vuelve solo y sin raspar?
2. Mira el **eje**: si tiene polvo, límpialo con alcohol y un copito.
3. Revisa las puntas del **resorte**: una va contra el gatillo y la otra contra el soporte.

## Para ponerlo sin sufrir

Sujeta el resorte con las pinzas por el centro, ensarta primero la espiral en el eje y deja que la pata larga descanse en su canal. Después baja el gatillo hasta que encaje.

En el DualSense hay además un mecanismo motorizado: si el gatillo vuelve bien pero no ofrece resistencia en los juegos, la falla está en ese módulo y no en el resorte.`,

  "lamina-conductora": `En el DualShock 4 los botones presionan una **lámina** con pistas impresas. Cuando una pista se gasta o el conector pierde presión, fallan varios botones a la vez.

## Cómo saber si es la lámina

- Falla un grupo completo, por ejemplo las flechas y L1.
- El botón funciona si presionas la carcasa por detrás.
- Con el multímetro en continuidad, una pista entre el contacto y el peine **no pita**.

## Solución

Primero limpia el peine de contactos con alcohol. Si vuelve a fallar, revisa la **espuma** que presiona la lámina contra la placa: al aplastarse deja de apretar. Se cambia o se refuerza con una tira delgada del mismo grueso.

Si la pista está cortada, reemplaza la lámina por una del **mismo código de placa**: hay varias versiones y no son intercambiables.`,

  "limpiar-stick": `El drift leve aparece cuando el stick reporta un movimiento que nadie hace. A veces es suciedad sobre la pista del sensor, y entonces limpiar alcanza.

1. Actualiza el control y **calibra** desde la consola, si lo permite.
2. Mide antes: anota cuánto se desvía el eje en reposo en un probador.
3. Con el control abierto y la batería suelta, pon **una gota** de alcohol isopropílico o limpiacontactos sin aceite en la base del stick.
4. Gíralo en círculos completos y oprímelo varias veces.
5. Espera a que seque y mide otra vez.

## Cuándo no basta

Si la desviación vuelve en pocos días, la pista está gastada y toca cambiar el módulo. Díselo así al cliente desde el principio: la limpieza es una prueba barata, no una garantía.`,

  "stick-joycon": `Cambiar el stick del Joy-Con no necesita soldadura: va atornillado y conectado por una cinta.

1. Abre el Joy-Con y desconecta la **batería**.
2. Levanta el **seguro** del conector de la cinta del stick y sácala recta.
3. Retira los **dos tornillos** que lo sostienen.
4. Saca el stick viejo y limpia el polvo de su asiento.
5. Coloca el nuevo, atornilla sin apretar de más e inserta la cinta **hasta la línea**.
6. Baja el seguro, conecta la batería y prueba antes de cerrar.

## Calibración

En la consola entra a *Configuración*, *Controles y sensores* y *Calibrar palancas*. Sigue las flechas y confirma que el punto quede en el centro al soltar. Si no responde, la cinta quedó torcida: ábrela y vuelve a insertarla.`,

  bateria: `Una batería de litio dañada se hincha, se calienta o empuja la carcasa. No se perfora, no se dobla y no se vuelve a cargar.

## Señales para cambiarla

- Está abombada, así sea poco.
- Dura mucho menos que antes y el control se apaga de repente.
- Tiene golpes, óxido en el conector o huele a dulce.

## Cambio seguro

1. Descarga el control y apágalo.
2. Desconecta tomando el **conector**, no los cables.
3. Verifica la **polaridad**: rojo con rojo. Hay repuestos con los cables invertidos.
4. Compara voltaje y tamaño con la original.

En Colombia las baterías usadas se entregan en **puntos de recolección posconsumo**, que hay en muchos supermercados y almacenes. Mientras tanto guárdala sola, con cinta sobre los contactos y lejos del calor. Nunca va a la basura común.`,

  "prueba-final": `Un arreglo termina cuando está probado y escrito. Esta es la rutina que te evita reclamos.

## Lista de verificación

- Enciende, se empareja y **carga** por el puerto.
- Cada botón marca una vez y vuelve.
- Los gatillos recorren completo y regresan a cero.
- Los sticks descansan en el centro y dan la vuelta completa.
- Funcionan vibración, parlante, micrófono, luces y panel táctil, si los tiene.
- No sobran tornillos y la carcasa no cruje al apretarla.
- Queda limpio por fuera.

## El registro

Toma una foto al recibir y otra al entregar. Escribe la falla reportada, lo que encontraste, las piezas cambiadas y la garantía que das. Entrégale una copia al cliente y explícale el cuidado que necesita. Con esto ya tienes tu primer arreglo documentado.`,
};
