import type { LessonTexts } from "./types.ts";

export const tallerClientes: LessonTexts = {
  inventario: `El inventario es plata quieta. Tener de todo es tan malo como no tener nada.

## Clasifica

- **Siempre**: lo que usas cada semana. Membranas, sticks comunes, resortes, pasta, tornillos.
- **A veces**: dos o tres unidades.
- **Por encargo**: pantallas caras, placas, modelos raros. Con **abono**.

## Rutina

1. Anota entrada y salida el **mismo día**, con la orden.
2. Fija un mínimo por pieza: al llegar a él, se pide.
3. Cuenta una caja por semana, no todo el local una vez al año.
4. Marca lote y fecha: si sale malo, sabes cuáles son.

## Rotación

Lo que no se mueve en seis meses se vende, se cambia o se usa en práctica. Separa piezas **nuevas, recuperadas y defectuosas** en cajas distintas, y avísale al cliente cuando la pieza sea recuperada.`,

  proveedores: `Un proveedor barato que falla sale caro: pagas la pieza, el tiempo y la confianza.

## Probar un lote

1. Pide pocas unidades la primera vez.
2. Revisa todas: medida, acabado, conector.
3. Instala una en equipo **tuyo** y úsala una semana.
4. Anota porcentaje de fallas por lote.

## Acordar antes

- Plazo de devolución y quién paga el envío.
- Qué prueba te piden.
- Qué pasa si ya se **instaló**.

## Reclamar con evidencia

Foto o video del empaque al abrirlo, etiqueta con lote, falla visible y fecha. Mensaje corto, con lo que pides: cambio o dinero. Sin insultos: vas a volver a comprarle.

Ten **dos proveedores** por pieza crítica. Y desconfía de lo "original" sin soporte: dile al cliente qué le estás instalando.`,

  tiempos: `Se pierden más clientes por una fecha incumplida que por un precio alto.

## Prometer bien

1. Separa **diagnóstico** y **reparación**: cada uno con su plazo.
2. Suma tu cola actual, no solo el tiempo de banco.
3. Agrega margen por repuesto que viene de lejos.
4. Promete el plazo **completo** y entrega antes.

## Prioridades

- Primero lo prometido para hoy.
- Después lo corto que libera mesa.
- Lo largo, en bloques sin interrupciones.
- Lo que espera repuesto, **fuera** de la mesa y marcado.

## El servicio exprés

Cóbralo aparte y limita los cupos del día: si todo es urgente, nada lo es.

## Cuando te atrasas

Avisa **antes** de la fecha, con razón y fecha nueva. Un mensaje a tiempo salva la relación; el silencio la daña.`,

  whatsapp: `El chat es tu mostrador. Plantillas sí, robot no: cambia el nombre y una frase.

## Plantillas útiles

- **Recibo**: "Hola, Ana. Recibimos tu PS5, orden 0231. Te cuento el diagnóstico mañana antes de las 5."
- **Diagnóstico**: qué encontraste, opciones con precio, y "¿lo apruebas?".
- **Avance**: una línea con foto.
- **Listo**: valor, horario y qué traer.
- **Cuidado**: un consejo, una semana después, si lo autorizó.

## Buenas prácticas

1. Respuesta automática con horario y **tiempo real** de respuesta.
2. Un mensaje completo, no siete pedazos.
3. Aprobaciones **por escrito**; las notas de voz, resúmelas.
4. Nada de promociones a quien no autorizó, y respeta los horarios que fija la ley.

Usa etiquetas: por diagnosticar, por aprobar, en reparación, listo. Al cerrar el día, ninguna conversación sin respuesta.`,

  resenas: `Las reseñas honestas venden más que cualquier anuncio, y las falsas pueden traer sanciones.

## Cómo pedirlas

- En el momento de la entrega, cuando probó y sonrió.
- Con **un enlace** o un código que abra directo la página.
- Sin condiciones: no ofrezcas descuento a cambio de cinco estrellas.
- A todos, no solo a los contentos.

## Cómo responder una mala

1. Espera una hora.
2. Agradece y **reconoce** lo que sea cierto.
3. Explica en dos frases, sin datos personales.
4. Propón una salida y un contacto.
5. Si era un error tuyo, arréglalo y cuéntalo.

No discutas en público ni pidas borrar. Quien lee busca **cómo respondes** cuando algo sale mal.

Agradece también las buenas, por el nombre y con un detalle del arreglo. Si tres personas repiten la misma queja, ya no es opinión: es un proceso por cambiar.`,

  contenido: `Tu banco de trabajo es un estudio. Un video corto que enseña algo útil trae más arreglos que un anuncio que grita.

## Ideas que funcionan

- Antes y después de una limpieza.
- "Tres señales de que tu control pide ayuda".
- Un error común y cómo evitarlo.
- Qué **no** hacer con un equipo mojado.

## Grabar con el celular

1. Luz de lado y fondo despejado.
2. Celular fijo, desde arriba.
3. Muestra el **resultado** en los primeros segundos.
4. Un tema por video, en menos de un minuto.
5. Subtítulos: muchos lo ven sin sonido.

## Cuidados

Pide permiso al dueño y no muestres **seriales ni nombres**. No prometas lo que no haces ni uses música sin licencia. Responde los comentarios el mismo día.

Publica poco y parejo: dos por semana durante seis meses vencen a veinte en una semana.`,

  contratar: `El primer ayudante duplica tus manos, y también tus responsabilidades.

## Qué delegar primero

Recepción con fotos, limpieza, desarme básico, empaque e inventario. Quédate con diagnóstico y con lo que más riesgo tiene, al comienzo.

## Entrenar

1. Escribe el paso a paso de cada tarea, con fotos.
2. Primero **mira**, luego hace contigo, luego solo con revisión.
3. Equipos de descarte antes que de clientes.
4. Un logro por semana.

## Revisar calidad

Lista de verificación firmada por quien repara y otra persona que **prueba**. Los errores se conversan con la orden en la mano, sin público.

## Lo legal

Contrato, salario, afiliación a salud, pensión y **riesgos laborales** desde el primer día. Si es aprendiz o por horas, también hay reglas: consulta al contador. Lo barato de hoy puede ser una demanda mañana.`,

  ventas: `Vender accesorios y usados mejora el ingreso si cuidas dos cosas: el margen y la prueba.

## Accesorios

- Ofrece lo que **resuelve** el arreglo: un cable bueno, una base, un limpiador.
- Margen = precio de venta menos costo, transporte y lo que se daña.
- Pocas referencias que conozcas bien.

## Usados

1. Compra con **documento** de quien vende, serial y prueba de que es suyo. No recibas equipos reportados.
2. Revisa todo con la misma lista de una entrega.
3. Limpia, repara y **anota** lo que hiciste.
4. Di claramente que es usado y en qué estado está.
5. Entrega la garantía por escrito. En usados el plazo legal es menor que en nuevos y, si se vende sin ella, el cliente debe aceptarlo **por escrito**.

Guarda la ficha de cada equipo: si vuelve, sabrás qué salió de tu mesa.`,

  indicadores: `Cinco números, los lunes, en diez minutos. Si los miras cada semana, ningún problema te sorprende.

1. **Equipos recibidos y entregados**: si entran más de los que salen, tu cola crece.
2. **Días promedio** por reparación: de recibo a entrega.
3. **Garantías que volvieron**: sobre el total entregado. Sube, hay un repuesto o un proceso malo.
4. **Aprobación de cotizaciones**: cuántas aceptan. Muy baja, revisa precios o cómo explicas; muy alta, quizá cobras poco.
5. **Plata libre**: lo que queda después de costos y de pagarte.

## Cómo llevarlos

Una hoja con una fila por semana. Sin fórmulas complicadas. Marca en color lo que se movió mucho y escribe **una** acción.

Compara contra ti mismo, cuatro semanas atrás, no contra otros talleres. Y celebra: una garantía que baja vale tanto como una venta que sube.`,
};
