import type { StoreSettings } from "@/lib/settings/types";
import type { toRepairPaper } from "./rows";

/** The issuer: the seller's identity that the law requires. */
export type Shop = Pick<
  StoreSettings,
  "name" | "legalName" | "taxId" | "phone" | "email" | "address" | "city" | "region"
> & {
  /** "https://…", without a trailing slash. */
  site: string;
};

export type PaperPart = { name: string; quantity: number; amount: number };

/** All data that a repair's documents may show. */
export type RepairPaper = NonNullable<ReturnType<typeof toRepairPaper>>;
