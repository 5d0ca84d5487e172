import { ROLE_LABELS, type Role } from "./roles";

/** What the header shows of the signed-in user. */
export type SessionView = { name: string; email: string; role: string; points: number; level: number };

type Person = { username: string | null; email: string; role: Role; points: number; level: number };

/** Display name: username, else the e-mail's local part, else 'Usuario'. */
export function displayName({ username, email }: Pick<Person, "username" | "email">): string {
  return username || email.split("@")[0] || "Usuario";
}

export function toSessionView(person: Person): SessionView {
  const { email, points, level } = person;
  return { name: displayName(person), email, role: ROLE_LABELS[person.role], points, level };
}
