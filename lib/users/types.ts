export type Profile = { email: string; username: string; phone: string; shippingAddress: string };

export type ConsentKind = "privacidad" | "marketing";

export type Consent = { kind: ConsentKind; granted: boolean; version: string; at: string };
