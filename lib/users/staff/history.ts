import type { PersonCourse, PersonHistory, PersonOrder, PersonReview } from "./types";

type OrderRow = Pick<PersonOrder, "id" | "total" | "status" | "summary"> & {
  created_at: string;
  payment_method: PersonOrder["paymentMethod"];
  payment_status: PersonOrder["paymentStatus"];
  shipping_status: PersonOrder["shippingStatus"];
  expires_at: string | null;
};
type ReviewRow = Omit<PersonReview, "createdAt"> & { created_at: string };

/** What person_history answers. */
export type PersonHistoryRow = {
  orders: OrderRow[];
  orders_total: number;
  spent: number;
  courses: PersonCourse[];
  reviews: ReviewRow[];
};

export function toPersonHistory(row: PersonHistoryRow): PersonHistory {
  return {
    orders: row.orders.map((order) => ({
      id: order.id,
      createdAt: order.created_at,
      total: order.total,
      status: order.status,
      paymentMethod: order.payment_method,
      paymentStatus: order.payment_status,
      shippingStatus: order.shipping_status,
      expiresAt: order.expires_at,
      summary: order.summary ?? "",
    })),
    ordersTotal: row.orders_total,
    spent: row.spent,
    courses: row.courses,
    reviews: row.reviews.map(({ created_at, ...review }) => ({ ...review, createdAt: created_at })),
  };
}
