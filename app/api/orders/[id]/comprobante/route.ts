import { defineRoute } from "@/lib/auth/define-route";
import { getOrderDetail } from "@/lib/orders/queries";
import { receiptResponse } from "@/lib/orders/receipt-response";

/** The receipt of an order, for its owner and staff; 404 for others. */
export const GET = defineRoute({
  name: "orders.download-receipt",
  access: "guest",
  missing: "No encontramos ese pedido.",
  run: async ({ id = "" }) => receiptResponse(await getOrderDetail(id)),
});
