/** A function or a trigger, and what it calls or fires, in order. */
export interface Step {
  /** A function's name, or a trigger's. */
  run: string;
  /** The trigger of a step that no function calls. */
  by?: string;
  /** The condition, if there is one. */
  when?: string;
  next?: Step[];
}

export interface Flow {
  title: string;
  steps: Step[];
}

const settled: Step = {
  run: "orders_consequences",
  next: [
    {
      run: "settle_order_consequences",
      next: [
        { run: "settle_quote_payment" },
        { run: "settle_order_points", next: [{ run: "settle_xp", next: [{ run: "xp_events_projection" }] }] },
        { run: "settle_certificates" },
      ],
    },
  ],
};

const ended: Step = {
  run: "end_order",
  next: [
    { run: "release_stock", next: [{ run: "move_stock" }] },
    { run: "orders_stage" },
    {
      run: "orders_claims_closed",
      when: "paid money was refunded",
      next: [{ run: "close_withdrawals" }],
    },
    { run: "orders_events" },
    { run: "orders_mail_status", when: "the shop cancelled it, or a cash order was not confirmed" },
  ],
};

const unpaid: Step = { run: "cancel_unpaid", next: [ended] };

const decided: Step[] = [
  { run: "cotizaciones_covered", when: "deposits cover all of it: it is paid" },
  { run: "cotizaciones_mail", when: "it was not answered at the counter" },
  {
    run: "follow_decision",
    next: [
      { run: "ordenes_servicio_dates", when: "the device is here: the repair goes to Reparando" },
      { run: "ordenes_servicio_promise" },
      { run: "ordenes_servicio_events", next: [{ run: "orden_eventos_measured" }] },
      { run: "describe_repair_step" },
    ],
  },
];

/** What happens when…; the generator checks every call and trigger against the database. */
export const FLOWS: Flow[] = [
  {
    title: "A payment is approved",
    steps: [
      {
        run: "begin_payment",
        by: "the buyer's request to pay, before the provider is called",
        next: [
          { run: "lock_course_buyer" },
          {
            run: "reserve_stock",
            when: "the order has not reserved its stock",
            next: [{ run: "move_stock" }],
          },
        ],
      },
      {
        run: "apply_payment",
        by: "the provider's answer, its webhook or the reconciliation, whichever is first",
        next: [
          {
            run: "settle_order",
            next: [
              {
                run: "reserve_stock",
                when: "the order had expired; without stock the payment is marked for refund (`refund_due`) and nothing below happens",
              },
              { run: "orders_stage" },
              { run: "orders_events" },
              { run: "orders_mail_paid" },
              settled,
            ],
          },
        ],
      },
      { run: "claim_mails", by: "the scheduler, every minute" },
    ],
  },
  {
    title: "An order is cancelled",
    steps: [
      { run: "cancel_order", by: "the buyer, while it is unpaid", next: [unpaid] },
      {
        run: "give_up_checkout",
        by: "the buyer, by another checkout of the same cart",
        next: [{ run: "cancel_unpaid" }],
      },
      {
        run: "expire_orders",
        by: "the scheduler, after its deadline (`expired`)",
        next: [{ run: "cancel_unpaid" }],
      },
      {
        run: "tidy_pickups",
        by: "the scheduler, 15 opening days after an order was ready and nobody fetched it; money of the provider is marked for refund (`refund_due`) instead, which then ends it",
        next: [{ run: "end_order", when: "it was not paid" }, { run: "close_withdrawals" }],
      },
      {
        run: "move_order",
        by: "staff, by the step `cancel`",
        next: [
          {
            run: "apply_order_move",
            next: [
              { run: "end_order" },
              { run: "close_withdrawals", when: "it was never paid" },
              { run: "describe_order_step" },
            ],
          },
        ],
      },
      {
        run: "settle_order",
        by: "the provider: fully refunded before shipping, or charged back",
        next: [{ run: "end_order" }, { run: "orders_consequences" }],
      },
      {
        run: "return_items",
        by: "staff: all products of a refunded order were returned",
        next: [{ run: "end_order" }],
      },
      {
        run: "close_quote_order",
        by: "the quote was replaced or paid otherwise",
        next: [{ run: "end_order" }],
      },
      { run: "anonymise_account", by: "an account is deleted", next: [{ run: "cancel_unpaid" }] },
    ],
  },
  {
    title: "An order is refunded",
    steps: [
      {
        run: "open_refund",
        by: "staff; the server then calls the provider, cash is refunded at once",
        next: [{ run: "refund_lines" }, { run: "refunds_sum" }],
      },
      {
        run: "apply_payment",
        by: "the provider's answer, its webhook or the reconciliation, whichever is first",
        next: [
          { run: "payments_mail" },
          {
            run: "payments_refunds",
            next: [
              {
                run: "settle_refund",
                next: [{ run: "return_lines", when: "units return to stock", next: [{ run: "move_stock" }] }],
              },
            ],
          },
          {
            run: "settle_order",
            next: [{ run: "end_order", when: "fully refunded, and nothing is left outside the shop" }],
          },
          { run: "payments_consequences", next: [{ run: "settle_order_consequences" }] },
        ],
      },
      { run: "finish_refund", by: "the server, with the provider's rejection or an unknown result" },
    ],
  },
  {
    title: "A quote is approved",
    steps: [
      { run: "decide_quote", by: "the customer, with their account or the repair's link", next: decided },
      {
        run: "record_quote_answer",
        by: "staff, after a phone call, a chat or in the shop",
        next: [{ run: "follow_decision" }],
      },
      {
        run: "take_in_repair",
        by: "staff, who agree on a price at check-in",
        next: [{ run: "approve_agreed_price" }],
      },
      { run: "note_acceptance", by: "the server, with the texts that the customer accepted" },
      {
        run: "place_quote_order",
        by: "the customer pays online: the order is paid like any other",
        next: [{ run: "open_quote_order" }],
      },
      {
        run: "pay_quote_at_counter",
        by: "staff are paid in the shop",
        next: [
          {
            run: "collect_quote",
            next: [
              { run: "open_quote_order" },
              {
                run: "apply_order_move",
                next: [
                  { run: "note_cash_payment" },
                  { run: "orders_consequences", next: [{ run: "settle_order_consequences" }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: "Something is sold at the counter",
    steps: [
      {
        run: "sell",
        by: "staff, once the customer has paid",
        next: [
          { run: "lock_repair_and_order", when: "repairs are paid" },
          { run: "priced_lines", next: [{ run: "check_discount" }] },
          { run: "cash_session" },
          { run: "reserve_stock", next: [{ run: "move_stock" }] },
          { run: "take_parts" },
          { run: "note_cash_payment", next: [{ run: "payments_money" }] },
          {
            run: "collect_quote",
            when: "the balance of a repair is paid",
            next: [{ run: "open_quote_order" }],
          },
          { run: "take_deposit", when: "a repair gets a deposit", next: [{ run: "cover_quote" }] },
          { run: "orders_consequences", next: [{ run: "settle_order_consequences" }] },
        ],
      },
      { run: "open_refund", by: "staff, for what comes back" },
      { run: "mail_ticket", by: "staff, when the customer asks", next: [{ run: "post_mail" }] },
    ],
  },
  {
    title: "An account is deleted",
    steps: [
      {
        run: "anonymise_account",
        by: "its owner",
        next: [
          { run: "deletion_obstacle" },
          { run: "cancel_unpaid", when: "orders are open" },
          { run: "forget_buyers" },
          { run: "forget_repairs", next: [{ run: "forget_owners" }] },
          { run: "forget_contact" },
        ],
      },
      { run: "on_auth_user_deleted_mail", by: "the server deletes the login" },
      { run: "files_to_erase", by: "the scheduler deletes the files" },
    ],
  },
];
