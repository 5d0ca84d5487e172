import { defineRoute } from "@/lib/auth/define-route";
import { getPurchases } from "@/lib/orders/queries";

/** 'Mis compras' of the signed-in user, for the cached store; called only with the session hint cookie. */
export const GET = defineRoute({
  name: "orders.get-purchases",
  access: "guest",
  run: async () => ({ purchases: await getPurchases() }),
});
