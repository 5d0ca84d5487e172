import { counted } from "@/lib/core/counted";
import { formatNumber } from "@/lib/core/money";
import type { Queues, StoredAlarm } from "./rows";

type AlarmText = { title: string; todo: string; path: string };

/** What happened and what to do about it. */
export function alarmText({ kind, host, detail }: StoredAlarm): AlarmText {
  const { count = 0, minutes = 0, percent = 0, runs = 0 } = detail;
  switch (kind) {
    case "mails_lost":
      return {
        title: counted(count, "correo no salió", "correos no salieron"),
        todo: "Envíalos de nuevo o cuéntale a cada persona por otro medio.",
        path: "/admin/correos",
      };
    case "mails_late":
      return {
        title: `Hay correos atrasados: el primero espera hace ${minutes} minutos`,
        todo: "Revisa que el servidor de correo (SMTP_URL) responda y acepte la clave.",
        path: "/admin/estado",
      };
    case "events_late":
      return {
        title: `${counted(count, "aviso de pago espera", "avisos de pago esperan")} hace ${minutes} minutos`,
        todo: "Revisa que Mercado Pago responda y que sus credenciales estén vigentes.",
        path: "/admin/pagos",
      };
    case "cash_held":
      return {
        title: `Los pedidos contra entrega por confirmar apartan el ${percent} % de las unidades`,
        todo: "Confírmalos o cancélalos: mientras tanto nadie más puede comprar lo que apartan.",
        path: "/admin/pedidos",
      };
    case "provider_silent":
      return {
        title: `Mercado Pago no respondió en ${runs} revisiones seguidas`,
        todo: "Mira si Mercado Pago informa una falla. Mientras tanto se puede vender contra entrega.",
        path: "/admin/estado",
      };
    case "jobs_stopped":
      return {
        title: counted(count, "tarea programada se detuvo", "tareas programadas se detuvieron"),
        todo: "El programador debe llamar cada tarea una vez por minuto: revísalo con quien administra el servidor.",
        path: "/admin/pagos",
      };
    case "mails_failing":
      return {
        title: `El envío de correos falló ${runs} veces seguidas`,
        todo: "Revisa que el servidor de correo (SMTP_URL) responda y acepte la clave. La causa está en el registro del sitio: busca mail.failed o mail.not_delivered.",
        path: "/admin/estado",
      };
    case "reconcile_failing":
      return {
        title: `La conciliación de pagos falló ${runs} veces seguidas`,
        todo: "Mira en Tiempos de respuesta si Mercado Pago rechazó las credenciales: entonces renueva MERCADOPAGO_ACCESS_TOKEN. Si no, la causa está en el registro del sitio: busca reconcile.failed, payment_event.failed o route.failed.",
        path: "/admin/estado",
      };
    case "retention_failing":
      return {
        title: `El borrado de datos falló ${runs} veces seguidas`,
        todo: "Siguen guardados datos que ya vencieron. La causa está en el registro del sitio: busca retention.failed, files.left, files.unknown o route.failed.",
        path: "/admin/estado",
      };
    case "disk_full":
      return {
        title: `El disco de ${host} está al ${percent} %`,
        todo: "Libera espacio o agranda el disco: cuando se llena, el sitio deja de guardar fotos redimensionadas y las muestra más lento.",
        path: "/admin/estado",
      };
    default:
      return {
        title: "Alarma sin nombre conocido",
        todo: "Mira el registro del sitio.",
        path: "/admin/estado",
      };
  }
}

export const JOB_LABELS = {
  mails: "Envío de correos",
  reconcile: "Conciliación de pagos",
  retention: "Borrado de datos",
} as const;

/** What does not happen while a job is down. */
export const JOB_STAKES = {
  mails: "No salen los correos que esperan.",
  reconcile: "No se devuelven reservas ni reembolsos, y no se buscan pagos perdidos.",
  retention: "No se borra lo que ya cumplió su plazo.",
} as const;

/** Waiting time of the oldest entry of a queue. */
export function ageText(seconds: number | null): string {
  if (seconds === null) return "Ninguno espera";
  if (seconds < 60) return "Hace menos de un minuto";
  return `El más viejo, hace ${formatNumber(Math.round(seconds / 60))} min`;
}

/** The same for mails: newsletters count as waiting but have no age. */
export const waitingMailsText = ({ mailsWaiting, mailsAge }: Pick<Queues, "mailsWaiting" | "mailsAge">) =>
  mailsWaiting > 0 && mailsAge === null ? "Boletines: salen en su horario" : ageText(mailsAge);

/** Labels of the kinds of pages in lib/telemetry/page-kind.ts. */
export const PAGE_LABELS: Record<string, string> = {
  home: "Inicio",
  store: "Tienda",
  search: "Búsqueda",
  product: "Producto",
  services: "Servicios",
  courses: "Cursos",
  course: "Curso",
  blog: "Blog",
  cart: "Carrito",
  checkout: "Pago",
  order: "Pedido",
  repair: "Reparación",
  auth: "Ingreso",
  other: "Otras páginas",
};

export const DEVICE_LABELS = { mobile: "Celular", desktop: "Computador" } as const;
