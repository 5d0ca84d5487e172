/*
  Terms that the shop promises or the law sets, shared by pages, mails and documents. Where SQL uses the same number,
  tests/db/doubled-rules.test.ts compares them.
*/

/** Time for a free diagnosis, without closed days: until the same hour of the next opening day. */
export const DIAGNOSIS_TIME = "24 horas";
/** Maximum working days of a repair after its quote was approved. */
export const REPAIR_DAYS = { simple: 2, compleja: 5 } as const;
export const REPAIR_TIME = {
  simple: `1 a ${REPAIR_DAYS.simple} días`,
  compleja: `3 a ${REPAIR_DAYS.compleja} días`,
} as const;
/** Days after which the shop reminds the customer to pick up the device (Decreto 1413 de 2018). */
export const UNCOLLECTED_DAYS = 30;
/** Months of warranty from the delivery of a repaired device. */
export const REPAIR_WARRANTY = { playstation: 6, xbox: 6, nintendo: 4 } as const;

/** Time to answer a message, Monday to Saturday. */
export const ANSWER_TIME = "24 horas";
/** Time to answer a petition, complaint or claim (Ley 1755 de 2015, Ley 1480 de 2011). */
export const COMPLAINT_TERM = "15 días hábiles";

/** Installments of a credit card that the payment form offers at most. */
export const MAX_INSTALLMENTS = 12;

/** Time that an unpaid card order reserves its units. */
export const RESERVATION_TIME = "30 minutos";

/** Time that a bank waits for its customer to authorise a payment (guide of Mercado Pago for PSE). */
export const BANK_TIME = "15 minutos";

/** Opening days that an order waits in the shop for its buyer. */
export const PICKUP_DAYS = 15;
export const PICKUP_TIME = `${PICKUP_DAYS} días de atención`;

/** Delivery time in Medellín and its metropolitan area. */
export const DELIVERY_TIME = "24 a 48 horas";
export const DELIVERY_TIME_SHORT = DELIVERY_TIME.replace(" a ", "-");
/** Maximum delivery time anywhere; after it the buyer may cancel the contract (Ley 1480 de 2011, artículo 50). */
export const DELIVERY_LIMIT_DAYS = 30;
export const DELIVERY_LIMIT = `${DELIVERY_LIMIT_DAYS} días calendario`;
/** Price of shipping, worded to follow 'envío'. */
export const SHIPPING_PRICE = "gratis a toda Colombia";

/** Time to withdraw from a purchase (Ley 1480 de 2011, artículo 47). */
export const WITHDRAWAL_TERM = "5 días hábiles";
/** Time to refund a withdrawal (Ley 2439 de 2024). */
export const REFUND_TERM = "15 días calendario";
/** Time to request the reversal of a card payment (Ley 1480 de 2011, artículo 51). */
export const REVERSAL_TERM = "5 días hábiles";
