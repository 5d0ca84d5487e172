import type { LessonTexts } from "./types.ts";

export const primerosPasos: LessonTexts = {
  "que-es-voltaje": `Imagina un tanque de agua en un segundo piso. La **altura** es el voltaje, el **chorro** es la corriente y el **grueso de la manguera** es la resistencia: a más altura, más chorro; con manguera delgada, menos.

- **Voltaje** (voltios, V): la fuerza que empuja.
- **Corriente** (amperios, A): cuánto pasa.
- **Resistencia** (ohmios): cuánto se opone.

La ley de Ohm los une: **voltaje = corriente × resistencia**.

Un control trabaja con una celda de litio de unos **3,7 voltios** nominales: cargada llega cerca de 4,2 y descargada baja a poco más de 3. Dentro, los reguladores convierten ese valor en otros más bajos y estables para los chips.

Por eso un multímetro te dice tanto: si el voltaje esperado no está, sabes en qué parte del camino se perdió. En las próximas lecciones vas a medirlo.`,

  seguridad: `En este curso trabajas con voltajes bajos, pero hay partes de una consola que no son un juego.

## Se puede tocar

Controles, placas sin alimentación, cables USB y baterías sanas manejadas con cuidado.

## No se toca

- **Fuentes internas**: guardan carga alta aun desconectadas. No se abren en este curso.
- **Baterías hinchadas o perforadas**: se aíslan y se llevan a un punto de recolección.
- **Televisores y microondas**: fuera de nuestro alcance.

## Hábitos

1. Desconecta antes de abrir y espera unos minutos.
2. Suelda en un sitio **ventilado** y lávate las manos al terminar.
3. Ten a mano un soporte firme para el cautín.
4. Usa gafas al cortar patas de componentes.
5. Avisa a alguien en casa qué estás haciendo.

Si algo huele a quemado, desconecta primero y pregunta después.`,

  componentes: `Una placa parece una ciudad. Estos son los vecinos que verás siempre:

- **Resistencia (R)**: limita la corriente.
- **Condensador (C)**: guarda carga y suaviza el voltaje.
- **Diodo (D)**: deja pasar en un solo sentido.
- **Bobina (L)**: se opone a los cambios bruscos.
- **Fusible (F)**: se abre para proteger.
- **Integrado (U o IC)**: procesa, regula o carga.

## Ejercicio

Toma una placa vieja y busca la letra impresa junto a cada pieza. Encuentra cinco condensadores cafés (no tienen marca), un diodo (tiene una raya en el **cátodo**) y un cristal, que suele ser una cajita metálica cerca de un integrado.

No intentes memorizar valores. Lo útil es reconocer la función: al lado de un conector de carga casi siempre hay un fusible y un diodo de protección.`,

  "partes-multimetro": `El multímetro es tu estetoscopio. Antes de medir, mira dos cosas: la **perilla** y **dónde están las puntas**.

- **COM**: siempre la punta negra.
- **V / ohmios**: la roja, para casi todo.
- **A o mA**: la roja, solo para medir corriente.

## El error que quema el fusible

Medir voltaje con la punta roja en la entrada de **amperios**. Ahí el aparato es casi un cable: pones en corto lo que estás midiendo y su fusible se abre. Vuelve siempre la punta a la entrada de voltaje al terminar.

## Escalas que usarás

- **V con línea continua**: baterías y placas.
- **Continuidad** (pitido): cables y pistas.
- **Diodo**: uniones y líneas de conectores.
- **Ohmios**: resistencias, sin alimentación.

Si no sabes el valor, empieza en la escala más alta. Practica con una pila: debe marcar cerca de 1,5 V si está nueva.`,

  continuidad: `La prueba de continuidad responde una sola pregunta: ¿hay camino entre estos dos puntos? Si lo hay, pita.

## Encuentra un cable dañado

1. Desconecta el cable de todo.
2. Pon el multímetro en **continuidad** y junta las puntas: debe pitar.
3. Toca el mismo contacto en los dos extremos.
4. Mientras mides, **dobla** el cable por tramos, sobre todo cerca de las puntas.
5. Si el pitido se corta al doblarlo, encontraste la fractura.

En un cable de carga interesan sobre todo los contactos de **alimentación** y **tierra**. Puede cargar y no pasar datos: son hilos distintos.

## Cuidado

Nunca midas continuidad con el equipo encendido o con la batería puesta. Y recuerda que un pitido entre dos puntos que **no** deberían unirse también es un hallazgo: eso es un corto.`,

  "medir-bateria": `Medir una batería toma diez segundos y te ahorra cambiar piezas buenas.

1. Pon el multímetro en **voltaje continuo**, escala de 20 V.
2. Punta negra al negativo y roja al positivo del conector.
3. Lee sin que las puntas se toquen entre sí.

- **Cerca de 4,2 V**: carga completa.
- **Entre 3,6 y 4,0 V**: normal.
- **Menos de 3,0 V**: muy descargada o dañada.
- **0 V**: protección abierta o cable roto.

## El puerto

Con el cable conectado y la batería fuera, busca los **5 V** de entrada en los contactos del puerto. Si no llegan, revisa cable y conector; si llegan y el control no carga, sigue hacia el circuito de carga.

DualSense, controles de Xbox con kit y Joy-Con usan celdas de la misma familia: las lecturas se comparan igual.`,

  diodos: `El modo diodo envía una corriente pequeña y muestra la caída de voltaje. Sirve para comparar líneas de un conector **sin esquemático** y sin encender nada.

## Cómo hacerlo

1. Sin batería ni cables, pon la **punta roja en tierra** (el metal del conector).
2. Toca con la negra cada contacto y anota la lectura.
3. Repite en una placa **sana** del mismo modelo.

## Cómo leerlo

- **Valor parecido** al de la placa sana: línea bien.
- **OL** donde debería haber valor: línea abierta, por soldadura o pista rota.
- **Cerca de cero**: corto a tierra.
- **Valor distinto**: componente dañado en el camino.

Las líneas de datos suelen venir en pares y ambas leen casi igual: si una del par difiere, ya sabes dónde mirar. Guarda tus tablas por modelo, porque valen más que cualquier teoría.`,

  cautin: `Un cautín con **control de temperatura** cuesta un poco más y evita casi todos los daños de principiante.

## Puntas

- **Cincel**: la más útil; transmite bien el calor.
- **Cónica**: para retoques finos, calienta más lento.
- **Cuchara o bisel**: para arrastrar estaño en filas.

## Temperatura

Con estaño con plomo se trabaja cómodo entre **320 y 350 °C**. Si necesitas más para que derrita, casi siempre la punta es muy pequeña o está sucia.

## Cuidado diario

1. Limpia en esponja metálica o húmeda.
2. **Estaña la punta** antes de guardarla: el estaño la protege del óxido.
3. Apágalo si no lo vas a usar en varios minutos.
4. No lijes la punta: tiene un recubrimiento y sin él muere rápido.

Una punta negra que rechaza el estaño no calienta. Recupérala con flux y estaño fresco, o cámbiala.`,

  "flux-estano": `El estaño une y el **flux** hace que la unión ocurra: quita el óxido del metal para que el estaño moje y corra.

## Qué comprar

- Estaño con núcleo de resina, aleación **60/40** o 63/37, delgado.
- Flux en **gel o jeringa** para electrónica, sin ácido. El de plomería corroe las placas.

## Cómo se nota

- **Bolitas opacas**: superficie brillante y lisa.
- **El estaño se queda en la punta**: corre hacia el contacto.
- **Puentes entre patas**: se separan solos.

## Regla de oro

Calienta **la pieza y el contacto**, no el estaño. Cuando ambos están calientes, acércalo y deja que entre. Si tienes que empujarlo, falta calor o flux.

Limpia los restos con alcohol isopropílico y un cepillo. Trabaja con ventilación: el humo viene del flux y no se debe respirar.`,

  "soldar-through": `Los componentes de orificio tienen patas que atraviesan la placa. Son perfectos para empezar.

1. Dobla las patas a la medida e **inserta** sin forzar.
2. Abre un poco las patas por detrás para que no se caiga.
3. Apoya la punta **tocando pata y contacto a la vez**, uno o dos segundos.
4. Acerca el estaño por el lado contrario hasta que rodee la pata.
5. Retira primero el estaño y después el cautín. **No muevas** mientras enfría.
6. Corta el sobrante al ras de la soldadura.

## Criterios de calidad

- Forma de **volcán** pequeño, lisa y brillante.
- Moja todo el contacto, sin bola.
- No toca a la vecina.

## Práctica

Haz **diez puntos** seguidos en tu placa y revísalos con lupa. Marca los que no cumplan y repítelos con flux. Ninguno debe moverse al empujar la pieza con la uña.`,

  desoldar: `Quitar una pieza daña más placas que ponerla. El enemigo es la prisa: una pista se levanta cuando jalas antes de que el estaño esté líquido.

## Con malla

1. Añade **flux** a la malla.
2. Ponla sobre la soldadura y el cautín encima.
3. Cuando absorba, retira **malla y cautín juntos**. Si la malla se pega, vuelve a calentar; no la arranques.

## Con bomba

Derrite bien, acerca la boquilla y dispara. Sirve para cantidades grandes.

## Un truco que parece al revés

Si no derrite, **agrega estaño fresco**. El nuevo transmite mejor el calor y baja el punto de fusión del viejo.

## Antes de jalar

Mueve la pata con las pinzas: si baila libre en el agujero, sale sola. Si no, falta calor. Al final limpia con alcohol y revisa que los contactos sigan pegados a la placa.`,

  "proyecto-led": `Vas a agregar un LED con su resistencia a un control viejo. El LED sin resistencia dura un instante, así que primero la cuenta.

## El cálculo

Resistencia = (voltaje de alimentación - voltaje del LED) ÷ corriente.

Con 3,7 V de batería, un LED rojo de unos **2 V** y una corriente suave de **5 mA**:

(3,7 - 2) ÷ 0,005 = **340 ohmios**. Usa el valor comercial más cercano **hacia arriba**: 390.

## Montaje

1. Busca un punto positivo que se **apague** con el control y uno de tierra.
2. Suelda la resistencia a la pata larga del LED (ánodo).
3. Aísla con termoencogible.
4. Mide antes de cerrar: debe haber cerca de 2 V en el LED.
5. Fija con un poco de silicona, lejos de botones.

Explica el cálculo a alguien: si lo entiende, ya lo dominas.`,

  "lectura-placa": `Seguir una línea es como seguir una quebrada en un mapa: empiezas en un extremo y ves por dónde pasa.

## Del botón al procesador

1. Ubica el **contacto** del botón: dos mitades de carbón o cobre.
2. Una mitad suele ir a **tierra**; la otra es la señal.
3. Sigue la pista con la vista y una luz inclinada.
4. Cuando desaparece por un agujerito (**vía**), voltea la placa y búscala del otro lado.
5. Confirma cada tramo con **continuidad**.

## Qué encontrarás

A veces hay una resistencia en el camino: el multímetro no pita, pero en ohmios marca su valor. Eso es normal.

## Para qué sirve

Si un botón no marca y su línea está abierta entre dos puntos, sabes exactamente dónde poner un puente. Dibuja el recorrido en el cuaderno: es tu primer esquemático.`,

  "que-sigue": `Ya sabes medir, soldar lo básico y leer una línea. De aquí salen tres caminos.

## Quiero reparar

Sigue con controles: abrir, cambiar membranas, baterías y sticks. Después, drift y sensores magnéticos, donde tu cautín ya es protagonista.

## Quiero mantener y modificar

Aprende limpieza profunda y materiales térmicos. Es trabajo constante y de poco riesgo si eres ordenado.

## Quiero montar taller

Combina lo anterior con costos, garantías y atención. Reparar bien es la mitad del negocio.

## Hábitos que valen en cualquier camino

- Mide antes de cambiar.
- Anota todo lo que aprendas de cada placa.
- Practica en equipos de descarte antes que en los de otra persona.
- Reconoce tu límite y remite lo que todavía no dominas.

Vuelve al cuaderno del primer módulo y mira cuánto avanzaste.`,
};
