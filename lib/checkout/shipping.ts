import { isMobile, NOT_MOBILE, normalizePhone } from "@/lib/core/phone";
import type { FieldErrors } from "@/lib/core/result";
import { cut } from "@/lib/core/text";
import { METHODS } from "@/lib/orders/methods";
import type { DeliveryKind, PaymentMethod } from "@/lib/orders/types";
import { type AddressParts, addressProblems, NO_ADDRESS, parseAddress } from "@/lib/places/address";

/** What the buyer types, with the device and the fault that a service in the cart is for. */
export type ShippingValues = {
  name: string;
  phone: string;
  email: string;
  device: string;
  fault: string;
} & AddressParts;

export const NO_DEVICE = { device: "", fault: "" };
const EMPTY: ShippingValues = { name: "", phone: "", email: "", ...NO_ADDRESS, ...NO_DEVICE };
const FIELDS = Object.keys(EMPTY) as (keyof ShippingValues)[];

type Needs = {
  method: PaymentMethod;
  delivery: DeliveryKind;
  /** At least one item is shipped. */
  hasParcel: boolean;
  /** At least one item is a service of the workshop. */
  hasService: boolean;
  isSignedIn: boolean;
};

/** No empty label before or after the @. */
const EMAIL = /^[^\s@.]+(?:\.[^\s@.]+)*@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;

/** Whether this order needs a shipping address. */
export function needsAddress({
  method,
  hasParcel,
  delivery,
}: Pick<Needs, "method" | "hasParcel" | "delivery">): boolean {
  return delivery === "envio" && (hasParcel || !METHODS[method].isOnline);
}

/** Validation errors keyed by field, in the order of the form; empty when the order can be placed. */
export function shippingProblems(values: ShippingValues, needs: Needs): FieldErrors {
  const problems: FieldErrors = {};
  const [name, email] = [values.name.trim(), values.email.trim()];
  if (name.length < 3) problems.name = "Escribe tu nombre completo.";
  else if (name.length > 120) problems.name = "Escribe un nombre de 120 caracteres como máximo.";
  if (!isMobile(normalizePhone(values.phone))) problems.phone = NOT_MOBILE;
  if (!email && METHODS[needs.method].isOnline && !needs.isSignedIn)
    problems.email = "Escribe tu correo: ahí te llega el comprobante del pago.";
  else if (email && (email.length > 254 || !EMAIL.test(email))) problems.email = "Escribe un correo válido.";
  if (needsAddress(needs)) Object.assign(problems, addressProblems(values));
  if (needs.hasService) {
    if (!values.device.trim()) problems.device = "Escribe qué equipo nos vas a traer.";
    if (!values.fault.trim()) problems.fault = "Cuéntanos qué le pasa o qué quieres que le hagamos.";
  }
  return problems;
}

/** Limits of characters that differ from the others'. */
const STORED: Partial<Record<keyof ShippingValues, number>> = { device: 80, fault: 1000 };

/** Parses the shipping data of an earlier visit from localStorage. */
export function parseStoredShipping(text: string | null): ShippingValues {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const read = (stored ?? {}) as Record<string, unknown>;
    const values = { ...EMPTY };
    for (const key of FIELDS) {
      const value = read[key];
      if (typeof value === "string") values[key] = cut(value, STORED[key] ?? 300);
    }
    return values;
  } catch {
    return EMPTY;
  }
}

/** Shipping data from the signed-in user's profile and earlier orders; empty for guests. */
export type ProposedShipping = { email: string; name: string; phone: string; address: string };

/** Identifies a profile proposal: typed values are kept only while the proposal is unchanged. */
export const proposalMark = ({ email, name, phone, address }: ProposedShipping): string =>
  JSON.stringify([email, name, phone, address]);

/** Account id of the proposal; empty for guests. */
function accountOf(mark: string): string {
  try {
    const [email] = JSON.parse(mark || "[]") as unknown[];
    return typeof email === "string" ? email : "";
  } catch {
    return "";
  }
}

/**
 * Initial form values: what was typed over this same proposal, else the profile, else what localStorage holds, unless
 * another account typed it.
 */
export function startingShipping(
  stored: ShippingValues,
  storedMark: string,
  proposed: ProposedShipping,
): ShippingValues {
  if (storedMark === proposalMark(proposed)) return stored;
  const account = accountOf(storedMark);
  const { email, name, phone, address } = proposed;
  const own = parseAddress(address);
  if (account && email && account !== email) return { ...EMPTY, email, name, phone, ...own };
  return {
    ...stored,
    email: email || stored.email,
    name: name || stored.name,
    phone: phone || stored.phone,
    ...(address && own),
  };
}
