import { isFromBank } from "./bank-method";
import { PAYMENT_STATUSES, type PaymentStatus } from "./statuses";

/** The card's bank asks the buyer to confirm the purchase. */
export const CHALLENGE = "pending_challenge";
/** The buyer has to authorise the payment at the bank. */
export const AT_THE_BANK = "pending_waiting_transfer";

const OTHER_MEANS = "Usa otra tarjeta.";
const CARD_DATA = "Revisa los datos de la tarjeta y vuelve a intentarlo.";

/** Every documented status_detail: what happened and what to do next. */
const DETAILS: Record<string, string> = {
  accredited: "¡Listo! Tu pago fue aprobado.",
  partially_refunded: "Tu pago fue aprobado y te devolvimos una parte.",
  pending_capture: "Tu banco reservó el dinero. Te avisaremos cuando confirmemos el pago.",
  pending_contingency:
    "Estamos procesando tu pago. En menos de 2 días hábiles te avisaremos si se aprobó; no pagues de nuevo.",
  pending_review_manual:
    "Estamos revisando tu pago. En menos de 2 días hábiles te avisaremos si se aprobó; no pagues de nuevo.",
  offline_process:
    "Tu pago se está procesando fuera de línea. Te avisaremos cuando se confirme; no pagues de nuevo.",
  pending_waiting_transfer: "Falta que termines el pago en la página de tu banco.",
  pending_waiting_payment: "Falta que hagas el pago con el comprobante que te dimos.",
  pending_challenge: "Falta que confirmes la compra con tu banco. Revisa su app o tus mensajes.",
  cc_rejected_bad_filled_card_number: "Revisa el número de la tarjeta.",
  cc_rejected_bad_filled_date: "Revisa la fecha de vencimiento.",
  cc_rejected_bad_filled_security_code: "Revisa el código de seguridad de la tarjeta.",
  cc_rejected_bad_filled_other: CARD_DATA,
  cc_rejected_call_for_authorize:
    "Tu banco pide que autorices este pago. Llámalo o usa su app y luego vuelve a intentarlo.",
  cc_rejected_insufficient_amount: `La tarjeta no tiene cupo o saldo suficiente. ${OTHER_MEANS}`,
  insufficient_amount: `La tarjeta no tiene cupo o saldo suficiente. ${OTHER_MEANS}`,
  cc_amount_rate_limit_exceeded: `El pago supera el límite de la tarjeta. ${OTHER_MEANS}`,
  cc_rejected_card_disabled:
    "La tarjeta no está activa para compras en línea. Actívala con tu banco o usa otra tarjeta.",
  cc_rejected_card_error: `No pudimos procesar el pago con esa tarjeta. ${OTHER_MEANS}`,
  cc_rejected_blacklist: `No pudimos procesar el pago con esa tarjeta. ${OTHER_MEANS}`,
  cc_rejected_other_reason: `Tu banco no aprobó el pago. ${OTHER_MEANS}`,
  rejected_by_bank: `Tu banco no aprobó el pago. ${OTHER_MEANS}`,
  bank_error: "El banco no respondió. Espera unos minutos y vuelve a intentarlo.",
  rejected_by_regulations: `Este pago no se puede hacer por una norma del medio de pago. ${OTHER_MEANS}`,
  rejected_insufficient_data:
    "Faltan datos para aprobar el pago. Completa el formulario y vuelve a intentarlo.",
  cc_rejected_duplicated_payment:
    "Ya hiciste un pago por ese valor hace poco. Mira primero si tu pedido ya quedó pagado; si necesitas pagar de nuevo, usa otra tarjeta.",
  cc_rejected_high_risk: `El pago no pasó los controles de seguridad. ${OTHER_MEANS}`,
  cc_rejected_max_attempts: `Llegaste al límite de intentos con esa tarjeta. ${OTHER_MEANS}`,
  cc_rejected_invalid_installments:
    "La tarjeta no permite ese número de cuotas. Elige menos cuotas o usa otra tarjeta.",
  cc_rejected_3ds_challenge: "No se confirmó la compra con tu banco. Inténtalo de nuevo o usa otra tarjeta.",
  cc_rejected_3ds_mandatory: `Tu banco exige una verificación que no se completó. ${OTHER_MEANS}`,
  expired: "El plazo para pagar se venció y no se hizo ningún cobro. Puedes intentarlo de nuevo.",
  by_collector: "Cancelamos el pago y no se hizo ningún cobro. Puedes intentarlo de nuevo.",
  by_payer: "Cancelaste el pago y no se hizo ningún cobro. Puedes intentarlo de nuevo.",
  refunded:
    "Te devolvimos el dinero de este pago. Lo verás en tu tarjeta o en tu cuenta según los tiempos de tu banco.",
  by_admin:
    "Te devolvieron el dinero de este pago. Lo verás en tu tarjeta o en tu cuenta según los tiempos de tu banco.",
  in_process: "Tu banco está revisando un reclamo sobre este pago. Escríbenos por WhatsApp.",
  settled: "El reclamo sobre este pago se resolvió y el dinero se devolvió. Escríbenos por WhatsApp.",
  reimbursed: "El reclamo sobre este pago se cerró. Escríbenos por WhatsApp si tienes dudas.",
  // Not the provider's: our own.
  refund_due:
    "Tu pago entró, pero este pedido ya no se podía completar. Te devolvemos todo el dinero por el mismo medio de pago.",
};

const TRY_FROM_BANK = "Inténtalo de nuevo o paga con tarjeta.";

/** The same of payments from a bank, where cards' texts would be wrong. */
const BANK_DETAILS: Record<string, string> = {
  insufficient_amount: "Tu cuenta no tiene saldo suficiente. Usa otra cuenta o paga con tarjeta.",
  rejected_by_bank: `Tu banco no aprobó el pago y no se hizo ningún cobro. ${TRY_FROM_BANK}`,
  bank_error: `El banco no respondió y no se hizo ningún cobro. ${TRY_FROM_BANK}`,
  rejected_by_regulations: `Este pago no se puede hacer por una norma del medio de pago. ${TRY_FROM_BANK}`,
  rejected_insufficient_data: `Faltan datos para aprobar el pago. ${TRY_FROM_BANK}`,
  expired: `Se acabó el plazo para pagar en tu banco y no se hizo ningún cobro. ${TRY_FROM_BANK}`,
  by_collector: `Anulamos el pago y no se hizo ningún cobro. ${TRY_FROM_BANK}`,
  refunded: "Te devolvimos el dinero de este pago. Lo verás en tu cuenta según los tiempos de tu banco.",
  by_admin: "Te devolvieron el dinero de este pago. Lo verás en tu cuenta según los tiempos de tu banco.",
  refund_due:
    "Tu pago entró, pero este pedido ya no se podía completar. Te devolvemos todo el dinero a tu cuenta.",
};
const BANK_STATUSES: Partial<Record<PaymentStatus, string>> = {
  rejected: `El pago no pasó y no se hizo ningún cobro. ${TRY_FROM_BANK}`,
};

/** What happened to the payment and what the customer can do next; `method`: the provider's name of it. */
export function paymentMessage(status: PaymentStatus, statusDetail = "", method = ""): string {
  const general = DETAILS[statusDetail];
  if (!isFromBank(method)) return general ?? PAYMENT_STATUSES[status].message;
  // A rejection's detail of a card says nothing about a bank.
  const shared = status === "rejected" ? undefined : general;
  return BANK_DETAILS[statusDetail] ?? shared ?? BANK_STATUSES[status] ?? PAYMENT_STATUSES[status].message;
}
