import { ProductMissing } from "@/components/catalog/product-missing";
import { RestorePreferences } from "@/components/content/restore-preferences";

/** Rarely seen: the middleware knows first. */
export default function ProductNotFound() {
  return (
    <>
      <RestorePreferences />
      <ProductMissing />
    </>
  );
}
