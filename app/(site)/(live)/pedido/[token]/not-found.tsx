import { OrderMissing } from "@/components/orders/order-missing";

export default function OrderNotFound() {
  return <OrderMissing />;
}
