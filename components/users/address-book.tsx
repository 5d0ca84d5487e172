import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { composeAddress, municipalityText } from "@/lib/places/address";
import type { SavedAddress } from "@/lib/users/types";
import { AddressForm } from "./address-form";
import { RemoveAddress } from "./remove-address";

const MOST = 10;
const SUMMARY =
  "inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-primary underline underline-offset-4";

/** The account's addresses, each with its form; the checkout proposes the default one. */
export function AddressBook({ addresses }: { addresses: readonly SavedAddress[] }) {
  return (
    <div className="flex flex-col gap-5">
      {addresses.length > 0 && (
        <ul aria-label="Mis direcciones" className="flex flex-col divide-y divide-border">
          {addresses.map((address) => {
            const name = address.label || municipalityText(address.parts.municipality);
            return (
              <li key={address.id} className="relative flex flex-col gap-1 py-3">
                <p className="flex flex-wrap items-center gap-2 pr-12">
                  <strong className="wrap-anywhere">{name}</strong>
                  {address.isDefault && addresses.length > 1 && (
                    <Badge variant="secondary">Por defecto</Badge>
                  )}
                </p>
                <p className="pr-12 text-muted-foreground wrap-anywhere">{composeAddress(address.parts)}</p>
                <details>
                  <summary className={SUMMARY} aria-label={`Cambiar: ${name}`}>
                    <Icon name="lucide--pencil" className="size-4" />
                    Cambiar
                  </summary>
                  <AddressForm address={address} isOnly={addresses.length === 1} />
                </details>
                <div className="absolute top-1 right-0">
                  <RemoveAddress id={address.id} name={name} />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {addresses.length < MOST ? (
        <details open={addresses.length === 0}>
          <summary className={SUMMARY}>
            <Icon name="lucide--plus" className="size-4" />
            Agregar una dirección
          </summary>
          <AddressForm isOnly={addresses.length === 0} />
        </details>
      ) : (
        <p className="text-sm text-muted-foreground">Puedes guardar hasta {MOST} direcciones.</p>
      )}
    </div>
  );
}
