import { useState } from "react";
import { AddressInputs } from "@/components/forms/address-inputs";
import type { FieldErrors } from "@/lib/core/result";
import { type AddressParts, parseAddress, withDepartment } from "@/lib/places/address";

/** The delivery address, with the checkout's fields. */
export function ProfileAddress({ saved, errors }: { saved: string; errors: FieldErrors }) {
  const [parts, setParts] = useState(() => parseAddress(saved));
  const control = (name: keyof AddressParts) => ({
    name,
    value: parts[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      const changed = { ...parts, [name]: value };
      setParts(name === "city" ? withDepartment(changed) : changed);
    },
  });
  return (
    <fieldset className="flex flex-col gap-4 pt-2">
      <legend className="float-left w-full">
        <span className="block font-display text-lg font-bold">Dirección de envío</span>
        <span className="block text-sm text-muted-foreground">La proponemos en tu próximo pedido.</span>
      </legend>
      <input type="hidden" name="savedAddress" value={saved} />
      <div className="grid gap-4 sm:grid-cols-2">
        <AddressInputs prefix="profile" control={control} errors={errors} />
      </div>
    </fieldset>
  );
}
