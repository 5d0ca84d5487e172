import { canChangeSettings, type Role } from "@/lib/auth/roles";
import type { Overview } from "./rows";
import { CONCERNS, type Concern, OVERVIEW_VIEWS, type OverviewView } from "./types";

/** Cookie with the chosen view, so that the server renders it. */
export const VIEW_COOKIE = "vista-del-panel";

const COUNTER: Concern[] = [
  "orders_unclaimed",
  "orders_late",
  "withdrawals_open",
  "reversals_open",
  "mails_lost",
  "orders_to_confirm",
  "orders_to_prepare",
  "orders_to_ship",
  "orders_to_hand_over",
  "repairs_ready",
  "cash_to_collect",
  "messages_new",
  "repair_messages",
  "repairs_requested",
  "quotes_waiting",
  "repairs_uncollected",
];
const WORKSHOP: Concern[] = [
  "repairs_overdue",
  "repairs_requested",
  "repair_messages",
  "quotes_waiting",
  "repairs_ready",
  "repairs_uncollected",
];

const OWNER: Concern[] = [
  "scheduler_stopped",
  "payment_events_stuck",
  "chargebacks",
  "mediations",
  "mismatches",
  "refunds_stuck",
  "reversals_open",
  "withdrawals_open",
  "orders_unclaimed",
  "orders_late",
  "repairs_overdue",
  "mails_lost",
  "cash_to_collect",
  "orders_to_confirm",
  "orders_to_prepare",
  "orders_to_ship",
  "orders_to_hand_over",
  "repairs_requested",
  "messages_new",
];

/**
 * Tasks of each view, in the order in which they are done: problems with payments and deadlines before routine work.
 */
const TASKS: Record<OverviewView, readonly Concern[]> = {
  mostrador: COUNTER,
  taller: WORKSHOP,
  negocio: OWNER,
};

/** Open tasks of a view, and those of other views. */
export function tasksOf(view: OverviewView, attention: Overview["attention"]) {
  const isOpen = (concern: Concern) => attention[concern] > 0;
  return {
    first: TASKS[view].filter(isOpen),
    rest: CONCERNS.filter((concern) => isOpen(concern) && !TASKS[view].includes(concern)),
  };
}

/** The business figures are for those who see the reports: staff_business() checks it. */
export function viewsOf(seesReports: boolean): OverviewView[] {
  return OVERVIEW_VIEWS.filter((view) => view !== "negocio" || seesReports);
}

/** The requested view if the person has it, else the one of their role. */
export function viewFor(role: Role, seesReports: boolean, asked: string | undefined): OverviewView {
  const own =
    role === "employee" ? "taller" : canChangeSettings(role) && seesReports ? "negocio" : "mostrador";
  return viewsOf(seesReports).find((view) => view === asked) ?? own;
}
