import type { DeviceKind } from "../types";

/** What a check-in starts with: empty, or what an online request or an account already says. */
export type IntakePrefill = {
  /** The online request whose device arrives. */
  orderId: string | null;
  userId: string | null;
  name: string;
  phone: string;
  email: string;
  document: string;
  address: string;
  device: DeviceKind | "";
  brand: string;
  model: string;
  serial: string;
  accessories: string;
  condition: string;
  description: string;
};

/** Somebody whom the shop knows: an account, or a walk-in of an earlier visit. */
export type KnownCustomer = {
  /** Unique in a list of answers. */
  key: string;
  userId: string | null;
  name: string;
  phone: string;
  email: string;
  document: string;
  address: string;
  /** Earlier repairs; 0 when there are none. */
  repairs: number;
};

/** A device as it was written down before. */
export type DeviceSuggestion = { kind: DeviceKind | null; brand: string; model: string };

export type TakenIn = { id: string; number: string; token: string | null };

/** What the workshop's page shows of how a device came in. */
export type Intake = {
  receivedAt: string | null;
  receivedBy: string | null;
  document: string;
  address: string;
  diagnosisPrice: number;
  agreedPrice: number | null;
  deposit: number;
  termsAcceptedAt: string | null;
  /** Why an online request was closed; empty while it is not. */
  closedReason: string;
};
