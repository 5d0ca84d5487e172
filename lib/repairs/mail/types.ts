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

/** Writes about a repair as it is at this moment; null when there is nothing to say any more. */
export type RepairWriter = (repair: RepairLetter, context: RepairMailContext) => Letter | null;
