/*
 * What the shop promises and what the law gives, once for pages, mails, papers and answers. Where the database counts by
 * the same days and months, tests/db/doubled-rules.test.ts compares them.
 */

/** Until a device is diagnosed, in opening hours; it is free. */
export const DIAGNOSIS_TIME = "24 horas";
/** Working days of a repair, once its quote is approved. */
export const REPAIR_TIME = { simple: "1 a 2 días", compleja: "3 a 5 días" } as const;
/** Months from the delivery of a repaired device. */
export const REPAIR_WARRANTY = { playstation: 6, xbox: 6, nintendo: 4 } as const;

/** Until a message is answered, Monday to Saturday. */
export const ANSWER_TIME = "24 horas";
/** Until a petition, complaint or claim is answered (Ley 1755 de 2015, Ley 1480 de 2011). */
export const COMPLAINT_TERM = "15 días hábiles";

/** Until a parcel arrives in Medellín and its metropolitan area. */
export const DELIVERY_TIME = "24 a 48 horas";
export const DELIVERY_TIME_SHORT = "24-48 horas";
/** Until a parcel arrives anywhere, or the buyer may end the contract (Ley 1480 de 2011, artículo 50). */
export const DELIVERY_LIMIT = "30 días calendario";

/** To withdraw from a purchase (Ley 1480 de 2011, artículo 47). */
export const WITHDRAWAL_TERM = "5 días hábiles";
/** Until the money of a withdrawal is back (Ley 2439 de 2024). */
export const REFUND_TERM = "15 días calendario";
/** To ask for the reversal of a card payment (Ley 1480 de 2011, artículo 51). */
export const REVERSAL_TERM = "5 días hábiles";
