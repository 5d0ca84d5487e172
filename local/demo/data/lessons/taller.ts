import type { LessonTexts } from "./types.ts";

export const taller: LessonTexts = {
  "cuanto-cuesta": `No existe un solo presupuesto: depende de dónde vas a trabajar. Haz el tuyo en tres columnas.

- **Desde la casa**: herramientas, mesa, luz, caja menor y transporte. Poca inversión y límite de espacio.
- **Local pequeño**: lo anterior más arriendo, servicios, aviso y seguridad. Los gastos llegan aunque no haya clientes.
- **Local con tienda**: además vitrina, inventario, empaque y alguien que atienda.

## Cómo armarlo

1. Separa **inversión** (se compra una vez) de **gasto mensual** (se repite).
2. Cotiza cada herramienta y anota fecha y lugar.
3. Suma tres meses de gastos como **colchón**, antes de abrir.
4. Divide la inversión entre los meses que te quieras dar para recuperarla: ese número entra en tus precios.

Empieza con lo que resuelve las fallas que **más te llegan**. La herramienta que se usa una vez al año se alquila o se remite el trabajo.`,

  "precio-hora": `Si no sabes cuánto vale tu hora, el precio lo pone el cliente.

## La cuenta

1. Suma los **costos fijos** del mes: arriendo, servicios, internet, plan de celular, contador, desgaste de herramienta.
2. Agrega lo que necesitas ganar, con **salud y pensión**.
3. Calcula las horas **facturables**: no son todas. Atender, comprar, limpiar y esperar también consumen el día. Muchas veces solo la mitad del horario es banco.
4. Divide.

Hora = (costos fijos + tu ingreso) ÷ horas facturables.

## Cómo usarla

Cada reparación: horas × tu hora + repuesto + margen por riesgo. Mide el tiempo real de diez trabajos y compáralo con lo que creías.

Si el resultado te da más alto que el mercado, no bajes a ciegas: busca qué reducir, qué hacer más rápido o **qué dejar de hacer**.`,

  "lista-precios": `Una lista clara evita negociar cada arreglo.

## De qué se compone un precio

- **Base**: tiempo estándar por tu hora.
- **Repuesto**: costo, transporte y un porcentaje por lotes defectuosos.
- **Riesgo**: lo que puede salir mal. Una pantalla pegada tiene más que una limpieza.
- **Garantía**: algunas volverán; eso se reparte entre todas.

## Cómo presentarla

1. Precio **"desde"** para lo que depende del estado, y fijo para lo repetible.
2. Diagnóstico: gratis o con valor, pero **dicho antes**.
3. IVA incluido, si te aplica. El valor anunciado es el que se cobra.
4. Fecha de vigencia.

## Mantenerla

Revisa cada tres meses con los costos nuevos. No compitas con quien no da garantía: explica qué incluye la tuya. Y cuando hagas un descuento, que se vea como descuento y no como tu precio normal.`,

  "rut-camara": `Formalizarse por pasos es posible. Confirma siempre con la entidad o con un contador, porque las reglas cambian.

1. **RUT** ante la DIAN, con la actividad económica de reparación y, si vendes, la de comercio. Es lo primero.
2. **Cámara de comercio**: matrícula mercantil de la persona y del establecimiento. Se renueva cada año.
3. **Industria y comercio** en tu municipio.
4. Permisos del local: uso del suelo, bomberos y lo que pida tu alcaldía.
5. **Régimen**: pregunta si te conviene el Régimen Simple y si eres responsable de IVA.

## Persona natural o sociedad

Como persona natural empiezas rápido y respondes con tu patrimonio. Una **S.A.S.** separa el negocio de ti y pide más orden contable.

Qué puede esperar: la marca registrada y la sociedad. Qué no puede esperar: el RUT, las cuentas separadas y guardar cada soporte.`,

  factura: `La facturación electrónica no es solo para empresas grandes. Averigua en la DIAN o con tu contador si estás **obligado** y desde cuándo.

## Opciones para un negocio pequeño

- **Servicio gratuito de la DIAN**: suficiente para pocas facturas al mes.
- **Proveedor tecnológico**: más cómodo, con planes por documento.
- **Programa contable** que ya lo incluye, si también llevas inventario.

## Qué necesitas

1. RUT actualizado y habilitación.
2. Firma o certificado digital, según la opción.
3. Numeración autorizada.
4. Datos del cliente: documento, nombre y correo.

## En el día a día

Separa **mano de obra y repuestos** en la factura: ayuda en las garantías. Si el cliente no pide factura, igual cumple con el documento que te corresponda.

Una orden de servicio o un recibo **no reemplazan** la factura: son papeles distintos, con fines distintos.`,

  "garantias-ley": `El Estatuto del Consumidor (**Ley 1480 de 2011**) regula lo que haces cuando alguien te deja su equipo.

## Al recibir

Entrega un **recibo** con fecha, nombre, dirección y teléfono de quien entrega, identificación del bien, clase de servicio, abonos, término de la garantía y, si se puede, precio y fecha de devolución. Si no los conoces todavía, los informas después y el cliente **acepta o rechaza** de forma expresa. Guarda la prueba.

## Mientras lo tienes

Respondes por el equipo, sus partes y accesorios.

## Al entregar

Constancia de lo hecho: trabajo, piezas y fechas. El servicio tiene garantía; si no anuncias otra cosa, la ley fija un mínimo.

## Si no lo reclaman

Hay un procedimiento con avisos y plazos para bienes abandonados: **no puedes quedártelo ni venderlo**. Asesórate antes de actuar.`,

  datos: `Nombre, celular, cédula y fotos son datos personales. La **Ley 1581 de 2012** pide cuidarlos.

## Lo básico

1. **Autorización** previa e informada: para qué los pides. El silencio no es un sí.
2. Una **política** corta, publicada y con un canal para consultas.
3. Solo lo necesario: para reparar un control no hace falta la cédula.
4. Responder cuando alguien pida ver, corregir o borrar sus datos.

## Sentido común en el banco

- No mires fotos, mensajes ni cuentas del equipo. Si debes entrar, que sea con el cliente o con su permiso escrito.
- No publiques fotos donde se vea su **nombre o perfil**.
- Pide que cierre sesión o respalde antes.
- Guarda las órdenes en un lugar con clave.

La publicidad va aparte: una autorización para reparar **no** autoriza promociones.`,

  "orden-servicio": `La orden de servicio es tu seguro y el del cliente. Se llena **con él delante**.

## Qué registrar

- Nombre y contacto, equipo, modelo y serial.
- **Falla** con sus palabras.
- **Accesorios** que deja: cables, juegos, memoria, funda. También lo que **no** deja.
- Estado: rayas, golpes, tornillos faltantes, sellos.
- Pruebas al recibir: enciende, carga, da imagen.
- Diagnóstico gratis o con valor, y plazo.
- Firma o aceptación.

## Fotos

Frente, atrás, puertos, serial y daños. Con buena luz y en el mismo orden siempre. Toma una con el equipo encendido, si enciende.

## Para qué sirve

Cuando alguien dice "eso no estaba así", la conversación dura un minuto. Entrega copia el mismo día, en papel o por mensaje, y numera: el número va pegado al equipo **hasta que se entregue**.`,
};
