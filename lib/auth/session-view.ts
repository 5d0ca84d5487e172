import { ROLE_LABELS, type Role } from "./roles";

/** What the header shows of the signed-in user. */
export type SessionView = { name: string; email: string; role: string; points: number; level: number };

type Person = { username: string | null; email: string; role: Role; points: number; level: number };

/** Display name: username, else the e-mail's local part, else 'Usuario'. */
export function displayName({ username, email }: Pick<Person, "username" | "email">): string {
  return username || email.split("@")[0] || "Usuario";
}

/** How to address a customer: by the name on the profile, else by the first word of a name given when buying. */
export function greetingName(person: Pick<Person, "username" | "email">, buyerName = ""): string {
  return displayName({ ...person, username: person.username || (buyerName.trim().split(/\s+/)[0] ?? "") });
}

export function toSessionView(person: Person): SessionView {
  const { email, points, level } = person;
  return { name: displayName(person), email, role: ROLE_LABELS[person.role], points, level };
}
