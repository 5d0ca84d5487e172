import { z } from "zod";
import { Constants } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";

const { order_status, payment_method, order_payment_status, shipping_status, review_status } =
  Constants.public.Enums;

const order = row({
  id: z.string(),
  created_at: z.string(),
  total: z.number(),
  status: z.enum(order_status),
  payment_method: z.enum(payment_method),
  payment_status: z.enum(order_payment_status),
  shipping_status: z.enum(shipping_status),
  expires_at: z.string().nullable(),
  /** "2 × Control, 1 × Cable". */
  summary: z
    .string()
    .nullable()
    .transform((text) => text ?? ""),
});

const course = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  since: z.string(),
  lessons: z.number(),
  done: z.number(),
  /** Certificate code; null without one. */
  certificate: z.string().nullable(),
});

const review = row({
  id: z.string(),
  stars: z.number(),
  body: z.string(),
  status: z.enum(review_status),
  created_at: z.string(),
  product: z.string(),
  slug: z.string(),
});

/** What person_history() returns: the newest orders, and the amount paid net of refunds. */
export const personHistory = row({
  orders: z.array(order),
  orders_total: z.number(),
  spent: z.number(),
  courses: z.array(course),
  reviews: z.array(review),
});
export type PersonHistory = z.output<typeof personHistory>;
export type PersonOrder = PersonHistory["orders"][number];
export type PersonCourse = PersonHistory["courses"][number];
export type PersonReview = PersonHistory["reviews"][number];
