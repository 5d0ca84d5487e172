import type { z } from "zod";
import type { Letter } from "@/lib/mail/types";
import type { StoreSettings } from "@/lib/settings/types";
import type { repairLetter } from "./rows";

export type RepairLetter = z.output<typeof repairLetter>;
export type LetterQuote = NonNullable<RepairLetter["quote"]>;

export type RepairMailContext = {
  siteUrl: string;
  now: number;
  shop: Pick<StoreSettings, "whatsapp" | "address" | "city" | "opensAt" | "closesAt">;
};

/** Composes a mail from the repair's current state; null when there is nothing to send any more. */
export type RepairWriter = (repair: RepairLetter, context: RepairMailContext) => Letter | null;
