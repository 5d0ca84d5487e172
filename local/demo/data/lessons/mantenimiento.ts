import type { LessonTexts } from "./types.ts";

export const mantenimiento: LessonTexts = {
  "por-que-se-calienta": `Toda la energía que consume una consola termina convertida en calor. El chip principal lo produce y el sistema de refrigeración lo saca: **chip, material térmico, disipador, aire, rejilla**.

Piensa en una vela: si acercas la mano por un lado casi no sientes calor, pero por encima quema, porque el aire caliente sube y se renueva. Si tapas la salida, todo alrededor se calienta. El polvo hace exactamente eso.

## Dónde se rompe el camino

- **Pasta seca**: el calor no pasa del chip al disipador.
- **Aletas tapadas**: el aire no roza el metal.
- **Ventilador sucio o gastado**: mueve menos aire y hace más ruido.
- **Mueble cerrado**: el aire que entra ya viene caliente.

Cuando una consola suena como un avión, no está rota: está trabajando más para mover menos aire. En este curso aprenderás a encontrar cuál de los cuatro puntos falla antes de abrir.`,

  "medir-temperatura": `Quien mide antes de tocar puede demostrar que mejoró. Necesitas tres datos: temperatura, ruido y fotos.

## Procedimiento

1. Enciende la consola y déjala **veinte minutos** con el mismo juego.
2. Toma con el termómetro infrarrojo la temperatura del aire de **salida** y la de la carcasa, siempre a la misma distancia.
3. Mide el ruido con una aplicación del celular, a un metro y sin otros sonidos.
4. Anota la temperatura del cuarto: sin ella, dos medidas no se pueden comparar.
5. Fotografía rejillas, tornillos, sellos y rayas.

El termómetro infrarrojo se engaña con los metales brillantes: apunta a plástico mate o a un pedazo de cinta negra. No importa tanto el número exacto como medir igual antes y después.`,

  "materiales-termicos": `Entre el chip y el disipador siempre queda aire, y el aire conduce mal. El material térmico llena ese espacio. Su conductividad se da en **W/mK**: un número mayor conduce mejor, siempre que el espesor sea el correcto.

- **Pasta**: espacios mínimos entre superficies planas. Cuidado: demasiada estorba.
- **Almohadilla**: huecos entre componente y disipador. Cuidado: el espesor debe ser exacto.
- **Metal líquido**: chips de mucho calor, de fábrica en algunos. Cuidado: conduce electricidad.

No reemplaces una almohadilla por pasta: si el hueco es grande, no hace contacto. Tampoco pongas dos almohadillas una sobre otra. Y nunca uses metal líquido sobre aluminio, porque lo corroe.`,

  "ps4-desarme": `La PS4 Slim no muestra sus tornillos: la tapa lleva ganchos y algunas versiones esconden Torx bajo los sellos de atrás.

1. Desconecta todo y espera unos minutos.
2. Retira los tornillos ocultos, si los hay, y levanta la **tapa superior** desde las esquinas traseras.
3. Retira la **fuente**: quita sus tornillos, súbela derecha y desconecta el cable.
4. Suelta la **cinta del lector** abriendo su seguro; no la dobles.
5. Quita el disco duro y los tornillos del blindaje, en **cruz** y por etapas.
6. Levanta la placa con el blindaje y voltéala con cuidado.

## Para no perderte

Los tornillos largos y cortos no se cambian de sitio: uno largo donde iba uno corto puede llegar hasta la placa. Dibuja la consola en una hoja y pincha cada tornillo en su lugar.

La fuente guarda carga un rato después de desconectarla: no toques sus contactos ni la abras.`,

  "ps4-pasta": `Con la placa afuera, el trabajo es limpiar bien y aplicar poco.

1. Retira la pasta vieja con una **espátula plástica** y papel con alcohol isopropílico. Limpia también el disipador.
2. Pasa un copito por los bordes del chip, sin rayar los componentes pequeños.
3. Aplica una cantidad como un **grano de arroz** en el centro y espárcela en capa delgada, o deja que la presión la reparta.
4. Apoya el disipador derecho, **sin deslizarlo**.
5. Aprieta el soporte en cruz, un poco cada lado, hasta que quede parejo.

## Cómo saber si quedó bien

Si vuelves a levantar el disipador, la huella debe cubrir todo el chip, delgada y sin huecos. Si se derrama mucho por los lados, sobró. Una presión desigual deja una esquina sin contacto y la consola se apaga por calor.`,

  "ps4-pro-almohadillas": `En la PS4 Pro el procesador no es lo único que se calienta. Las **memorias** y los **reguladores de voltaje** también entregan su calor al disipador o al blindaje por medio de almohadillas, y muchos se olvidan de ellas.

## Cómo trabajarlas

- Antes de quitarlas, toma una foto y **mide el espesor** con un calibrador en una zona que no esté aplastada.
- Si están enteras y blandas, déjalas: una almohadilla sana no se cambia por costumbre.
- Si se rompen o están secas, pon otra del **mismo espesor**.

## Por qué importa la medida

Una más delgada no toca el componente. Una más gruesa levanta el disipador y deja al procesador **sin presión**, que es peor que no haber hecho nada. Después de armar y desarmar una vez, revisa que cada componente dejó su marca en la almohadilla.`,

  "ps4-ventilador": `El ruido tiene tres orígenes distintos y cada uno suena diferente.

- **Aire fuerte y parejo**: polvo en aletas o pasta seca; se resuelve con limpieza completa.
- **Zumbido con vibración**: aspa rota o polvo de un solo lado; se limpia o se cambia.
- **Chillido o raspado**: rodamiento gastado; se cambia el ventilador.

## Limpieza

1. Desconecta el ventilador y **sujeta las aspas** antes de soplar: si giran libres con aire a presión se dañan.
2. Usa brocha en cada aspa, por las dos caras.
3. Sopla las aletas del disipador **de adentro hacia afuera**.

Con la consola apagada gira el aspa con el dedo: debe moverse suave y detenerse sola, sin juego lateral. No le pongas aceite de cocina ni de máquina: atrapa polvo y dura poco.`,

  "ps5-tapas": `La PS5 fue diseñada para que su dueño limpie una parte sin abrir la consola: las **tapas** salen a presión y debajo hay zonas para aspirar el polvo.

1. Apaga por completo, desconecta y deja enfriar.
2. Ponla sobre un paño. Levanta la esquina de la tapa y **deslízala** según el modelo; no necesita herramientas.
3. Aspira las **trampas de polvo** con potencia baja, sin meter la boquilla con fuerza.
4. Limpia las aspas visibles con una brocha suave mientras las **sostienes** con un dedo.
5. Vuelve a poner la tapa hasta oír el clic.

Todo esto queda de este lado del **sello de garantía**. Retirar tornillos bajo un sello es otra decisión y se toma con el dueño informado. Como rutina, cada seis meses es suficiente; con mascotas o mucho polvo, cada tres.`,

  "ps5-desarme": `Desarmar una PS5 es un trabajo largo: reserva una tarde y espacio para la consola y sus tapas.

1. Retira las **tapas** y el **ventilador**, que va atornillado y conectado.
2. Saca la **unidad de disco**, si tiene, y desconecta sus cables.
3. Retira la **fuente** completa, sin abrirla.
4. Suelta la **antena** y las cintas pequeñas; fotografía por dónde pasa cada cable.
5. Quita los tornillos del **blindaje** por etapas y en cruz.
6. Levanta la placa **horizontal**: el procesador lleva metal líquido y no debe inclinarse.

## Puntos delicados

Los conectores de la antena se encajan a presión y se rompen si los jalas de lado. Guarda los tornillos por capas, en bolsas numeradas. Si no piensas cambiar el metal líquido, no separes el disipador del procesador: limpia lo demás y cierra.`,

  "ps5-metal": `El metal líquido conduce muy bien el calor y también la **electricidad**. Una gota fuera de sitio puede dañar la placa. La primera pregunta es si de verdad hay que tocarlo.

## Cuándo sí

Hay apagones por calor comprobados después de limpiar todo lo demás, o ya se levantó el disipador.

## Procedimiento

1. Trabaja **en horizontal**, con la placa firme y buena luz.
2. Revisa la **barrera** de espuma alrededor del chip; si está rota, se reemplaza.
3. Recoge lo suelto con jeringa y copito; no lo riegues.
4. Reparte una **película muy delgada** en chip y disipador, con el aplicador, hasta que moje parejo.
5. Mira con luz rasante: no debe haber gotas, ni bolitas en los componentes vecinos.

Nunca lo uses con disipadores de aluminio. Si no has practicado en placas de descarte, remite el trabajo: decir que no también es profesional.`,

  "one-s": `La Xbox One S se abre por debajo, soltando ganchos plásticos del contorno.

1. Voltea la consola sobre un paño y mete la palanca por la **rejilla lateral**.
2. Recorre el borde soltando gancho por gancho. La palanca plástica evita **marcar la carcasa**.
3. Retira la base y los tornillos Torx largos. Al separar la carcasa, suelta la **cinta del botón** de encendido.
4. Retira unidad de disco y disco duro, y después el marco metálico.
5. Quita el ventilador y limpia el **disipador** de adentro hacia afuera.
6. La cruz metálica bajo la placa sostiene el disipador: se retira con cuidado, haciendo palanca por los extremos.

Al cerrar, asegúrate de que la cinta del botón quede conectada y sin mordida: si la consola no responde al tacto, casi siempre es eso. Prueba antes de encajar todos los ganchos.`,

  series: `Series X y Series S comparten ideas y se arman distinto.

## Series X

Es una torre con el ventilador **arriba** y una cámara que reparte el calor. Se desliza el chasis interior fuera de la carcasa, que tiene tornillos **Torx** bajo etiquetas en la parte trasera. Al sacar el bloque, hay un cable que une la placa frontal: no lo jales.

## Series S

Es plana, con el ventilador visible bajo la **rejilla redonda**. El espacio es corto y los conectores están cerca del borde.

## En las dos

- Fotografía la ruta de los cables de la **antena**.
- Limpia con brocha y aire, **sujetando el ventilador**.
- No mezcles tornillos: cambian de largo por zona.
- Revisa las almohadillas térmicas antes de cerrar.

La suciedad se acumula donde entra el aire: por debajo en la Series X y por los costados en la Series S.`,

  switch: `La Switch reparte el calor con un **tubo** delgado y un ventilador pequeño. Es silenciosa hasta que se llena de pelusa.

1. Apaga por completo y retira Joy-Con, tarjeta y memoria.
2. Quita los tornillos de **tres puntas** de la tapa y los pequeños de los rieles y del borde.
3. Retira el blindaje y desconecta la **batería** antes de seguir.
4. Despega el tubo de calor con calma: la pasta vieja lo pega.
5. Limpia ventilador y rejilla superior con brocha.
6. Pon **poca** pasta en el chip y vuelve a asentar tubo y blindaje.

## El riel

Limpia los rieles con un copito seco y revisa los **contactos dorados**. La mugre ahí causa desconexiones que parecen falla del Joy-Con.

Usa la punta correcta y presión firme: los tornillos de la Switch son blandos y se barren con facilidad.`,

  "prueba-estres": `La prueba final responde dos preguntas: ¿mejoró? y ¿aguanta?

## Cómo hacerla

1. Usa el **mismo juego** y el mismo cuarto de la medición inicial.
2. Arma la consola completa: las tapas dirigen el aire y sin ellas la medida engaña.
3. Déjala **una hora** y mide a los 20, 40 y 60 minutos.
4. Escucha: el ruido debe estabilizarse, no subir sin parar.
5. Revisa disco, wifi, puertos y video mientras tanto.

## Cuándo repetir

- La temperatura sigue **subiendo** al final de la hora.
- Se apaga o avisa calor.
- El ventilador va al máximo en el menú.

En esos casos vuelve a abrir: lo más común es una presión desigual del disipador o una almohadilla del espesor equivocado. Mejor descubrirlo en tu mesa que en la casa del cliente.`,

  informe: `Un informe corto convierte tu trabajo en confianza. Que lo entienda alguien que nunca ha visto una consola por dentro.

## Qué lleva

- **Equipo**: modelo, serie y estado al recibirlo.
- **Lo que encontré**: dos o tres frases y una foto.
- **Lo que hice**: limpieza, material térmico, piezas.
- **Antes y después**: la misma medida, en las mismas condiciones.
- **Recomendaciones**: ubicación, limpieza y próxima revisión.
- **Garantía**: qué cubre y desde cuándo.

## Cómo escribirlo

Frases cortas y palabras de todos los días: "el polvo no dejaba salir el aire caliente" dice más que "obstrucción de aletas". No exageres: si una pieza está sana, dilo. Guarda copia con las fotos: si el equipo vuelve, sabrás en qué estado salió de tu mesa.`,

  "plan-anual": `El mantenimiento sirve cuando se repite. Un plan sencillo le ahorra daños al cliente y te da trabajo estable.

## Qué proponer

- **Cada mes, el dueño**: polvo por fuera y ventilación libre.
- **Cada seis meses, el dueño**: trampas de polvo y rejillas.
- **Cada año o dos, el taller**: apertura, ventilador y material térmico.

Ajusta según el uso: con mascotas, humo o polvo de calle, antes.

## Recordar sin molestar

Pide **autorización** para escribirle y respétala. En Colombia los mensajes comerciales tienen horarios y el cliente puede pedir que no lo contacten más. Un solo aviso al año, con su nombre y la fecha del último servicio, funciona mejor que diez promociones. Y si responde que no, anótalo y no insistas.`,
};
