import type { LessonTexts } from "./types.ts";

export const hdmi: LessonTexts = {
  "como-viaja": `El HDMI transporta la imagen por **pares diferenciales**: dos hilos con la misma señal, uno al contrario del otro. El receptor mira la diferencia, y así el ruido que entra a los dos se cancela. Por eso las dos líneas de un par deben medir **casi igual**.

## Los grupos del conector

- **Cuatro pares** de alta velocidad: imagen y reloj, o cuatro carriles en los modos más nuevos.
- **5 voltios**: los entrega la consola para que el televisor sepa que hay alguien.
- **Detección (HPD)**: el televisor responde por aquí.
- **DDC** (dos líneas): la consola pregunta qué resoluciones acepta la pantalla.
- **CEC**: control remoto entre aparatos.

## La conversación

La consola pone los 5 V, el televisor sube HPD, la consola lee DDC y solo entonces envía video. Si la conversación se corta, hay pantalla negra aunque los pares estén perfectos.`,

  sintomas: `El mismo cliente dice "no da imagen" para cinco fallas distintas. Descarta con orden.

1. Otro **cable** y otro televisor. Siempre.
2. Modo seguro o resolución baja: si aparece imagen, la conversación existe.
3. Mira el conector con lupa: lengüeta partida, contactos hundidos, óxido.

## Del síntoma a la sospecha

- **Negro total, la consola enciende**: 5 V, HPD o DDC; después, conector.
- **Rosado, verde o con puntos**: uno de los pares está abierto o débil.
- **Intermitente al mover el cable**: conector o soldadura partida.
- **Imagen solo en baja resolución**: par con mal contacto, filtro o chip.
- **Después de una tormenta**: protecciones y chip antes que conector.

Escribe el síntoma con las palabras del cliente y luego con las tuyas. Si no coinciden, vuelve a preguntar.`,

  "medir-lineas": `El modo diodo te dice si una línea llega sana hasta el chip, sin encender la consola.

1. Desconecta todo y pon la **punta roja en tierra**.
2. Toca con la negra cada uno de los **19 contactos**.
3. Anota en orden, del 1 al 19.

## Cómo construir tu tabla

Mide tres consolas sanas del **mismo modelo** y guarda el promedio. Tu multímetro y el de otra persona no dan el mismo número; por eso vale más tu tabla que una de internet.

## Lectura

- Las dos líneas de un par difieren **muy poco**. Si una se aparta, sigue ese camino.
- **OL**: abierta. Conector, soldadura o filtro.
- **Cero o casi**: corto. Retira primero el conector y repite: si el corto se va, era él.
- Contactos de tierra: deben dar cero.`,

  precalentar: `La placa tiene capas internas de cobre que se llevan el calor. Si atacas solo por arriba, quemas el plástico antes de que el estaño de los anclajes se derrita.

## Qué hace el precalentador

Sube **toda la zona** por debajo, parejo y despacio, para que el aire caliente solo ponga el último empujón. También reduce el choque térmico, que dobla la placa.

## Cómo armar tu perfil

1. Fija la placa plana, sin tensión.
2. Pega un **termopar** cerca del conector, con cinta de poliimida.
3. Sube por etapas y deja que la temperatura se iguale.
4. Cuando la base esté caliente y estable, entra con aire por arriba.
5. Anota tiempos y valores en una placa de **descarte**.

Lo que dice la perilla no es lo que siente la placa: el termopar manda. Enfría sola, sin soplarla.`,

  "aire-caliente": `El aire caliente obedece a cuatro cosas: **temperatura, caudal, boquilla y distancia**. Cambia una por vez.

1. Protege plásticos y conectores vecinos con **cinta de poliimida** y, si hace falta, una lámina metálica.
2. Pon flux generoso por los dos lados.
3. Usa una boquilla del ancho del conector.
4. Caudal medio: muy alto empuja los componentes pequeños.
5. Muévete en **óvalos** constantes, a un par de centímetros, y acércate solo al final.
6. Prueba con la pinza: cuando el conector **flota** y vuelve a su sitio, está listo.

## Señales de que algo va mal

- El plástico brilla o se ablanda: demasiado cerca.
- Los componentes vecinos se mueven: mucho aire.
- Pasa el tiempo y no suelta: falta precalentar.

Nunca hagas palanca. Si no flota, no sale.`,

  "limpiar-pads": `Un conector nuevo sobre una base sucia queda torcido. Esta etapa decide la calidad del resto.

1. Con la placa todavía tibia, añade **flux**.
2. Pasa la **malla** con punta ancha sobre los contactos finos, **apoyando sin arrastrar**: deja que el estaño suba.
3. Los agujeros de los **anclajes** se abren con estación de succión, o con estaño fresco y malla por ambos lados.
4. Limpia con alcohol y cepillo antiestático.
5. Mira con microscopio, con luz de lado.

## Debe quedar así

- Los **19 contactos** planos, parejos y plateados.
- Ninguno levantado ni unido a su vecino.
- Los cuatro agujeros libres de lado a lado.
- La máscara verde o negra sin ampollas.

Presenta el conector sin soldar: debe asentar completo, **sin empujarlo**. Si no entra, todavía hay estaño en un agujero.`,

  alinear: `Primero se fija la posición y después se suelda lo fino.

1. Estaña apenas los contactos de la placa y pon flux en gel.
2. Inserta el conector hasta que **toque la placa** en toda su base.
3. Bajo el microscopio, alinea las puntas con los contactos: mira el **primero y el último**, lo del medio se acomoda.
4. Sostén con cinta de poliimida.
5. Suelda **un anclaje** y revisa otra vez.
6. Si está corrido, recaliéntalo y mueve apenas. Es el momento fácil para corregir.
7. Suelda el anclaje diagonal y después los otros dos, con bastante calor, para que el estaño **atraviese**.

Los anclajes son los que resisten los tirones del cable. Si quedan con poca soldadura, el conector se parte otra vez y se lleva los contactos.`,

  "soldar-19": `Los contactos son finos y están muy juntos. Se sueldan **arrastrando**, no de a uno.

1. Flux en gel a lo largo de la fila.
2. Punta tipo **cuchara o bisel**, con una gota pequeña de estaño.
3. Recorre la fila con el bisel apoyado, a velocidad constante. El flux reparte el estaño.
4. No te devuelvas: termina y mira.
5. Los **puentes** se quitan con más flux y la punta limpia, o con malla delgada.

## Cómo revisar

- Con el microscopio inclinado, cada contacto tiene su **menisco**.
- Empuja muy suave con una aguja: ninguno se mueve.
- En modo diodo, compara con tu tabla.
- Busca cortos entre vecinos, uno por uno.

Limpia el flux completo: bajo el conector se queda y, con humedad, conduce.`,

  "pista-rota": `Si un contacto se arrancó, se puede reconstruir con **hilo de cobre esmaltado** muy fino.

1. Busca hasta dónde iba: filtro, resistencia o **vía**. Usa la placa de descarte para confirmarlo.
2. Raspa la máscara en un tramo corto, sin cortar el cobre.
3. Estaña el cobre y la punta del hilo.
4. Suelda el hilo en el punto firme, **guíalo por la ruta original** y suéldalo al contacto del conector.
5. Pega con máscara UV, cura y repite una capa.
6. Prueba de **tracción**: empuja suave con una aguja, no se debe mover.

## En pares de alta velocidad

El puente debe ser **lo más corto posible** y pegado a la placa. Un hilo largo cambia la línea y aparecen parpadeos en alta resolución. Prueba en la máxima que el cliente usa.`,

  "diagnosticar-chip": `Antes de levantar un chip, demuéstralo. Dos mediciones separan un arreglo de otro.

## Primera: del chip hacia el conector

Con el conector bueno, compara en modo diodo las líneas **a cada lado** de los filtros. Si del lado del conector está mal y del lado del chip bien, el problema está en el **filtro** o en la pista.

## Segunda: alimentación

Enciende y mide los voltajes del chip en sus condensadores. Si falta uno, busca el regulador o un corto **antes** de culparlo.

## Se inclina hacia el chip cuando

- Varias líneas de pares distintos leen mal del lado del chip.
- Sus voltajes están bien y se **calienta** mucho en reposo.
- Hay corto en una línea que desaparece al retirarlo.

Deja las mediciones por escrito. Si no convencen en el papel, todavía no lo cambies.`,

  "cambiar-qfn": `El QFN tiene los contactos por debajo y una **base metálica** central. Todo depende de la cantidad de estaño.

1. Fotografía la **orientación**: el punto marca el primer contacto.
2. Precalienta, protege vecinos y retira con aire y flux.
3. Limpia los contactos y deja la base central **plana**.
4. Estaña los contactos de la placa con una capa fina y pareja. En la base, muy poco: si sobra, el chip flota y los bordes no tocan.
5. Pon flux, presenta el nuevo y alinea con los bordes.
6. Calienta hasta que **se acomode solo**; un toque suave lo confirma.
7. Repasa los laterales con punta fina y flux.

## Revisión

Menisco visible en los cuatro lados, sin puentes. Mide resistencia a tierra de sus alimentaciones **antes** de encender.`,

  filtros: `Entre el conector y el chip hay componentes diminutos que reciben el golpe primero.

- **Filtros de modo común**: cuatro contactos, dos líneas por dentro. Cada línea debe dar continuidad de entrada a salida y nada entre ellas.
- **Supresores (ESD)**: unen cada línea con tierra. Dañados, suelen quedar en **corto**.
- **Resistencias y condensadores** en serie: valores pequeños, fáciles de arrancar.
- **Fusible o limitador** de los 5 V.

## Método

1. Mira con microscopio: grietas, esquinas quemadas, piezas corridas.
2. Con la línea en corto, retira el supresor: si el corto se va, **era él**.
3. Un filtro abierto se puede probar uniendo entrada y salida de cada línea un momento. Para entregar, **reemplázalo**.
4. Saca repuestos de placas de descarte del mismo modelo.

Después de una tormenta, revisa todos, no solo el primero que encuentres.`,

  "hdmi-ps5": `En la PS5 el acceso es largo, y hay zonas que no toleran el calor.

## Antes de calentar

- Retira **fuente, ventilador, antenas y blindajes**.
- El procesador lleva **metal líquido**: mantén la placa horizontal y no calientes cerca.
- Protege los conectores plásticos vecinos.

## Durante

1. Precalienta por debajo, solo la zona del puerto.
2. Los **anclajes** tocan mucho cobre: necesitan más paciencia que los contactos.
3. Compara el conector nuevo con el retirado: patas, altura y largo. La Slim no siempre usa el mismo.
4. Revisa los filtros y supresores de la fila.

## Después

Mide las 19 líneas, arma lo mínimo para encender y prueba video **antes** de poner las tapas. Si hay imagen solo en baja resolución, vuelve a mirar los pares y sus filtros.`,

  "hdmi-ps4": `Hay tres familias, Fat, Slim y Pro, y sus conectores **parecen iguales**.

## Diferencias que arruinan un trabajo

- La posición de los **anclajes** y el largo de las patas.
- La altura de la boca respecto a la placa: si no coincide, el cable no entra por la carcasa.
- La fila de contactos: en algunos la lengüeta va más atrás.

Compara siempre con el retirado **antes de soldar**, y compra por modelo de placa, no por el nombre de la consola.

## Fallas típicas

- Lengüeta partida por un cable metido al revés.
- Contactos arrancados al jalar de lado.
- Filtros dañados junto al conector.
- Chip de video tras una descarga.

En la Pro revisa también que el blindaje no toque los anclajes: al cerrar puede hacer corto si quedaron altos.`,

  "hdmi-xbox": `En Xbox la señal pasa por un **retimer**, un chip que limpia y reenvía el video. Está cerca del conector y es el que más sufre con las descargas.

## Cómo se presenta

- Después de una tormenta: enciende, suena y **no hay imagen**.
- El conector y los filtros miden bien.
- Falta un voltaje del retimer o se calienta enseguida.

## Orden de trabajo

1. Cable, televisor y modo de baja resolución.
2. Conector y soldaduras.
3. **Supresores y filtros**.
4. Voltajes del retimer.
5. Retimer.

## Por generación

En One y One S el acceso es directo. En Series el chip y el conector cambian según la placa: confirma la referencia impresa. Pide el repuesto **exacto**; los que se parecen no arrancan.

En cada paso anota lo medido: en Xbox, cambiar el conector por costumbre resuelve pocos casos.`,

  "prueba-video": `La reparación termina cuando el video aguanta, no cuando aparece.

## Lista

1. Enciende con **dos televisores** distintos.
2. Recorre las resoluciones, de la más baja a la más alta que acepte.
3. Activa **HDR** y la tasa alta, si el televisor la tiene.
4. Mueve el cable con suavidad en los cuatro sentidos: cero parpadeos.
5. Juega **una hora** y suspende y despierta tres veces.
6. Prueba sonido por HDMI.

## Si parpadea solo en alta

Revisa pares, filtros y el largo de los puentes. Prueba con un cable corto y bueno antes de abrir.

## Entrega

Explica cómo se cuida: entrar y sacar **recto**, no mover la consola con el cable puesto y usar un cable con holgura. Registra la foto del conector, las resoluciones probadas y la garantía.`,
};
