import type { StoreSettings } from "@/lib/settings/types";
import type { toRepairPaper } from "./rows";

/** Who issues a paper: it is the shop's identity that the law wants on it. */
export type Shop = Pick<
  StoreSettings,
  "name" | "legalName" | "taxId" | "phone" | "email" | "address" | "city" | "region"
> & {
  /** "https://…", without a slash at its end. */
  site: string;
};

export type PaperPart = { name: string; quantity: number; amount: number };

/** Everything that a paper of a repair may say. */
export type RepairPaper = NonNullable<ReturnType<typeof toRepairPaper>>;
