/** Label of each kind of mail, for staff. */
export const MAIL_LABELS: Record<string, string> = {
  "order.placed": "Recibimos tu pedido",
  "order.approved": "Pago aprobado",
  "order.rejected": "Pago no aprobado",
  "order.confirmed": "Pedido confirmado",
  "order.shipped": "Pedido en camino",
  "order.corrected": "Datos de entrega corregidos",
  "order.ready": "Pedido listo para recoger",
  "order.waiting": "Recordatorio: el pedido espera en la tienda",
  "order.locked": "Código para recoger bloqueado",
  "order.unclaimed": "Pedido sin recoger",
  "order.switched": "Cambio en la forma de entrega",
  "order.delivered": "Pedido entregado",
  "order.cancelled": "Pedido cancelado",
  "order.expired": "Pedido cerrado sin confirmar",
  "order.refunded": "Devolución de dinero",
  "order.withdrawal": "Retracto",
  "order.reversal": "Reversión del pago",
  "repair.requested": "Solicitud de reparación recibida",
  "repair.received": "Equipo recibido",
  "repair.quote": "Cotización lista",
  "repair.decided": "Respuesta a la cotización",
  "repair.ready": "Equipo listo para recoger",
  "repair.delivered": "Equipo entregado",
  "repair.closed": "Solicitud cerrada",
  "repair.message": "Mensaje del taller",
  "contact.received": "Mensaje recibido",
  "contact.answer": "Respuesta a un mensaje",
  "newsletter.confirm": "Confirmar la suscripción",
  "newsletter.welcome": "Bienvenida al boletín",
  "newsletter.post": "Artículo nuevo",
  "account.password": "Cambio de contraseña",
  "account.email": "Cambio de correo de la cuenta",
};

export function mailLabel(kind: string): string {
  return MAIL_LABELS[kind] ?? "Correo";
}
