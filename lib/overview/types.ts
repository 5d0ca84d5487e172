/** A kind of pending task and the number of them. */
export const CONCERNS = [
  "orders_to_confirm",
  "orders_to_prepare",
  "orders_to_ship",
  "orders_to_hand_over",
  "orders_unclaimed",
  "orders_late",
  "withdrawals_open",
  "reversals_open",
  "chargebacks",
  "mediations",
  "mismatches",
  "refunds_stuck",
  "payment_events_stuck",
  "scheduler_stopped",
  "refunds_pending",
  "cash_to_collect",
  "repairs_requested",
  "repairs_overdue",
  "repairs_uncollected",
  "repairs_ready",
  "quotes_waiting",
  "repair_messages",
  "messages_new",
  "mails_lost",
  "reviews_pending",
  "posts_pending",
  "low_stock",
  "out_of_stock",
] as const;
export type Concern = (typeof CONCERNS)[number];

/** Views of the dashboard. */
export const OVERVIEW_VIEWS = ["mostrador", "taller", "negocio"] as const;
export type OverviewView = (typeof OVERVIEW_VIEWS)[number];

export const FOUND_KINDS = ["order", "repair", "message", "customer", "product", "course", "post"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A result of the command palette. */
export type Found = { kind: FoundKind; id: string; title: string; detail: string; href: string };

/** Results of the palette; `exact` is what the text is the code of, incomplete when a kind could not be searched. */
export type FoundAnswer = { exact: Found | null; found: Found[]; isIncomplete: boolean };
