import { isMobile, NOT_MOBILE, normalizePhone } from "@/lib/core/phone";
import type { FieldErrors } from "@/lib/core/result";
import { METHODS } from "@/lib/orders/methods";
import type { PaymentMethod } from "@/lib/orders/types";

export type ShippingValues = { name: string; phone: string; address: string; email: string };

type Needs = {
  method: PaymentMethod;
  /** At least one item is shipped. */
  hasProducts: boolean;
  isSignedIn: boolean;
};

/** No empty label before or after the @. */
const EMAIL = /^[^\s@.]+(?:\.[^\s@.]+)*@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;

/** Whether this order needs a shipping address. */
export function needsAddress({ method, hasProducts }: Pick<Needs, "method" | "hasProducts">): boolean {
  return hasProducts || !METHODS[method].isOnline;
}

/** Validation errors keyed by field; empty when the order can be placed. */
export function shippingProblems(values: ShippingValues, needs: Needs): FieldErrors {
  const problems: FieldErrors = {};
  const [name, address, email] = [values.name.trim(), values.address.trim(), values.email.trim()];
  if (name.length < 3) problems.name = "Escribe tu nombre completo.";
  else if (name.length > 120) problems.name = "Escribe un nombre de 120 caracteres como máximo.";
  if (!isMobile(normalizePhone(values.phone))) problems.phone = NOT_MOBILE;
  if (needsAddress(needs) && address.length < 5)
    problems.address = "Escribe la dirección de entrega, con barrio y ciudad.";
  else if (address.length > 300) problems.address = "Escribe una dirección de 300 caracteres como máximo.";
  if (!email && METHODS[needs.method].isOnline && !needs.isSignedIn)
    problems.email = "Escribe tu correo: ahí te llega el comprobante del pago.";
  else if (email && (email.length > 254 || !EMAIL.test(email))) problems.email = "Escribe un correo válido.";
  return problems;
}

/** Parses the shipping data of an earlier visit from localStorage. */
export function parseStoredShipping(text: string | null): ShippingValues {
  const empty = { name: "", phone: "", address: "", email: "" };
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const read = (stored ?? {}) as Record<string, unknown>;
    for (const key of Object.keys(empty) as (keyof ShippingValues)[]) {
      const value = read[key];
      if (typeof value === "string") empty[key] = value.slice(0, 300);
    }
  } catch {
    return empty;
  }
  return empty;
}

/** Shipping data from the signed-in user's profile; empty for guests. */
export type ProposedShipping = Pick<ShippingValues, "email" | "phone" | "address">;

/** Identifies a profile proposal: typed values are kept only while the proposal is unchanged. */
export const proposalMark = ({ email, phone, address }: ProposedShipping): string =>
  JSON.stringify([email, phone, address]);

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
  if (account && proposed.email && account !== proposed.email) return { name: "", ...proposed };
  return {
    ...stored,
    email: proposed.email || stored.email,
    phone: proposed.phone || stored.phone,
    address: proposed.address || stored.address,
  };
}
