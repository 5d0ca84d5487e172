import { RestorePreferences } from "@/components/content/restore-preferences";
import { Missing } from "@/components/ui/missing";
import { PRODUCT_NOT_FOUND } from "@/lib/catalog/labels";

const WAYS = [{ href: "/tienda", label: "Volver a la tienda" }];

export default function ProductNotFound() {
  return (
    <>
      <RestorePreferences />
      <Missing title={PRODUCT_NOT_FOUND} ways={WAYS}>
        Puede que ya no lo vendamos o que el enlace esté incompleto.
      </Missing>
    </>
  );
}
