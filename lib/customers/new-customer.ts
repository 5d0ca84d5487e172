import { normalizePhone } from "@/lib/core/phone";

/** A person as pickers give them: known by id, or new. */
export type PickedCustomer = { id: string | null; name: string; phone: string; email: string };

/** Somebody new, from what was typed: a phone, an e-mail or a name. */
export function newCustomer(typed: string): PickedCustomer {
  const text = typed.trim().replaceAll(/\s+/g, " ");
  const isPhone = /^\+?[\d ().-]+$/.test(text) && text.replaceAll(/\D/g, "").length >= 7;
  const isEmail = /^\S+@\S+$/.test(text);
  return {
    id: null,
    name: isPhone || isEmail || !/\p{L}/u.test(text) ? "" : text,
    phone: isPhone ? normalizePhone(text) : "",
    email: isEmail ? text.toLowerCase() : "",
  };
}
