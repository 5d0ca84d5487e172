import type { FieldErrors } from "@/lib/core/result";
import type { DeviceKind, Handover } from "@/lib/repairs/types";

/** What the request form holds while somebody fills it. */
export type RequestValues = {
  device: DeviceKind | "";
  model: string;
  description: string;
  delivery: Handover;
  address: string;
  pickupDay: string;
  pickupSlot: string;
  name: string;
  phone: string;
  email: string;
  consent: boolean;
};

export type StepProps = {
  values: RequestValues;
  errors: FieldErrors;
  onChange: (change: Partial<RequestValues>) => void;
};

/** What came of a request: enough to follow it. */
export type PlacedRequest = { token: string; number: string; whatsappUrl: string; copyTo: string };
