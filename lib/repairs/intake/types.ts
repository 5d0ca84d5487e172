import type { DeviceKind } from "../types";

/** Initial data of a check-in: empty, or from an online request or account. */
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

/** A known customer: an account, or the contact of an earlier order. */
export type KnownCustomer = {
  /** Unique within the search results. */
  key: string;
  userId: string | null;
  name: string;
  phone: string;
  email: string;
  document: string;
  address: string;
  /** Number of earlier repairs. */
  repairs: number;
};

/** A device of an earlier order. */
export type DeviceSuggestion = { kind: DeviceKind | null; brand: string; model: string };

/** A device that the customer brought before. */
export type KnownDevice = DeviceSuggestion & { serial: string };

export type TakenIn = { id: string; number: string; token: string | null };

/** Check-in data as the workshop's page shows it. */
export type Intake = {
  receivedAt: string | null;
  receivedBy: string | null;
  document: string;
  address: string;
  diagnosisPrice: number;
  agreedPrice: number | null;
  deposit: number;
  termsAcceptedAt: string | null;
  /** Why an online request was closed; empty while it is open. */
  closedReason: string;
};
