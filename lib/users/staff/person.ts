import { type Role, toRole } from "@/lib/auth/roles";
import type { FoundPerson, PersonDetail } from "./types";

/** Shown for an account without e-mail; search_people knows it too. */
export function placeholderAddress(id: string): string {
  return `usuario-${id.slice(-6)}@sin-correo`;
}

/** What an account is called. */
export function personName({ id, username }: { id: string; username: string | null }): string {
  return username || `Usuario ${id.slice(-6)}`;
}

/** One item of what search_people answers. */
export type PersonRow = {
  id: string;
  username: string | null;
  email: string | null;
  phone: string | null;
  role: string;
  points: number;
  level: number;
  created_at: string;
};

export function toFoundPerson(row: PersonRow): FoundPerson {
  const role: Role = toRole(row.role);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    phone: row.phone,
    role,
    points: row.points,
    level: row.level,
    createdAt: row.created_at,
    name: personName(row),
    address: row.email || placeholderAddress(row.id),
  };
}

/** What person_for_staff answers. */
export type PersonDetailRow = PersonRow & {
  shipping_address: string | null;
  last_sign_in_at: string | null;
  confirmed: boolean;
  is_last_superadmin: boolean;
};

export function toPersonDetail(row: PersonDetailRow): PersonDetail {
  return {
    ...toFoundPerson(row),
    shippingAddress: row.shipping_address,
    lastSignInAt: row.last_sign_in_at,
    isConfirmed: row.confirmed,
    isLastSuperadmin: row.is_last_superadmin,
  };
}
