import type { Letter } from "@/lib/mail/types";
import type { StoreSettings } from "@/lib/settings/types";
import type { DeviceKind, QuoteState, RepairState } from "../types";

export type LetterQuote = {
  id: string;
  total: number;
  deposit: number;
  lines: { concept: string; quantity?: number; amount: number }[];
  note: string;
  estado: QuoteState;
  valid_until: string;
  decided_at: string | null;
  paid_at: string | null;
  replaced_at: string | null;
};

/** What the function repair_letter answers: nothing in it was typed by the customer. */
export type RepairLetter = {
  id: string;
  estado: RepairState;
  device_kind: DeviceKind | null;
  received_at: string | null;
  delivered_at: string | null;
  closed_at: string | null;
  closed_reason: string;
  warranty_until: string | null;
  handover: string;
  pickup_day: string | null;
  pickup_slot: string | null;
  /** How the device left; a repair that does not say was repaired. */
  outcome?: string;
  has_account: boolean;
  /** Of the public link; null when it was revoked. */
  token: string | null;
  quote: LetterQuote | null;
  messages: { text: string; at: string }[];
};

export type RepairMailContext = {
  siteUrl: string;
  now: number;
  shop: Pick<StoreSettings, "whatsapp" | "address" | "city" | "opensAt" | "closesAt">;
};

/** Writes about a repair as it is at this moment; null when there is nothing to say any more. */
export type RepairWriter = (repair: RepairLetter, context: RepairMailContext) => Letter | null;
