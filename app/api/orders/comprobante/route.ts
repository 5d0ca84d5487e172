import { defineRoute } from "@/lib/auth/define-route";
import { getOrderDetailByToken } from "@/lib/orders/queries";
import { receiptResponse } from "@/lib/orders/receipt-response";

/** The receipt of an order by its link token. */
export const GET = defineRoute({
  name: "orders.download-linked-receipt",
  access: "open",
  missing: "No encontramos ese pedido.",
  run: async ({ token = "" }) => receiptResponse(await getOrderDetailByToken(token)),
});
