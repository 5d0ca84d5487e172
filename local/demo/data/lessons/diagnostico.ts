import type { LessonTexts } from "./types.ts";

export const diagnostico: LessonTexts = {
  hipotesis: `Medir sin una pregunta produce números. Medir con una **hipótesis** produce respuestas.

## El árbol de fallas

Arranca del síntoma y escribe tres causas posibles. De cada una, qué verías si fuera cierta y **qué medición la descarta**. Ese dibujo es tu árbol.

## El costo de medir

Cada medición cuesta tiempo y riesgo. Ordena así:

1. Lo que no necesita abrir: otro cable, otra fuente, otro televisor.
2. Lo visible: golpes, óxido, piezas faltantes.
3. Lo **apagado**: resistencia a tierra y modo diodo.
4. Lo encendido: voltajes y señales.
5. Lo invasivo: retirar, inyectar, reemplazar.

No bajes un escalón sin terminar el anterior.

## La mejor medición

Es la que parte el árbol **en dos**. Si una prueba no cambia lo que harías después, no la hagas. Y si dos resultados se contradicen, no elijas el que te gusta: repite.`,

  "historia-clinica": `El cliente estuvo presente cuando el equipo falló. Tú no. Preguntar bien ahorra horas.

## Preguntas que sirven

- ¿Qué hacía justo **antes**? Jugando, actualizando, guardada, en viaje.
- ¿Fue de repente o **empeoró** con los días?
- ¿Hubo tormenta, corte de luz, golpe o líquido?
- ¿Alguien la abrió? ¿Qué le hicieron?
- ¿Con qué cargador, cable y televisor la usa?
- ¿Qué es lo más importante para usted: el equipo, los datos o el costo?

## Cómo preguntar

Deja hablar primero y no sugieras la respuesta: "¿se mojó?" invita al no; "¿cerca de qué líquidos estuvo?" invita a recordar.

## Anota

Con sus palabras, entre comillas. Después agrega **lo que comprobaste** tú. Si el equipo hace otra cosa, llama antes de seguir: a veces hay dos fallas.`,

  esquematicos: `Un esquemático dice qué se conecta con qué; no dice dónde está en la placa. Para eso se usa con la **vista de placa**.

## Leerlo

- Cada símbolo tiene una letra y un número: C, R, L, U, Q, F.
- Las **redes** tienen nombre. Si dos líneas se llaman igual, están unidas aunque estén en hojas distintas.
- Las flechas de borde indican a qué **hoja** sigue la señal.
- Las alimentaciones se nombran por voltaje y momento: siempre presentes, en espera, encendido.

## Método

1. Busca la red por nombre.
2. Lista qué la produce, qué la consume y **qué la habilita**.
3. Dibújala en una sola hoja, sin lo que sobra.
4. Marca los puntos donde puedes medir.

Sin esquemático también se trabaja: busca uno de placa parecida, compara con una sana y construye el tuyo. Respeta las licencias de los documentos que uses.`,

  "secuencia-ps5": `Encender es una carrera de relevos: cada voltaje espera al anterior. Si uno falta, el resto no llega.

## Etapas generales

1. **Espera**: la fuente entrega la alimentación de reposo y el controlador del sistema despierta.
2. **Botón**: el controlador recibe la orden y habilita la fuente principal.
3. **Rieles**: se encienden reguladores en orden, cada uno confirma con una señal de **"listo"**.
4. **Procesador y memoria**: reciben sus voltajes y sale del reinicio.
5. **Arranque**: lee la memoria de sistema y aparece el video.

## Cómo usarla

Mide desde el principio y detente en el **primer** valor que falte. Pregunta tres cosas: ¿llega su entrada?, ¿llega su permiso?, ¿hay corto en su salida?

Haz la tabla con una placa sana: nombre del riel, voltaje y momento en que aparece. Las revisiones de placa cambian, así que anota la referencia impresa.`,

  "secuencia-xbox": `En Xbox el camino es parecido: reposo, botón, rieles, procesador, video. Cambian los nombres y las pistas que deja la consola.

## Señales útiles

- Alimentación de **espera** presente con la consola apagada.
- Respuesta al botón: sonido, luz, o nada.
- Orden de **habilitación** que sale del controlador hacia los reguladores.
- Señales de confirmación que vuelven.

## Luces y sonidos

Un pitido y apagado inmediato suele ser **protección**: corto o regulador que no confirma. Encender sin video apunta a la etapa de imagen. Apagarse a los minutos, a temperatura.

## Método

1. Fuente probada con **carga**, no solo con voltaje en vacío.
2. Resistencia a tierra en cada riel grande.
3. Encendido con fuente de banco limitada, si la etapa lo permite.
4. Primer riel ausente: entrada, permiso, salida.

Registra los tiempos: a veces el dato no es cuánto, sino **cuándo**.`,

  "secuencia-switch": `La Switch se alimenta de la batería, así que la historia empieza en la carga.

## Etapas

1. **USB-C**: el integrado de puerto negocia con el cargador.
2. **Carga**: otro integrado alimenta el sistema y la batería.
3. **Energía principal (PMIC)**: produce los voltajes del procesador, la memoria y los periféricos.
4. **Permisos**: cada salida se habilita en orden.
5. **Arranque** y pantalla.

## Leer el consumo

Con un medidor en el cable, la corriente dibuja el arranque: un escalón por etapa. Si se queda en el primero, el sistema no despertó; si sube y cae **en ciclo**, algo se protege.

## Pistas

- Negocia pero no pasa de reposo: PMIC o un corto aguas abajo.
- Enciende con video en la base y pantalla negra: etapa de luz o cinta.

Nunca diagnostiques con batería dudosa: cámbiala por una de prueba antes de medir.`,

  osciloscopio: `El multímetro muestra el promedio; el osciloscopio muestra **la forma**. Hay fallas que solo se ven ahí.

## Tres controles

- **Escala vertical**: voltios por división. Que la señal ocupe la mitad de la pantalla.
- **Base de tiempo**: cuánto dura cada división.
- **Disparo**: desde dónde empieza a dibujar. Ponlo a media señal, en flanco de subida.

La tierra de la punta va al punto de tierra **más cercano**. Usa la punta en x10: carga menos el circuito.

## Tres señales que debes reconocer

1. **Alimentación sana**: línea quieta con rizado pequeño. Si tiene dientes grandes, filtro o regulador.
2. **Conmutación de una bobina**: onda cuadrada estable.
3. **Reloj**: repetición continua. Ausente, no hay arranque.

Para capturar algo que pasa una vez, usa el modo de **disparo único**.`,

  "camara-termica": `Un corto convierte la energía en calor, y la cámara lo muestra en segundos. También engaña.

## Cómo usarla

1. Toma una imagen **fría** de referencia.
2. Alimenta con corriente limitada, por tiempos cortos.
3. Mira la **diferencia**: qué se calentó primero, no qué está más caliente después de un minuto.
4. Acércate y repite.

## No te confundas

- Los **metales brillantes** reflejan tu propio calor. Ponles cinta mate o una capa fina de alcohol.
- Los blindajes esconden el punto: retíralos.
- Un regulador tibio puede estar trabajando bien y alimentando a otro que sí está en corto.
- El aire y tu mano cambian la imagen.

## Sin cámara

El **alcohol** que se evapora primero, o el congelante que se derrite, señalan el mismo lugar. Es más lento y funciona. Confirma siempre con una medición antes de retirar la pieza.`,

  "fuente-banco": `La inyección consiste en alimentar **una línea** con una fuente externa para que el culpable se delate. Mal hecha, daña lo que estaba sano.

## Reglas

1. Conoce el voltaje **normal** de la línea. No lo superes nunca.
2. Empieza muy por debajo, con **límite de corriente** bajo.
3. Negativo a tierra firme; positivo en el condensador más accesible.
4. Sube la corriente de a poco, mirando con cámara o alcohol.
5. Tiempos cortos y pausas.

## Cuándo parar

- El voltaje **sube** a lo normal: ya no hay corto.
- Se calienta el procesador o la memoria y no un componente pequeño.
- Cambia el color u olor de algo.
- Ya sabes dónde está: no necesitas quemarlo.

En líneas de procesador, que manejan voltajes muy bajos, extrema el cuidado o no inyectes. Anota voltaje, corriente y lo que viste.`,

  programador: `Muchas placas guardan su configuración en memorias pequeñas. Leerlas y reescribirlas resuelve fallas, y borrarlas sin respaldo puede dejar el equipo **sin retorno**.

## Antes de tocar

1. Identifica la memoria y su **voltaje**: las hay de 3,3 y de 1,8 V. Equivocarse la daña.
2. Lee **dos o tres veces** y compara los archivos. Si difieren, el contacto está mal.
3. Guarda el respaldo con serial y fecha, en dos lugares.

## Leer en placa o retirada

En placa es cómodo, pero el resto del circuito puede estorbar. Si las lecturas no coinciden, retírala.

## Escribir

- Nunca mezcles datos **propios del equipo** (identidad, claves) con los de otro.
- Verifica después de escribir.
- Arranca con fuente limitada.

Trabaja solo en equipos de quien te autorizó por escrito. El respaldo es del cliente y se trata como dato personal.`,
};
