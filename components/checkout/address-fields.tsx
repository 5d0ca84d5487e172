import { AddressInputs } from "@/components/forms/address-inputs";
import { Icon } from "@/components/ui/icon";
import type { ShippingValues } from "@/lib/checkout/shipping";
import type { FieldErrors } from "@/lib/core/result";
import { OTHER_CITIES } from "@/lib/orders/arrival";
import { isMetropolitan } from "@/lib/places/address";
import type { ShippingControl } from "./shipping-control";

type Props = {
  control: ShippingControl;
  values: ShippingValues;
  errors: FieldErrors;
  /** Arrival of a parcel within the metropolitan area; absent without a parcel. */
  arrival?: string;
};

/** Where the order is delivered, and when it arrives. */
export function AddressFields({ control, values, errors, arrival }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AddressInputs prefix="shipping" control={control} errors={errors} />
      {arrival && values.city.trim() !== "" && values.department !== "" && (
        <p className="flex items-center gap-2 sm:col-span-2" role="status">
          <Icon name="lucide--truck" className="size-5 shrink-0 text-success" />
          <span>
            <strong className="text-success">Envío gratis.</strong>{" "}
            {isMetropolitan(values) ? `Llega ${arrival}.` : OTHER_CITIES}
          </span>
        </p>
      )}
    </div>
  );
}
