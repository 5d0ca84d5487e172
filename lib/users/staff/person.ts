import { z } from "zod";
import { toRole } from "@/lib/auth/roles";
import { camelKeys } from "@/lib/supabase/rows";
import { personName } from "../person-name";

/** Shown for accounts without e-mail; search_people (SQL) has it too. */
function placeholderAddress(id: string): string {
  return `usuario-${id.slice(-6)}@sin-correo`;
}

const columns = {
  id: z.string(),
  username: z.string().nullable(),
  /** Null for an account without e-mail; `address` then has a placeholder. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.string().transform(toRole),
  points: z.number(),
  level: z.number(),
  created_at: z.string(),
};

/** Display name, and the e-mail or a placeholder. */
const named = <Row extends { id: string; username: string | null; email: string | null }>(row: Row) => ({
  ...camelKeys(row),
  name: personName(row),
  address: row.email || placeholderAddress(row.id),
});

/** What search_people() returns. */
export const peoplePage = z
  .object({ total: z.number(), items: z.array(z.object(columns).transform((row) => named(row))) })
  .transform(({ items, total }) => ({ people: items, total }));
export type PeoplePage = z.output<typeof peoplePage>;
/** A row of the user list. */
export type FoundPerson = PeoplePage["people"][number];

/** What person_for_staff() returns. */
export const personDetail = z
  .object({
    ...columns,
    last_sign_in_at: z.string().nullable(),
    /** Whether the e-mail is confirmed. */
    confirmed: z.boolean(),
    is_last_superadmin: z.boolean(),
  })
  .transform(({ confirmed, ...row }) => ({ ...named(row), isConfirmed: confirmed }));
export type PersonDetail = z.output<typeof personDetail>;

/** A member of the staff, as lists offer them. */
export type StaffMember = { id: string; name: string };
