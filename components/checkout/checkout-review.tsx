import { Button } from "@/components/ui/button";
import type { ShippingValues } from "@/lib/checkout/shipping";

type Props = {
  shipping: ShippingValues;
  /** Where the goods go; absent without goods. */
  place?: string;
  onBack: () => void;
};

/** Contact and delivery of the order being paid, with a button to change them. */
export function CheckoutReview({ shipping, place, onBack }: Props) {
  const contact = [shipping.phone, shipping.email].filter(Boolean).join(" · ");
  return (
    <section
      aria-labelledby="review-title"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-lg bg-muted p-4"
    >
      <div className="min-w-0 flex-1 basis-60 text-sm text-muted-foreground wrap-anywhere">
        <h2 id="review-title" className="sr-only">
          Revisa tu pedido
        </h2>
        <p className="text-base font-semibold text-foreground">{shipping.name}</p>
        <p>{contact}</p>
        {place && <p>{place}</p>}
      </div>
      <Button variant="outline" size="sm" onClick={onBack}>
        Cambiar mis datos
      </Button>
    </section>
  );
}
