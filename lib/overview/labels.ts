import { DELIVERY_LIMIT_DAYS, UNCOLLECTED_DAYS } from "@/lib/legal/promises";
import type { Concern, FoundKind, OverviewView } from "./types";

type ConcernLabel = {
  one: string;
  many: string;
  href: string;
  icon: `lucide--${string}`;
  isUrgent?: boolean;
};

/** Label and link of each pending task. */
export const CONCERN_LABELS: Record<Concern, ConcernLabel> = {
  orders_to_confirm: {
    one: "pedido por confirmar",
    many: "pedidos por confirmar",
    href: "/admin/pedidos?etapa=por_confirmar",
    icon: "lucide--phone-call",
  },
  orders_to_prepare: {
    one: "pedido por preparar",
    many: "pedidos por preparar",
    href: "/admin/pedidos?etapa=por_preparar",
    icon: "lucide--package-open",
  },
  orders_to_ship: {
    one: "pedido por enviar",
    many: "pedidos por enviar",
    href: "/admin/pedidos?etapa=por_enviar",
    icon: "lucide--truck",
  },
  orders_to_hand_over: {
    one: "pedido por recoger",
    many: "pedidos por recoger",
    href: "/admin/pedidos?etapa=por_recoger",
    icon: "lucide--store",
  },
  orders_unclaimed: {
    one: "pedido pagado que nadie recogió",
    many: "pedidos pagados que nadie recogió",
    href: "/admin/pedidos?solo=sin_recoger",
    icon: "lucide--calendar-x",
    isUrgent: true,
  },
  orders_late: {
    one: `pedido con más de ${DELIVERY_LIMIT_DAYS} días sin entregar`,
    many: `pedidos con más de ${DELIVERY_LIMIT_DAYS} días sin entregar`,
    href: "/admin/pedidos?solo=atrasados",
    icon: "lucide--calendar-x",
    isUrgent: true,
  },
  withdrawals_open: {
    one: "retracto por resolver",
    many: "retractos por resolver",
    href: "/admin/pedidos?solo=retractos",
    icon: "lucide--undo-2",
    isUrgent: true,
  },
  reversals_open: {
    one: "reversión de pago por resolver",
    many: "reversiones de pago por resolver",
    href: "/admin/pedidos?solo=reversiones",
    icon: "lucide--shield-alert",
    isUrgent: true,
  },
  chargebacks: {
    one: "contracargo abierto",
    many: "contracargos abiertos",
    href: "/admin/pedidos?solo=contracargos",
    icon: "lucide--shield-alert",
    isUrgent: true,
  },
  mediations: {
    one: "reclamo abierto en Mercado Pago",
    many: "reclamos abiertos en Mercado Pago",
    href: "/admin/pedidos?solo=reclamos",
    icon: "lucide--shield-alert",
    isUrgent: true,
  },
  mismatches: {
    one: "pedido con un pago que no coincide",
    many: "pedidos con un pago que no coincide",
    href: "/admin/pedidos?solo=descuadres",
    icon: "lucide--triangle-alert",
    isUrgent: true,
  },
  refunds_stuck: {
    one: "pedido con una devolución que no sale",
    many: "pedidos con una devolución que no sale",
    href: "/admin/pedidos?solo=devoluciones",
    icon: "lucide--banknote",
    isUrgent: true,
  },
  payment_events_stuck: {
    one: "pago con avisos sin procesar",
    many: "pagos con avisos sin procesar",
    href: "/admin/pagos",
    icon: "lucide--triangle-alert",
    isUrgent: true,
  },
  scheduler_stopped: {
    one: "tarea programada con problemas",
    many: "tareas programadas con problemas",
    href: "/admin/pagos",
    icon: "lucide--alarm-clock",
    isUrgent: true,
  },
  refunds_pending: {
    one: "reembolso en curso",
    many: "reembolsos en curso",
    href: "/admin/pedidos?solo=reembolsos",
    icon: "lucide--banknote",
  },
  cash_to_collect: {
    one: "pedido entregado por cobrar",
    many: "pedidos entregados por cobrar",
    href: "/admin/pedidos?solo=por_cobrar",
    icon: "lucide--hand-coins",
  },
  repairs_requested: {
    one: "solicitud de reparación nueva",
    many: "solicitudes de reparación nuevas",
    href: "/admin/servicios-tecnicos?vista=lista&estado=Recibido",
    icon: "lucide--inbox",
  },
  repairs_overdue: {
    one: "reparación pasó su promesa",
    many: "reparaciones pasaron su promesa",
    href: "/admin/servicios-tecnicos?vista=lista&promesa=vencida",
    icon: "lucide--alarm-clock",
    isUrgent: true,
  },
  repairs_uncollected: {
    one: `equipo sin recoger hace ${UNCOLLECTED_DAYS} días`,
    many: `equipos sin recoger hace ${UNCOLLECTED_DAYS} días`,
    href: "/admin/servicios-tecnicos?vista=lista&promesa=sin-recoger",
    icon: "lucide--package-check",
  },
  repairs_ready: {
    one: "equipo listo por entregar",
    many: "equipos listos por entregar",
    href: "/admin/servicios-tecnicos?vista=lista&estado=Completado",
    icon: "lucide--package-check",
  },
  quotes_waiting: {
    one: "cotización espera respuesta",
    many: "cotizaciones esperan respuesta",
    href: "/admin/servicios-tecnicos?vista=lista&estado=Esperando_Aprobacion",
    icon: "lucide--hourglass",
  },
  repair_messages: {
    one: "reparación con mensajes sin leer",
    many: "reparaciones con mensajes sin leer",
    href: "/admin/servicios-tecnicos?vista=lista&mensajes=sin_leer",
    icon: "lucide--message-circle",
  },
  messages_new: {
    one: "mensaje nuevo",
    many: "mensajes nuevos",
    href: "/admin/mensajes?estado=nuevo",
    icon: "lucide--mail",
  },
  mails_lost: {
    one: "correo que no salió",
    many: "correos que no salieron",
    href: "/admin/correos",
    icon: "lucide--mail-x",
    isUrgent: true,
  },
  reviews_pending: {
    one: "reseña por aprobar",
    many: "reseñas por aprobar",
    href: "/admin/resenas",
    icon: "lucide--star",
  },
  posts_pending: {
    one: "publicación por aprobar",
    many: "publicaciones por aprobar",
    href: "/admin/resenas/publicaciones",
    icon: "lucide--share-2",
  },
  low_stock: {
    one: "producto por agotarse",
    many: "productos por agotarse",
    href: "/admin/productos?existencias=bajo&orden=existencias",
    icon: "lucide--package-minus",
  },
  out_of_stock: {
    one: "producto agotado",
    many: "productos agotados",
    href: "/admin/productos?existencias=agotado",
    icon: "lucide--package-x",
  },
};

export const FOUND_LABELS: Record<FoundKind, string> = {
  order: "Pedidos",
  repair: "Órdenes de servicio",
  message: "Mensajes",
  customer: "Clientes",
  product: "Productos",
  course: "Cursos",
  post: "Artículos",
};

export const VIEW_LABELS: Record<OverviewView, string> = {
  mostrador: "Mostrador",
  taller: "Taller",
  negocio: "Negocio",
};
