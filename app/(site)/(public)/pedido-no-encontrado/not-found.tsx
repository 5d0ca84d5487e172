import { RestorePreferences } from "@/components/content/restore-preferences";
import { OrderMissing } from "@/components/orders/order-missing";

export default function OrderNotFound() {
  return (
    <>
      <RestorePreferences />
      <OrderMissing />
    </>
  );
}
