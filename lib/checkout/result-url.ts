type Outcome = { status: "approved" | "pending" | "rejected"; paymentId: string };

const PAGES = { approved: "success", pending: "pending", rejected: "failure" } as const;

/** URL of the payment result page, with the values it shows and the order's token. */
export function resultUrl({ status, paymentId }: Outcome, token: string) {
  const query = new URLSearchParams({ payment_id: paymentId, status, pedido: token });
  return `/payment/${PAGES[status]}?${query}` as const;
}
