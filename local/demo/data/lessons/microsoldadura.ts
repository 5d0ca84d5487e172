import type { LessonTexts } from "./types.ts";

export const microsoldadura: LessonTexts = {
  microscopio: `Ver bien es la mitad de la microsoldadura. Antes de soldar, ajusta el microscopio a tu cuerpo y no al revés.

1. Ajusta la **separación de los oculares** hasta ver un solo círculo.
2. Con el aumento más bajo, enfoca con la columna.
3. Sube al máximo y enfoca fino; al bajar otra vez debe **seguir nítido**.
4. Corrige la diferencia entre tus ojos con el anillo del ocular.

## Distancia y aumento

Trabaja con poco aumento: campo amplio y espacio para las manos. El máximo es para **inspeccionar**. El lente auxiliar reductor te da distancia para el cautín.

## Luz sin reflejos

Un aro parejo sirve para soldar. Para revisar, apaga medio aro o usa **luz lateral**: las sombras muestran grietas y puentes. Si el estaño brilla demasiado, difunde la luz con papel vegetal.`,

  postura: `El pulso no es un don: es apoyo y respiración.

## Apoyos

- **Antebrazos** completos sobre la mesa, hombros sueltos.
- Muñeca y **dedo meñique** apoyados: el movimiento sale de las puntas de los dedos.
- Placa fija en un soporte que no baile.
- Silla a una altura que te deje mirar sin doblar el cuello.

## Respiración

Acomódate inhalando, ejecuta **al exhalar** y descansa. Si tiemblas, suelta las pinzas, abre y cierra la mano y vuelve. Apretar más empeora el temblor; también el café y las comidas saltadas.

## Descansos

Cada veinte minutos mira lejos por unos segundos, y levántate cada hora. En sesiones de dos horas, deja lo más fino para el comienzo.

Ejercicio: ordena granos de azúcar con las pinzas bajo el microscopio, cinco minutos al día.`,

  pinzas: `Un componente **0402** mide cerca de un milímetro de largo. Se toma con intención o se pierde.

## Elegir

- Pinza **recta fina** para tomar de lado.
- Pinza **curva** para colocar sin tapar la vista.
- Antiestáticas y con puntas que cierran parejo: míralas al microscopio.

## Tomar sin disparar

1. Humedece apenas la punta con **flux**: el componente se pega.
2. Toma por los **lados largos**, en el centro.
3. Aprieta lo mínimo. Cuando sale volando es por exceso de fuerza.
4. Trabaja sobre una bandeja clara con borde.

## Bisturí

Úsalo para raspar máscara y levantar restos, con la hoja **casi plana** y movimientos hacia afuera. Cambia la hoja seguido: una roma obliga a presionar y ahí se corta la pista vecina.`,

  "flux-tipos": `El flux limpia óxidos, reparte el calor y ayuda a que el estaño corra. Elegir mal se nota meses después.

- **Sin limpieza (no-clean)**: residuo poco activo; el de todos los días. Aun así conviene retirarlo en zonas finas.
- **De resina activada**: más fuerte, para superficies oxidadas. Se limpia siempre.
- **Soluble en agua**: muy activo y corrosivo si se queda. Exige lavado completo.
- **En gel**: se queda donde lo pones; ideal para aire caliente y QFN.
- **Líquido o en pluma**: para arrastre y retoques.

## Buenas prácticas

1. Poca cantidad y en el sitio.
2. No mezcles tipos en la misma zona sin limpiar.
3. Guarda la jeringa cerrada y en lugar fresco.
4. Extracción de humo encendida **antes** de calentar.

Si el estaño se retira y hace bolas, agrega flux; si hierve y salpica, hay demasiado.`,

  estanos: `En una misma placa puedes encontrar tres aleaciones, y cada una se derrite a otra temperatura.

- **Con plomo (Sn63/Pb37)**: funde a **183 °C**, de golpe. Cómodo y brillante.
- **Sin plomo (tipo SAC305)**: funde cerca de **217 °C**. Es lo que traen casi todas las consolas de fábrica. Se ve más mate.
- **Baja temperatura (con bismuto)**: cerca de **138 °C**. Sirve para retirar; es frágil para entregar.

## Consecuencias

Al añadir estaño con plomo a una unión sin plomo, baja el punto de fusión y se trabaja mejor. Al mezclar bismuto con plomo se forma una aleación que se ablanda con muy poco calor: **limpia todo** antes de soldar de nuevo.

## Diámetro

Delgado para puntos finos, medio para anclajes y pasta en jeringa para aire caliente.`,

  puntas: `La geometría importa más que los vatios. El calor pasa por el **área de contacto**, así que una punta muy fina trabaja frío aunque marque mucha temperatura.

- **Cincel pequeño**: el más versátil.
- **Cuchillo**: bordes, arrastre y puentes.
- **Cuchara**: guarda una gota de estaño para filas.
- **Cónica fina**: solo retoques aislados.
- **Curva**: llegar detrás de un conector.

## Cómo elegir

Que el ancho de la punta sea parecido al del **contacto**. Para tierra y anclajes, sube de tamaño antes que de grados.

## Conservarla

1. Estaño fresco al terminar.
2. Esponja metálica, sin lija.
3. Temperatura baja en pausas.
4. Si no moja: flux, estaño y paciencia; si persiste, cámbiala.

Una punta oxidada te hace creer que la placa es difícil.`,

  "cambiar-0402": `Dos técnicas cubren casi todos los casos.

## Con cautín

1. Flux y un poco de estaño en **ambos lados** del componente.
2. Calienta alternando rápido, o con punta ancha que toque los dos, y **deslízalo** fuera.
3. Limpia los contactos y deja uno con una gotica.
4. Toma el nuevo con pinza, derrite la gota y **apóyalo**.
5. Suelda el otro lado y repasa el primero.

## Con aire

Flux, caudal **bajo** y boquilla fina. Cuando brille, retira con pinza. Para poner, estaña contactos, presenta y calienta hasta que se acomode.

## Calidad

- Centrado y **plano**: si se para como lápida, un lado fundió antes.
- Menisco en las dos puntas.
- Vecinos en su sitio.

Repite veinte veces en placa de práctica. Busca hacerlo igual, no rápido.`,

  "conector-fpc": `El conector de cinta plástica es el que todo principiante derrite: contactos finos y cuerpo que se deforma con el aire.

## Retiro

1. Anota la orientación y hacia dónde abre el **seguro**.
2. Protege alrededor con cinta y lámina.
3. Precalienta por debajo y usa aire con caudal medio. El calor **desde abajo** cuida el plástico del nuevo.
4. Levántalo cuando todos los contactos estén libres.

## Instalación

1. Nivela los contactos con malla y deja una capa muy fina.
2. Flux en gel, presenta y alinea **primero y último** contacto.
3. Fija un anclaje y revisa.
4. Suelda el otro anclaje y **arrastra** la fila con punta de cuchillo.
5. Limpia: el flux dentro del conector impide que la cinta haga contacto.

Prueba con la cinta puesta antes de cerrar.`,

  jumpers: `Un puente bien hecho es una reparación definitiva. Uno mal hecho vuelve en un mes.

1. Elige hilo esmaltado **según la corriente**: finísimo para señales, más grueso para alimentación.
2. Estaña la punta: el esmalte se quema y queda plateado.
3. Suelda primero el extremo **difícil**.
4. Lleva el hilo pegado a la placa, con curvas suaves y lejos de tornillos y bordes.
5. Corta a la medida y suelda el otro extremo.
6. Cubre con **máscara UV** por tramos, no solo en las puntas.

## Pruebas

- Continuidad de extremo a extremo.
- Sin corto con los vecinos ni con tierra.
- Movimiento suave con aguja: no se levanta.

Evita cruzar por encima de bobinas y antenas. En líneas rápidas, lo más corto posible. Dibuja el puente en tu registro.`,

  limpieza: `Una placa limpia se puede inspeccionar; una sucia solo se puede suponer.

## Manual

Alcohol isopropílico de alta pureza, cepillo antiestático y papel que no suelte pelusa. **Arrastra** el residuo hacia afuera: si solo lo disuelves, se riega.

## Ultrasonido

1. Retira batería, micrófonos, pantallas y lo que no deba mojarse.
2. Usa líquido para electrónica, no agua sola.
3. Ciclos **cortos**, mirando entre uno y otro.
4. Enjuaga con alcohol y seca con aire tibio hasta que no quede humedad bajo los chips.

## Inspección

- Luz lateral: grietas y puentes.
- **Luz UV**: muchos residuos y máscaras brillan.
- Bordes de los integrados: verde o blanco es corrosión.

Fotografía antes y después. En equipos mojados, el lavado es el primer paso del diagnóstico, no el último.`,
};
