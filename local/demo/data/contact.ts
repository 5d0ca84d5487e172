type Reply = {
  by: "employee" | "manager" | "admin";
  hoursLater: number;
  channel?: "whatsapp" | "correo" | "llamada";
  body: string;
};

/** A message to the shop, with its handling. */
export type DemoMessage = {
  hoursAgo: number;
  name: string;
  phone: string;
  email?: string;
  /** The last digits of their account's id. */
  account?: string;
  kind: "consulta" | "peticion" | "queja" | "reclamo" | "sugerencia";
  service?: "consola" | "control" | "cursos" | "repuestos" | "mayorista" | "otro";
  message: string;
  state?: "nuevo" | "en_curso" | "respondido" | "cerrado";
  assigned?: "employee" | "manager" | "admin";
  isRead?: boolean;
  isSpam?: boolean;
  replies?: Reply[];
};

/** Oldest first, as their numbers are given. */
export const demoMessages: DemoMessage[] = [
  {
    hoursAgo: 610,
    name: "Julián Echeverri",
    phone: "3105550101",
    email: "julian.echeverri@example.com",
    kind: "reclamo",
    service: "repuestos",
    message:
      "El kit de análogos llegó con un módulo menos. En el comprobante aparecen dos y en la bolsa venía uno.",
    state: "cerrado",
    replies: [
      {
        by: "employee",
        hoursLater: 5,
        body: "Verificado con la cámara de empaque: salió con uno. Va por nuestra cuenta.",
      },
      {
        by: "employee",
        hoursLater: 6,
        channel: "correo",
        body: "Hola, Julián. Tienes razón: faltó un módulo. Hoy sale el otro por Coordinadora, sin costo. Te mandamos la guía apenas la tengamos.",
      },
    ],
  },
  {
    hoursAgo: 430,
    name: "Paula Andrea Cano",
    phone: "3105550102",
    kind: "sugerencia",
    service: "otro",
    message: "Sería bueno que abrieran los domingos en la mañana, muchos trabajamos toda la semana.",
    state: "cerrado",
    replies: [
      {
        by: "manager",
        hoursLater: 20,
        channel: "whatsapp",
        body: "¡Gracias por la idea, Paula! La vamos a revisar con el equipo. Mientras tanto, recogemos a domicilio entre semana.",
      },
    ],
  },
  {
    hoursAgo: 340,
    name: "Camila Restrepo",
    phone: "3004567890",
    email: "cliente@example.com",
    account: "01",
    kind: "consulta",
    service: "cursos",
    message: "¿El certificado del curso de controles sirve para mostrarlo en una hoja de vida?",
    state: "respondido",
    replies: [
      {
        by: "employee",
        hoursLater: 3,
        channel: "correo",
        body: "Hola, Camila. Sí: trae un código y una página donde cualquiera comprueba que es tuyo.",
      },
    ],
  },
  {
    hoursAgo: 300,
    name: "Oscar Iván Mejía",
    phone: "6045550103",
    email: "oscar.mejia@example.com",
    kind: "peticion",
    service: "otro",
    message:
      "Solicito copia del comprobante de mi compra de agosto y del documento de garantía de la reparación de mi Xbox.",
    state: "en_curso",
    assigned: "admin",
    isRead: true,
    replies: [
      { by: "admin", hoursLater: 30, body: "Buscando la orden en el archivo. Ojo con el plazo de ley." },
    ],
  },
  {
    hoursAgo: 96,
    name: "Natalia Bedoya",
    phone: "3105550104",
    email: "natalia.bedoya@example.com",
    kind: "queja",
    service: "consola",
    message: "Dejé mi PS4 hace cuatro días para diagnóstico y nadie me ha llamado. Prometen 24 horas.",
    state: "en_curso",
    assigned: "manager",
    isRead: true,
    replies: [
      {
        by: "manager",
        hoursLater: 26,
        body: "La consola está en la mesa 2, esperando fuente de prueba. La llamo hoy.",
      },
    ],
  },
  {
    hoursAgo: 70,
    name: "Juan Esteban Ríos",
    phone: "3012345678",
    email: "cliente2@example.com",
    account: "02",
    kind: "consulta",
    service: "control",
    message: "El botón L2 de mi control se quedó hundido. ¿Cuánto vale y cuánto se demora?",
    state: "respondido",
    replies: [
      {
        by: "employee",
        hoursLater: 2,
        channel: "whatsapp",
        body: "Hola, Juan. Tráenos el control y en 24 horas te decimos qué tiene y cuánto cuesta, sin compromiso.",
      },
    ],
  },
  {
    hoursAgo: 52,
    name: "Importadora Nova",
    phone: "3105550105",
    email: "compras@nova.example",
    kind: "consulta",
    service: "mayorista",
    message:
      "Tenemos tres locales en el centro. ¿Qué descuento manejan en controles y bases de carga desde 20 unidades?",
  },
  {
    hoursAgo: 40,
    name: "SEO Ranking Team",
    phone: "3105550199",
    email: "sales@ranking.example",
    kind: "consulta",
    message: "We can put your website first in Google in 7 days. Buy backlinks now!!! http://ranking.example",
    isSpam: true,
  },
  {
    hoursAgo: 21,
    name: "Andrés Felipe Toro",
    phone: "3105550106",
    kind: "consulta",
    service: "consola",
    message: "Mi Nintendo Switch no carga, el puerto está flojo. ¿Lo arreglan y la recogen en Sabaneta?",
    isRead: true,
    assigned: "employee",
  },
  {
    hoursAgo: 9,
    name: "Mariana Quintero",
    phone: "3105550107",
    email: "mariana.quintero@example.com",
    kind: "reclamo",
    service: "repuestos",
    message: "La base de carga que compré dejó de prender a los dos meses. Quiero hacer válida la garantía.",
  },
  {
    hoursAgo: 3,
    name: "Carlos Zapata",
    phone: "3105550108",
    kind: "consulta",
    service: "repuestos",
    message: "¿Tienen ventiladores para PS5 modelo CFI-1215? ¿Hacen envíos a Pasto?",
  },
  {
    hoursAgo: 0.5,
    name: "Laura Sofía Pérez",
    phone: "3105550109",
    email: "laura.perez@example.com",
    kind: "consulta",
    service: "cursos",
    message: "Nunca he soldado. ¿Por cuál curso empiezo y qué herramientas tengo que comprar?",
  },
];

const NAMES =
  "sofia mateo valeria santiago isabella sebastian mariana samuel daniela nicolas gabriela alejandro luciana emiliano antonia martin salome jeronimo manuela tomas catalina simon juliana felipe paulina".split(
    " ",
  );

/** Twenty-five readers of the blog: most have confirmed, some have not yet, a few have left. */
export const demoSubscribers = NAMES.map((name, index) => ({
  email: `${name}${index + 7}@example.com`,
  source: index % 4 === 0 ? "contacto" : "blog",
  daysAgo: 2 + index * 3,
  state:
    index % 9 === 8 ? ("baja" as const) : index % 6 === 5 ? ("pendiente" as const) : ("confirmado" as const),
}));
