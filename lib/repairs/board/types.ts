import type { RepairPromise } from "../promise";
import type { QuoteStep } from "../quote-step";
import type { DeviceKind, RepairState } from "../types";

/** One repair as the board's cards and the list's rows show it. */
export type RepairCard = {
  id: string;
  /** Last 6 characters of the id. */
  number: string;
  state: RepairState;
  description: string;
  device: { kind: DeviceKind | null; brand: string; model: string };
  serial: string;
  /** Empty when nobody wrote a name down. */
  customer: string;
  phone: string;
  technician: string | null;
  isComplex: boolean;
  /** An online request whose device is not here. */
  isExpected: boolean;
  isClosed: boolean;
  /** Since when the shop knows of it: the device's arrival, or the request. */
  since: string;
  /** How long ago that was: "3 h", "2 días". */
  age: string;
  promise: RepairPromise;
  /** Messages of the customer that this person has not opened. */
  unread: number;
  quote: { total: number; deposit: number; step: QuoteStep } | null;
};

export type BoardColumn = { state: RepairState; total: number; cards: RepairCard[] };

export type RepairPage = { cards: RepairCard[]; total: number };
