type Outcome = { status: "approved" | "pending" | "rejected"; paymentId: string };

const PAGES = { approved: "success", pending: "pending", rejected: "failure" } as const;

/** The result page of a payment, with the values it shows and the order it belongs to. */
export function resultUrl({ status, paymentId }: Outcome, token: string) {
  const query = new URLSearchParams({ payment_id: paymentId, status, pedido: token });
  return `/payment/${PAGES[status]}?${query}` as const;
}
