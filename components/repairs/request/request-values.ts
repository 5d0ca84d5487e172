import type { FieldErrors } from "@/lib/core/result";
import type { AddressParts } from "@/lib/places/address";
import type { DeviceKind, Handover } from "@/lib/repairs/rows";

/** Form values of the request. */
export type RequestValues = AddressParts & {
  device: DeviceKind | "";
  model: string;
  description: string;
  delivery: Handover;
  pickupDay: string;
  pickupSlot: string;
  name: string;
  phone: string;
  email: string;
  consent: boolean;
  /** A service that was paid before, by its order's token and its slug; empty without one. */
  paidToken: string;
  paidService: string;
};

export type StepProps = {
  values: RequestValues;
  errors: FieldErrors;
  onChange: (change: Partial<RequestValues>) => void;
};

/** Result of a request. */
export type PlacedRequest = { token: string; number: string; whatsappUrl: string; copyTo: string };
