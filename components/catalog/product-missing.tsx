import { Missing } from "@/components/ui/missing";
import { PRODUCT_NOT_FOUND } from "@/lib/catalog/labels";

const WAYS = [{ href: "/tienda", label: "Volver a la tienda" }];

/** No such product: the way back to the others. */
export function ProductMissing() {
  return (
    <Missing title={PRODUCT_NOT_FOUND} ways={WAYS}>
      Puede que ya no lo vendamos o que el enlace esté incompleto.
    </Missing>
  );
}
