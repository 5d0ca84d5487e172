import type { LessonTexts } from "./types.ts";

export const diagnosticoCasos: LessonTexts = {
  "caso-no-prende": `**Síntoma**: consola muerta. Sin clic, sin luz. Otro taller dijo "es la placa".

## Recorrido

1. Fuente con carga: correcta.
2. Resistencia a tierra en rieles grandes: **sin cortos**.
3. Alimentación de espera: presente hasta un regulador pequeño. A la salida, nada.
4. Pista falsa: se sospecha del regulador. Antes de cambiarlo, tres preguntas.
   - ¿Entrada? Sí.
   - ¿Salida en corto? No.
   - ¿**Permiso**? Cero voltios.
5. Se sigue la línea de permiso: viene del controlador, a través de una resistencia. A un lado hay voltaje y al otro no.
6. Resistencia **abierta**, con una marca de humedad al lado.

## Solución

Se limpia, se cambia y enciende.

## Enseñanza

Un regulador sano no trabaja sin permiso. Cambiar integrados por "no da salida" es el error más caro del oficio. Pregunta siempre entrada, salida y permiso.`,

  "caso-prende-apaga": `**Síntoma**: enciende y se apaga a los tres segundos, siempre.

Tres segundos es una pista: las protecciones tienen su propio reloj.

## Dos familias

- **Corriente**: actúa casi de inmediato, porque un riel pide demasiado o no confirma.
- **Temperatura**: suele tardar más y depende de qué tan fría esté.

## Recorrido

1. En frío y en caliente tarda **lo mismo**: no parece temperatura.
2. Con osciloscopio en disparo único se capturan los rieles: todos suben, y uno **cae** justo antes.
3. Ese riel alimenta también el ventilador.
4. Se desconecta el ventilador: dura más y se apaga por otra razón, la esperada.
5. El motor del **ventilador** está en corto parcial: arranca y pide de más.

## Enseñanza

Lo periférico también tumba la placa. Antes de soldar, desconecta una por una las cargas externas: ventilador, disco, lector, luces. Es gratis y reversible.`,

  "caso-luz-azul": `**Síntoma**: luz azul que no pasa a blanca. Sin imagen. Síntoma famoso y con muchas causas.

## Orden de descarte

1. Cable, televisor y modo seguro.
2. **Video**: conector y chip. Si la consola arranca y no se ve, a veces suena o responde el control.
3. **Almacenamiento**: se retira el disco. Cambia el comportamiento o no.
4. **Alimentación** del procesador y la memoria: presentes y limpias en el osciloscopio.
5. **Reinicio**: ¿se libera? ¿El reloj está vivo?
6. Memoria de sistema: se respalda y se verifica.
7. Temperatura y presión: una esquina del procesador que mejora al presionar indica **soldadura** fatigada.

## En este caso

Rieles y reloj bien; el reinicio se libera y vuelve a caer. Una memoria se calienta distinto a sus hermanas.

## Decisión

Cambiar memoria o procesador exige equipo y no siempre vale lo que cuesta. Se presenta el diagnóstico y el cliente **elige**.`,

  "caso-sin-wifi": `**Síntoma**: ni wifi ni Bluetooth. Todo lo demás funciona.

Que fallen **los dos a la vez** ya es información: comparten módulo, antena o alimentación.

## Recorrido

1. ¿El menú muestra dirección del adaptador? Si aparece, el módulo vive y se sospecha de **antena**. Si no, de módulo o alimentación.
2. No aparece. Se miden sus alimentaciones: una falta.
3. Esa línea también va a otro componente, que **sí** funciona. Entonces el corte está después de la bifurcación.
4. Una bobina diminuta en serie, **abierta**.

## Solución

Se reemplaza por una del mismo valor. No se deja un puente: la bobina filtra el ruido que entraría a la radio.

## Verificación

Alcance a dos distancias, con y sin carcasa. Si mejora sin carcasa, una antena quedó mal conectada o un cable quedó **mordido** al cerrar.`,

  "caso-error-disco": `**Síntoma**: error de almacenamiento al iniciar. El cliente pide "cambiar el disco".

## Depende de dónde viva la memoria

- **Unidad reemplazable**: disco o NVMe en ranura. Se prueba con otra compatible.
- **Memoria soldada**: no se cambia como una pieza. Puede estar ligada a la placa.

## Síntomas cruzados

Una fuente con rizado corrompe datos y **parece** disco. Una memoria RAM inestable también. Y un disco moribundo congela el sistema y parece placa.

## Recorrido

1. Respaldar lo que el sistema permita, **antes** de reinstalar.
2. Reasentar y limpiar contactos.
3. Probar con unidad conocida.
4. Rizado de la alimentación con osciloscopio.
5. Reinstalar el sistema desde cero.

Si falla con unidad buena y alimentación limpia, el problema está en el controlador o en la memoria soldada. Habla claro sobre los **datos**: reparar el equipo y recuperar información son dos trabajos distintos.`,

  "caso-gddr": `**Síntoma**: puntos y rayas de colores, que empeoran al calentar.

## Qué significa

Los artefactos son datos de imagen mal leídos. El patrón orienta: rayas **regulares** sugieren una memoria o una línea; manchas sin orden, alimentación o temperatura.

## Recorrido

1. Otro cable, televisor y juego: siguen igual, incluso en el menú.
2. Mantenimiento térmico completo: mejora unos minutos. La temperatura **agrava**, no causa.
3. Alimentación de memoria: estable en osciloscopio.
4. Con aire frío localizado, una de las memorias cambia el patrón.
5. Al presionarla con suavidad, también.

## Decisión

Las opciones son rehacer la soldadura de esa memoria o cambiarla. Son trabajos de riesgo en un equipo con uso.

Presenta costo, probabilidad honesta y alternativa: **no reparar** y aprovechar las piezas. Si el arreglo vale casi lo mismo que un equipo usado con garantía, dilo tú primero.`,

  "cuando-no-reparar": `Saber detenerse también es una habilidad técnica.

## Señales para parar

- El costo se acerca al de un **equipo equivalente** con garantía.
- La reparación tiene poca probabilidad y puede empeorar el equipo.
- No hay repuesto confiable.
- Hay riesgo para las personas: fuente manipulada, batería dañada.
- El tiempo invertido ya superó lo que puedes cobrar.

## Cómo decirlo

1. Empieza por **lo que encontraste**, con foto.
2. Explica las opciones y sus riesgos, sin tecnicismos.
3. Di tu recomendación y por qué.
4. Deja que el cliente decida y escríbelo.

## Ofrece una salida

Recuperar datos si se puede, vender por partes, remitir a alguien con otro equipo o disponer bien de la placa y la batería.

Entrega el equipo **completo**, con todas sus piezas y tornillos. Cobrar el diagnóstico es justo si se avisó al recibirlo.`,

  "proyecto-final": `Vas a documentar un diagnóstico de principio a fin, con un equipo real o una placa de descarte con falla.

## Entrega

1. **Historia**: lo que dijo el dueño y lo que comprobaste.
2. **Árbol** de fallas con tres ramas como mínimo.
3. **Mediciones**: tabla con punto, valor esperado, valor leído y conclusión.
4. **Fotos** o capturas de cada hallazgo.
5. **Causa raíz** y cómo la demostraste.
6. **Decisión**: reparar o no, con costo y tiempo.
7. **Verificación** después del arreglo, si lo hiciste.

## Cómo se evalúa

- Cada medición responde una **pregunta** escrita antes.
- Las pistas falsas también aparecen: no las borres.
- Otra persona podría repetirlo con tu documento.
- La explicación para el cliente cabe en cinco frases.

Sustenta en voz alta: si al contar un paso dudas de por qué lo hiciste, ahí está lo que debes repasar.`,

  "base-conocimiento": `El segundo caso igual debería tomarte la mitad. Solo pasa si el primero quedó escrito.

## Qué guardar de cada caso

- **Modelo y referencia de placa**.
- Síntoma con palabras del cliente y con las tuyas.
- Mediciones clave, buenas y malas.
- Causa, solución y piezas con su referencia.
- Tiempo real y costo.
- Fotos con nombre que se entienda.

## Cómo guardarlo

Una carpeta por modelo y un documento por caso, con la **misma plantilla**. Usa etiquetas: no enciende, sin imagen, carga, líquido. Respalda en dos lugares.

## Tablas vivas

Valores en modo diodo, rieles y consumos por placa. Se llenan con cada equipo **sano** que pase por tus manos.

No guardes datos personales del cliente en los casos: ni nombre, ni cuentas, ni fotos de su pantalla. Revisa la base una vez al mes y anota qué falla se repite: ahí hay un repuesto que conviene tener.`,
};
