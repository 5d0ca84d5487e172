import type { Role } from "@/lib/auth/roles";
import type { Database } from "@/lib/supabase/database.types";

/** A row of the user list. */
export type FoundPerson = {
  id: string;
  username: string | null;
  /** Null for an account without one; `address` then stands in its place. */
  email: string | null;
  phone: string | null;
  role: Role;
  points: number;
  level: number;
  createdAt: string;
  /** What the account is called: its user name or its number. */
  name: string;
  /** The e-mail, or a placeholder that nobody can write to. */
  address: string;
};

export type PeoplePage = { people: FoundPerson[]; total: number };

export type PersonDetail = FoundPerson & {
  shippingAddress: string | null;
  lastSignInAt: string | null;
  /** Whether the e-mail was confirmed. */
  isConfirmed: boolean;
  isLastSuperadmin: boolean;
};

type Enums = Database["public"]["Enums"];

export type PersonOrder = {
  id: string;
  createdAt: string;
  total: number;
  status: Enums["order_status"];
  paymentMethod: Enums["payment_method"];
  paymentStatus: Enums["order_payment_status"];
  shippingStatus: Enums["shipping_status"];
  expiresAt: string | null;
  /** "2 × Control, 1 × Cable". */
  summary: string;
};

export type PersonCourse = {
  id: string;
  slug: string;
  title: string;
  since: string;
  lessons: number;
  done: number;
  /** Its certificate's code; null without one. */
  certificate: string | null;
};

export type PersonReview = {
  id: string;
  stars: number;
  body: string;
  status: Enums["review_status"];
  createdAt: string;
  product: string;
  slug: string;
};

/** What one person has done here. */
export type PersonHistory = {
  /** The newest ones. */
  orders: PersonOrder[];
  ordersTotal: number;
  /** What they paid, without what went back. */
  spent: number;
  courses: PersonCourse[];
  reviews: PersonReview[];
};
