import { HINT } from "@/components/live/session-hint";
import { isAccountMark } from "@/lib/core/account-mark";
import { OTHER_ACCOUNT } from "@/lib/core/refusal-texts";
import type { ActionResult } from "@/lib/core/result";
import { readCookie } from "./read-cookie";

const readMark = () => {
  const value = readCookie(HINT);
  return isAccountMark(value) ? value : undefined;
};

/** Whose session was open when the page came; pages of the panel say it themselves. */
const cameAs = typeof window === "object" ? readMark() : undefined;
const openedAs = () => document.querySelector<HTMLElement>("[data-account]")?.dataset.account ?? cameAs;

/** Whose page this is, to be sent with a form; undefined for guests. */
export function markForm(form: FormData, field: string): FormData {
  const account = openedAs();
  if (account) form.set(field, account);
  return form;
}

/** The refusal of what would be done in another account than the page's; null when it is the same or nobody's. */
export function otherAccount(): Extract<ActionResult<never>, { ok: false }> | null {
  const [page, now] = [openedAs(), readMark()];
  if (!page || !now || page === now) return null;
  return { ok: false, code: "unauthenticated", reason: "other_account", message: OTHER_ACCOUNT };
}

/** Does something as the person whose page this is, or refuses it. */
export async function asOpened<Data>(action: () => Promise<ActionResult<Data>>): Promise<ActionResult<Data>> {
  return otherAccount() ?? action();
}

/** How a page of this account stands now. */
export function standingOf(account: string): "own" | "other" | "signed-out" {
  const value = readCookie(HINT);
  if (value === undefined) return "signed-out";
  return isAccountMark(value) && value !== account ? "other" : "own";
}
