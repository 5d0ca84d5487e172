import type { LessonTexts } from "./types.ts";

export const drift: LessonTexts = {
  "anatomia-stick": `Un módulo análogo es una pieza pequeña con tres sistemas dentro:

- **Dos potenciómetros**, uno por eje. Un cursor metálico roza una pista de carbón y entrega un voltaje según la posición.
- **Un pulsador** debajo, el de L3 o R3.
- **Un resorte** con su copa, que devuelve la palanca al centro.

Cada potenciómetro tiene tres patas: alimentación, tierra y señal. En reposo, la señal queda cerca de la **mitad** del voltaje de alimentación.

## Por qué falla

El cursor raspa siempre la misma zona, la del centro. Con miles de movimientos la pista se gasta justo ahí y la señal salta. El polvo de carbón que suelta empeora el contacto, y el resorte cansado ya no centra igual.

Abre un módulo dañado con unas pinzas y mira la pista con lupa: la raya que verás es el drift.`,

  causas: `Tres problemas distintos producen el mismo reclamo: "se mueve solo". La solución depende de cuál sea.

- **Suciedad**: la lectura salta y mejora al girar la palanca. Se prueba con limpieza.
- **Desgaste**: la lectura en reposo queda corrida o tiembla, y vuelve a los pocos días de limpiar. Se cambia el módulo.
- **Mala calibración**: la lectura es **estable** pero no está en el centro. Se recalibra.

## Prueba de descarte

1. Mira el valor en reposo durante un minuto: ¿tiembla o está quieto?
2. Mueve y suelta veinte veces: ¿vuelve siempre al mismo punto?
3. Empuja apenas hacia cada lado: ¿hay zonas muertas o saltos?

Quieto y corrido: calibración. Vuelve a sitios distintos: resorte o desgaste. Salta al pasar por un punto: pista gastada o sucia. Anota la conclusión **antes** de abrir.`,

  "medir-drift": `Medir convierte una impresión en un dato. Usa un probador de mandos en el navegador y trabaja siempre igual.

## Tres medidas

1. **Reposo**: valor de cada eje sin tocar, después de soltar diez veces. Anota el peor.
2. **Zona muerta**: cuánto hay que mover para que el juego reaccione.
3. **Error del círculo**: recorre todo el borde varias vueltas; el probador compara el recorrido con un círculo perfecto.

## Cómo interpretarlas

Un reposo que no vuelve al mismo sitio es más grave que uno apenas corrido. Un círculo con **muescas** indica pista dañada; uno cuadrado es normal en controles que exageran las esquinas.

Repite tres veces y guarda captura con el serial del control. Esa imagen es tu punto de partida y también tu prueba de entrega.`,

  "metodo-malla": `La malla y el cautín son el método más barato. Funciona bien en placas sencillas y exige paciencia en las de varias capas, donde el cobre interno se roba el calor.

1. Pon **flux** en los catorce puntos.
2. **Agrega estaño** fresco a cada uno: baja el punto de fusión.
3. Con punta ancha y malla, absorbe de a un punto. Comienza por las patas de señal.
4. Deja para el final los **anclajes** del marco, que son gruesos.
5. Mueve cada pata con pinzas: debe bailar libre.
6. Retira el módulo sin palanca.

## Límites

Los anclajes y las patas de tierra cuestan más. Si un punto no suelta en unos segundos, detente, agrega flux y estaño, y vuelve. Insistir con más temperatura levanta la pista. Si tienes precalentador, úsalo: la mitad del problema desaparece.`,

  "metodo-aleacion": `La aleación de baja temperatura se mezcla con el estaño original y lo mantiene líquido mucho más tiempo, así el módulo sale **entero**.

1. Flux abundante en todos los puntos.
2. Funde la aleación en cada fila, **uniendo** los puntos entre sí.
3. Recorre las filas con el cautín hasta que todo esté líquido a la vez.
4. Levanta el módulo con pinzas, recto, sin esfuerzo.

## Lo que muchos olvidan

La aleación es **frágil**. Si queda mezclada con la soldadura nueva, el punto se parte con los golpes. Por eso:

- Retira todo con malla y flux.
- Pon estaño normal, vuelve a retirarlo y repite.
- Limpia con alcohol y revisa con lupa que los agujeros estén limpios y brillantes.

Guarda los restos aparte: sirven de nuevo.`,

  "metodo-estacion": `La estación de desoldado funde y aspira al mismo tiempo. Es rápida y cuida la placa, si la boquilla es la correcta.

1. Elige una **boquilla** un poco más ancha que la pata y más angosta que el contacto.
2. Añade flux y, si está muy seco, estaño fresco.
3. Apoya la boquilla **rodeando la pata**, espera a que el estaño se mueva.
4. Acciona el vacío mientras haces un **círculo pequeño** con la pata.
5. Sigue aspirando un instante al retirarte, para que no se vuelva a pegar.

## Problemas comunes

- Queda un hilo pegado: no estaba del todo líquido. Agrega estaño y repite.
- No aspira: limpia el filtro y el tubo, se tapan seguido.
- Se mueve el contacto: demasiada presión o demasiado tiempo.

Los anclajes del marco piden más temperatura o un precalentamiento suave.`,

  "reparar-pista": `Si un contacto se levantó, todavía hay solución. Lo importante es no seguir calentándolo.

1. Corta lo suelto con **bisturí**; no lo dejes flotando.
2. Busca a dónde iba la pista: otra pata, una **vía** o un componente. Confírmalo con continuidad en una placa sana.
3. Raspa apenas la máscara sobre la pista cercana hasta ver cobre y **estáñala**.
4. Suelda un **hilo esmaltado** fino desde ese cobre hasta la pata del módulo.
5. Mide continuidad y que no haya corto con las vecinas.
6. Cubre con **máscara UV** y cúrala con su lámpara.

## Consejos

Deja el hilo con una curva pequeña: si queda tenso, se parte. Estaña la punta del hilo antes, para quemar el esmalte. Documenta el puente con foto y díselo al cliente: es una reparación válida y debe saberla.`,

  alps: `Instalar un módulo convencional es fácil; instalarlo **recto** es lo que cuenta.

1. Confirma que los catorce agujeros estén abiertos y limpios.
2. Inserta el módulo y verifica que la base quede **pegada a la placa**: ni levantada ni inclinada.
3. Suelda primero un **anclaje** y revisa la altura. Si está torcido, recaliéntalo y corrige.
4. Suelda el anclaje opuesto.
5. Sigue con las seis patas de los potenciómetros y las cuatro del pulsador.
6. Termina con los otros dos anclajes.
7. Corta sobrantes y limpia el flux.

## Verificación antes de cerrar

- La señal de cada eje queda cerca de la **mitad** de la alimentación.
- El pulsador marca continuidad solo al oprimir.
- La palanca gira sin rozar la carcasa.

Un módulo inclinado calibra mal aunque esté perfecto por dentro.`,

  "hall-dualsense": `Los sticks de efecto Hall no rozan: un **imán** se mueve con la palanca y un sensor mide el campo. Por eso no se gastan de la misma manera. El control, sin embargo, espera las señales del módulo original.

## Qué cambia

- Necesita alimentación estable: los sensores consumen.
- El centro y el rango pueden no coincidir, y de ahí las **placas de ajuste** o la calibración.
- Algunos invierten un eje según la **polaridad** del imán.

## Instalación

1. Compra un módulo hecho para tu **versión de placa**.
2. Suelda como un módulo normal, sin exceso de calor: los imanes lo pierden.
3. Mide los tres voltajes de cada eje antes de cerrar.
4. Verifica que arriba sea arriba.
5. **Calibra** y guarda.

Mantén lejos las pinzas imantadas. Si el eje tiembla, revisa tierra y flux entre patas.`,

  "hall-xbox": `En Xbox el trabajo es parecido y cambia la placa según el modelo, impreso en la etiqueta del compartimiento de pilas.

- **1708**: el módulo va soldado a la placa principal; espacio cómodo.
- **1914** (Series): revisión con otra distribución; confirma que el repuesto lo diga.
- **Elite**: palancas desmontables y tensión ajustable. El módulo no es el mismo.

## Hall o TMR

Ambos leen un imán. Los **TMR** suelen consumir menos, algo que importa en un control de pilas. Con cualquiera de los dos, compara la duración de las pilas antes y después.

## Pasos clave

1. Desuelda los motores si estorban y marca sus cables.
2. Cuida la altura: el anillo de la carcasa no debe rozar.
3. Prueba en consola **y** en computador.
4. Calibra; si el modelo no guarda calibración, ajusta el centro en el módulo.`,

  "calibracion-web": `Algunos controles guardan sus valores de calibración y permiten reescribirlos. Existen herramientas abiertas que lo hacen desde el navegador, por cable USB.

1. Carga el control y conéctalo con un cable de **datos**.
2. Usa un navegador que permita conectar dispositivos USB.
3. Calibra primero el **centro**, siguiendo el orden de esquinas que te pida.
4. Después el **rango**: vueltas lentas y completas, sin apretar.
5. Prueba en modo **temporal** y mide el círculo.
6. Si está bien, guarda de forma **permanente**.

## Precauciones

Anota los valores antes de cambiarlos. No desconectes al guardar. Si después de guardar el reposo vuelve a moverse, el problema no era de calibración: el módulo está gastado o mal soldado. Calibrar sobre un módulo malo solo esconde la falla unos días.`,

  "calibracion-trim": `Cuando el control no deja guardar valores, el centro se ajusta en el propio módulo o en una placa con **potenciómetros de ajuste**.

1. Abre el probador y deja ver los números de ambos ejes.
2. Con el control encendido y abierto, apoya la placa para que nada haga corto.
3. Gira **un octavo de vuelta** y espera la lectura.
4. Lleva el eje lo más cerca posible de cero.
5. Mueve la palanca, suelta y confirma que vuelve al mismo valor.
6. Repite con el otro eje: a veces se afectan.

## No pierdas recorrido

Después de centrar revisa los **extremos**: si un lado ya no llega al máximo, corriste demasiado. El ajuste corrige diferencias pequeñas; si necesitas mucho, el módulo quedó inclinado.

Al terminar fija el tornillito con una gota de barniz para que la vibración no lo mueva.`,

  "garantia-trabajo": `Dar garantía sin pruebas es apostar. Con un registro, es un compromiso que puedes cumplir.

## Prueba de una hora

1. Treinta minutos de uso normal, con las dos palancas.
2. Diez minutos en reposo, mirando que nada se mueva.
3. Vueltas completas y pulsador, cincuenta veces.
4. Medida final: reposo, zona muerta y círculo.

## Qué registrar

- Modelo, serial y **foto** de entrada.
- Medidas antes y después.
- Módulo instalado y lote.
- Si hubo puente o pista reparada.
- Fecha de entrega y duración de la garantía.

## Qué decirle al cliente

La garantía cubre el módulo y la soldadura; no cubre golpes, líquidos ni intentos de otra persona. Entrégalo **por escrito**. Cuando vuelva con una duda, abre el registro con él: ver los números tranquiliza a todos.`,
};
