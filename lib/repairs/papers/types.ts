import type { StoreSettings } from "@/lib/settings/types";
import type {
  ConditionCheck,
  OutcomeReason,
  RepairDevice,
  RepairOutcome,
  RepairState,
  RepairWarranty,
} from "../types";

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
export type RepairPaper = {
  id: string;
  state: RepairState;
  receivedAt: string;
  /** Who of the shop took it in; null when that is not known to the reader. */
  receivedBy: string | null;
  customer: { name: string; document: string; address: string; phone: string; email: string };
  device: RepairDevice;
  serial: string;
  accessories: string;
  checks: ConditionCheck[];
  condition: string;
  description: string;
  photos: number;
  diagnosisPrice: number;
  agreedPrice: number | null;
  deposit: number;
  complexity: "simple" | "compleja";
  /** When the next step is due. */
  promisedAt: string | null;
  termsAcceptedAt: string | null;
  warranty: RepairWarranty;
  technician: string | null;
  /** How it left; null while it is here. */
  outcome: RepairOutcome | null;
  outcomeReason: OutcomeReason | null;
  /** The customer said no to the present quote. */
  isRejected: boolean;
  /** What was found, one thing a line. */
  findings: string[];
  /** What was done, one thing a line. */
  work: string[];
  parts: PaperPart[];
  /** The approved price; null without one. */
  total: number | null;
  /** What is left of it after the money paid on account. */
  due: number | null;
  isPaid: boolean;
  deliveredAt: string | null;
  collector: { name: string; document: string } | null;
  /** The whole public address; null when the link was revoked. */
  link: string | null;
};
