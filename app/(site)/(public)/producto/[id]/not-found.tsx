import { BackToStore } from "@/components/catalog/back-to-store";
import { RestorePreferences } from "@/components/content/restore-preferences";
import { Message } from "@/components/ui/message";
import { PRODUCT_NOT_FOUND } from "@/lib/catalog/labels";

export default function ProductNotFound() {
  return (
    <div className="page py-16">
      <RestorePreferences />
      <h1 className="sr-only">{PRODUCT_NOT_FOUND}</h1>
      <Message title={PRODUCT_NOT_FOUND} art="/art/not-found.svg">
        <p className="text-muted">Puede que ya no lo vendamos o que el enlace esté incompleto.</p>
        <BackToStore variant="primary" />
      </Message>
    </div>
  );
}
