import type { LessonTexts } from "./types.ts";

export const cuidado: LessonTexts = {
  enemigos: `Tres cosas acortan la vida de un equipo más que el uso: el polvo, la humedad y los líquidos.

- **Polvo**: tapa las rejillas y actúa como una cobija. El equipo se calienta y el ventilador grita.
- **Humedad**: oxida contactos y conectores. En clima húmedo se nota en controles guardados y en cables verdes por dentro.
- **Gaseosa y comida**: el azúcar pega los botones y conduce electricidad cuando está mojada.

## Lo que puedes hacer hoy

1. Saca la consola del piso: ahí se mueve todo el polvo.
2. Come lejos del control o lávate las manos antes de volver a jugar.
3. Si el cuarto es húmedo, deja ventilar y usa bolsitas absorbentes en el cajón de los cables.
4. Cubre con un paño lo que no uses por semanas, **apagado y frío**.

Ninguna de estas cosas cuesta dinero y todas se notan.`,

  ubicacion: `Una consola necesita respirar. El aire entra frío por un lado, sale caliente por otro, y lo que sale no debe volver a entrar.

## Reglas sencillas

- Deja **un espacio libre de una mano** a los lados y atrás.
- Evita muebles con puerta o nichos sin salida.
- No la pongas encima ni pegada al televisor, al decodificador o a otro aparato caliente.
- Nada encima: ni juegos, ni adornos, ni la ropa.
- Superficie firme. La alfombra y la cama tapan las rejillas de abajo.

## Haz la prueba

Después de media hora de juego, acerca la mano a la salida de aire y luego al lado contrario. Si por los dos lados está caliente, el aire se está devolviendo: mueve la consola unos centímetros y repite.

Cuida que el sol de la tarde no le pegue directo.`,

  regulador: `No todo lo que tiene varios huecos protege. Conviene saber qué hace cada aparato.

- **Multitoma simple**: solo reparte. No protege de nada.
- **Supresor de picos**: absorbe golpes breves. Se gasta con cada uno.
- **Regulador**: corrige subidas y bajadas lentas de voltaje.
- **UPS**: tiene batería y da tiempo de apagar bien.

## En tormenta

Ningún aparato resiste un rayo cercano. **Desconecta** la consola, el televisor y también el cable de internet: por ahí entran muchos daños.

## Buenas prácticas

1. Usa toma con **polo a tierra** real; el adaptador de tres a dos patas lo elimina.
2. No encadenes multitomas.
3. Cambia el supresor si su luz de protección se apagó.
4. Tras un corte de luz, espera unos minutos antes de volver a encender.`,

  "consola-exterior": `Cinco minutos a la semana bastan.

1. **Apaga y desconecta.** En reposo sigue teniendo energía.
2. Pasa una **brocha suave y seca** por las rejillas, para soltar el polvo.
3. Aspira con boquilla pequeña y potencia baja, sin tocar el plástico. No la metas: puede girar el ventilador a la fuerza.
4. Limpia la carcasa con **microfibra** apenas húmeda. El papel de cocina raya las partes brillantes.
5. Repasa con el lado seco.

## Lo que no se usa

- Limpiavidrios, cloro o removedor: manchan y agrietan el plástico.
- Aire comprimido boca abajo: sale líquido helado.
- Secador de pelo: mete más polvo y calor.

Aprovecha para mirar los cables: si alguno está pelado o flojo, cámbialo antes de que falle.`,

  "control-exterior": `El control es lo que más tocas y lo que menos se limpia.

1. Apágalo y desconecta el cable.
2. Humedece un **copito** con un poco de alcohol isopropílico y exprímelo. No debe gotear.
3. Recorre la **unión** entre las dos mitades: ahí se junta la grasa.
4. Limpia alrededor de botones y base de las palancas **girándolas**, sin empujar hacia adentro.
5. Los agarres de goma van con paño húmedo; el alcohol repetido los vuelve pegajosos.
6. Panel táctil y luces: microfibra seca.

## Para la mugre dura

Un palillo de madera o plástico retira la línea negra de la unión. Nada de alfileres ni cuchillos: rayan y se resbalan.

Déjalo secar diez minutos antes de encenderlo. Hazlo una vez a la semana si lo usan varias personas.`,

  diadema: `La espuma de la diadema guarda sudor, y el micrófono guarda saliva. Con una rutina corta no hay mal olor.

1. Desconecta y retira las **almohadillas**, si salen.
2. Las de **tela** se lavan a mano con jabón suave y se secan a la sombra, completas.
3. Las de **cuero sintético** se limpian con paño húmedo; el alcohol las cuartea.
4. La banda y los plásticos, con microfibra apenas húmeda.
5. La rejilla del parlante, con brocha seca boca abajo, para que el polvo caiga.
6. La espuma del **micrófono** se lava y se seca antes de ponerla.

## Para que dure

Cuélgala en lugar de tirarla sobre la mesa: el cable se parte justo donde se dobla. Enrolla el cable suelto, sin nudos apretados. Y no la compartas sudada: deja ventilar las espumas entre uso y uso.`,

  "trampas-polvo": `La PS5 tiene zonas pensadas para que el polvo se quede ahí y el dueño lo aspire, sin abrir la consola.

1. Apaga por completo, **desconecta** y deja enfriar.
2. Apóyala sobre un paño, con el logo según indique el manual de tu modelo.
3. Levanta la **tapa** por la esquina y deslízala. No necesita destornillador: si hay que hacer mucha fuerza, mira de nuevo el manual.
4. Aspira los **orificios** marcados, con potencia baja.
5. Quita el polvo visible del ventilador con brocha, sosteniendo las aspas.
6. Encaja la tapa hasta oír el clic.

Cada **seis meses** es un buen ritmo; con mascotas o calle destapada, cada tres. No retires tornillos ni sellos: eso ya es trabajo de taller.`,

  puertos: `La pelusa en un puerto hace que el cable no entre hasta el fondo: carga a ratos o se sale. Limpiarlo es fácil si no usas metal.

1. Apaga, desconecta y, si puedes, retira la batería.
2. Alumbra y mira **hacia adentro** antes de tocar.
3. Con un palillo de madera o plástico, saca la pelusa **por los bordes**, sin rozar los contactos.
4. Sopla con pera de aire.
5. Prueba el cable: debe entrar completo y con firmeza.

## En cada puerto

- **USB-C**: tiene una lengüeta en el centro. No la muevas.
- **HDMI**: solo aire y brocha; sus contactos se doblan con nada.
- **Audífonos**: cepillo interdental seco.

Si ves un contacto doblado, verde o negro, no sigas. Conectar y forzar es lo que convierte una limpieza en una reparación.`,

  "baterias-guardadas": `Una batería de litio sufre en los extremos: guardada vacía se puede dañar, y guardada llena y caliente envejece más rápido.

## Si no lo vas a usar por meses

1. Deja la carga **cerca de la mitad**.
2. Apaga del todo, no en reposo.
3. Guárdalo en un lugar **seco y fresco**, lejos de ventanas y del carro.
4. Cada **dos o tres meses**, cárgalo un rato y vuelve a guardar.
5. Saca las pilas AA de los controles: si se sulfatan, dañan los contactos.

## En el uso diario

- No hay que descargar hasta cero; las de litio no tienen "memoria".
- Usa cable y cargador en buen estado.
- No cargues bajo la almohada ni al sol.

Si una batería se hincha, deja de usarla, no la perfores y llévala a un punto de recolección.`,

  senales: `Un equipo avisa antes de dañarse. Aprender a oírlo cuesta menos que repararlo.

## Limpieza y observación

- Ventilador más fuerte que de costumbre.
- Aire de salida muy caliente.
- Botón que se pega.

Limpia, mejora la ventilación y mira si vuelve.

## Lleva a revisión

- Se **apaga sola** o muestra aviso de temperatura.
- Pantalla con puntos, rayas o parpadeos.
- Ruido de **raspado** o clic repetido.
- Discos que no salen o no leen.
- Cargador que se calienta o huele.

## Desconecta ya

- Olor a **quemado** o humo.
- Batería inflada.
- Chispa al conectar.
- Líquido adentro.

Anota cuándo empezó, qué estabas haciendo y si hubo un corte de luz o un golpe. Con esos tres datos el técnico ahorra tiempo y tú, dinero.`,

  derrame: `Los primeros cinco minutos deciden. El líquido solo casi nunca mata al equipo: lo mata la **energía** mientras está mojado.

1. **Desconecta de inmediato**, sin apagar por el menú. Si es un control, quita la batería o las pilas si puedes.
2. Voltea para que el líquido **salga por donde entró**. No sacudas.
3. Seca por fuera con papel o tela absorbente.
4. No lo enciendas "para ver si prende".
5. Llévalo a revisión el mismo día. La gaseosa y el café siguen corroyendo aunque parezca seco.

## Lo que no ayuda

- **Arroz**: no saca el agua de adentro y deja polvo y almidón.
- Secador o sol: empuja el líquido y deforma plásticos.
- Esperar una semana: ahí trabaja el óxido.

Dile al técnico qué líquido fue. Agua, gaseosa y leche se limpian distinto.`,

  garantias: `En Colombia todo producto nuevo tiene **garantía legal**. Si el vendedor no anuncia otro plazo, es de un año. No depende de que compres una extensión.

## Qué te da

Primero, la **reparación gratuita**. Si no se puede reparar o la falla se repite, puedes pedir el cambio o la devolución del dinero.

## Qué la conserva

- La factura o cualquier prueba de la compra.
- Usarlo como dice el manual.
- Limpiarlo **por fuera** y en las zonas previstas para el usuario.

## Qué la puede excluir

Golpes, líquidos, uso indebido o arreglos de alguien no autorizado, siempre que **esa** sea la causa del daño.

## Cómo reclamar

Escríbele al vendedor, guarda copia y pide respuesta por escrito. Cuando dejes el equipo, exige un **recibo** con su estado. Si no te responden, puedes acudir a la Superintendencia de Industria y Comercio.`,
};
