export interface Machine {
  title: string;
  /** Enum of the states. */
  type: string;
  about: string;
  /** From, to, and the functions that make the transition. */
  moves: [from: string, to: string, by: string][];
}

/** State transitions. The generator checks every state and function against the database. */
export const MACHINES: Machine[] = [
  {
    title: "Order",
    type: "order_status",
    about:
      "`private.is_legal_order`, a check of the table, has the allowed combinations of the three states of an order; `private.order_moves` the moves that staff can make now.",
    moves: [
      ["placed", "confirmed", "settle_order, apply_order_move"],
      ["placed", "cancelled", "cancel_unpaid, settle_order, apply_order_move"],
      ["placed", "expired", "expire_orders"],
      ["expired", "confirmed", "settle_order"],
      ["expired", "cancelled", "close_quote_order"],
      ["confirmed", "fulfilled", "apply_order_move, sell"],
      ["confirmed", "cancelled", "settle_order, apply_order_move, return_items, tidy_pickups"],
      ["confirmed", "placed", "apply_order_move"],
      ["fulfilled", "confirmed", "apply_order_move"],
      ["fulfilled", "cancelled", "return_items"],
    ],
  },
  {
    title: "Payment of an order",
    type: "order_payment_status",
    about:
      "Changed by the provider's reports through `apply_payment`; staff record cash. A payment whose first report is a refund or a dispute ends the order that waited for it.",
    moves: [
      ["unpaid", "pending", "settle_order"],
      ["unpaid", "paid", "settle_order, apply_order_move, sell"],
      ["unpaid", "rejected", "settle_order, abandon_payment"],
      ["pending", "paid", "settle_order"],
      ["pending", "rejected", "settle_order, abandon_payment"],
      ["rejected", "pending", "settle_order"],
      ["rejected", "paid", "settle_order"],
      ["paid", "unpaid", "apply_order_move"],
      ["paid", "partially_refunded", "settle_order"],
      ["paid", "refunded", "settle_order"],
      ["partially_refunded", "refunded", "settle_order"],
      ["paid", "charged_back", "settle_order"],
      ["partially_refunded", "charged_back", "settle_order"],
      ["charged_back", "paid", "settle_order"],
      ["charged_back", "partially_refunded", "settle_order"],
      ["charged_back", "refunded", "settle_order"],
      ["unpaid", "refunded", "settle_order"],
      ["pending", "refunded", "settle_order"],
      ["rejected", "refunded", "settle_order"],
      ["unpaid", "charged_back", "settle_order"],
      ["pending", "charged_back", "settle_order"],
      ["rejected", "charged_back", "settle_order"],
    ],
  },
  {
    title: "Shipping of an order",
    type: "shipping_status",
    about: "Staff undo the last move with `back`.",
    moves: [
      ["pending", "processing", "apply_order_move"],
      ["pending", "shipped", "apply_order_move"],
      ["processing", "shipped", "apply_order_move"],
      ["pending", "ready", "apply_order_move"],
      ["processing", "ready", "apply_order_move"],
      ["pending", "delivered", "sell"],
      ["ready", "delivered", "apply_order_move"],
      ["processing", "pending", "settle_refund"],
      ["processing", "delivered", "apply_order_move"],
      ["shipped", "in_transit", "apply_order_move"],
      ["shipped", "out_for_delivery", "apply_order_move"],
      ["shipped", "delivered", "apply_order_move"],
      ["in_transit", "out_for_delivery", "apply_order_move"],
      ["in_transit", "delivered", "apply_order_move"],
      ["out_for_delivery", "delivered", "apply_order_move"],
      ["pending", "cancelled", "cancel_unpaid, settle_order, apply_order_move"],
      ["processing", "cancelled", "cancel_unpaid, settle_order, apply_order_move"],
      ["ready", "pending", "settle_refund"],
      ["ready", "processing", "switch_delivery"],
      ["ready", "cancelled", "settle_order, apply_order_move, tidy_pickups"],
      ["shipped", "cancelled", "settle_order, return_items, apply_order_move"],
      ["in_transit", "cancelled", "settle_order, return_items, apply_order_move"],
      ["out_for_delivery", "cancelled", "settle_order, return_items, apply_order_move"],
      ["delivered", "cancelled", "return_items"],
      ["cancelled", "pending", "settle_order"],
    ],
  },
  {
    title: "Repair",
    type: "repair_state",
    about:
      "Staff move a repair that was received from any state to any other with `change_repair_state`; going back needs a reason. The diagram has the usual moves and the automatic ones.",
    moves: [
      ["Recibido", "En_Diagnostico", "change_repair_state"],
      ["En_Diagnostico", "Esperando_Aprobacion", "create_quote"],
      ["Recibido", "Reparando", "follow_decision"],
      ["Esperando_Aprobacion", "Reparando", "follow_decision"],
      ["Reparando", "Completado", "change_repair_state"],
      ["Completado", "Entregado", "change_repair_state"],
    ],
  },
  {
    title: "Quote of a repair",
    type: "quote_state",
    about: "A new quote replaces the one before (`replaced_at`) in whatever state that was.",
    moves: [
      ["pendiente", "aprobada", "decide_quote, record_quote_answer"],
      ["pendiente", "rechazada", "decide_quote, record_quote_answer"],
    ],
  },
  {
    title: "Refund",
    type: "refund_state",
    about: "Stored before the provider is called.",
    moves: [
      ["pendiente", "hecho", "settle_refund"],
      ["pendiente", "fallido", "finish_refund"],
    ],
  },
  {
    title: "Withdrawal (retracto)",
    type: "retracto_state",
    about: "",
    moves: [
      ["solicitado", "aceptado", "decide_withdrawal"],
      ["solicitado", "rechazado", "decide_withdrawal"],
      ["solicitado", "reembolsado", "settle_refund, close_withdrawals"],
      ["aceptado", "reembolsado", "settle_refund, close_withdrawals"],
    ],
  },
  {
    title: "Reversal of a card payment",
    type: "reversion_state",
    about: "While one is open its order cannot be shipped (`private.hold_shipment`).",
    moves: [
      ["solicitada", "aceptada", "decide_reversal"],
      ["solicitada", "rechazada", "decide_reversal"],
      ["solicitada", "reembolsada", "decide_reversal, close_claims"],
      ["aceptada", "reembolsada", "payment_gave_back, close_claims"],
    ],
  },
];
