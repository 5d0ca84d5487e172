import type { FoundPerson } from "@/lib/users/staff/person";

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

/** An account from the people search. */
export type Account = Pick<FoundPerson, "id" | "username" | "email" | "phone">;

/** Contact data on an earlier order. */
export type Contact = Omit<KnownCustomer, "key">;

const MOST = 8;

/** Accounts first, each with data of earlier orders; then customers without an account. */
export function knownCustomers(accounts: readonly Account[], contacts: readonly Contact[]): KnownCustomer[] {
  const byAccount = new Map(
    contacts.flatMap((contact) => (contact.userId ? [[contact.userId, contact]] : [])),
  );
  const ofAccounts = accounts.map(({ id, username, email, phone }): KnownCustomer => {
    const known = byAccount.get(id);
    return {
      key: id,
      userId: id,
      name: known?.name || username || "",
      phone: phone || known?.phone || "",
      email: email || known?.email || "",
      document: known?.document ?? "",
      address: known?.address ?? "",
      repairs: known?.repairs ?? 0,
    };
  });
  const listed = new Set(accounts.map(({ id }) => id));
  const others = contacts
    .filter(({ userId }) => !userId || !listed.has(userId))
    .map((contact, index): KnownCustomer => ({ key: contact.userId ?? `contacto-${index}`, ...contact }));
  return [...ofAccounts, ...others].slice(0, MOST);
}

/** Puts the search text into the matching field of a new contact. */
export function fieldOf(query: string): "name" | "phone" | "email" | "document" {
  const typed = query.trim();
  if (typed.includes("@")) return "email";
  if (/^(cc|ce|ti|nit|pa|ppt)\b/i.test(typed)) return "document";
  const digits = typed.replace(/[\s().+-]/g, "");
  if (!/^\d+$/.test(digits)) return "name";
  return /^(57)?3\d{9}$/.test(digits) || digits.length < 6 ? "phone" : "document";
}
