import type { IntakeValues } from "@/lib/repairs/intake/values";

type Kept = {
  /** One order, however often it is sent. */
  key: string;
  values: IntakeValues;
};

/** A request that is being received has a draft of its own. */
const nameOf = (orderId: string | null) => `ingreso:${orderId ?? "mostrador"}`;

/** What this tab keeps of the check-in, so that a reload loses nothing. */
export function readDraft(orderId: string | null): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(orderId)) ?? "null") as Kept | null;
    return kept?.key ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft({ key, values }: Kept): void {
  try {
    // The terms are accepted each time, in sight of them.
    const kept = { key, values: { ...values, acceptsTerms: false } };
    sessionStorage.setItem(nameOf(values.orderId), JSON.stringify(kept));
  } catch {
    return;
  }
}

export function dropDraft(orderId: string | null): void {
  try {
    sessionStorage.removeItem(nameOf(orderId));
  } catch {
    return;
  }
}
