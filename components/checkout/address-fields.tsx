import { AddressInputs } from "@/components/forms/address-inputs";
import { Icon } from "@/components/ui/icon";
import type { FieldErrors } from "@/lib/core/result";
import type { Arrivals } from "@/lib/orders/arrival";
import { type AddressParts, composeAddress, departmentCode, isMetropolitan } from "@/lib/places/address";
import type { SavedAddress } from "@/lib/users/types";

type Props = {
  values: AddressParts;
  onChange: (changes: Partial<AddressParts>) => void;
  errors: FieldErrors;
  /** The account's addresses; empty for guests. */
  saved: readonly SavedAddress[];
  /** Absent without a parcel. */
  arrivals?: Arrivals;
};

/** Where the order is delivered, and when it arrives. Another address of the account is one press away. */
export function AddressFields({ values, onChange, errors, saved, arrivals }: Props) {
  const chosen = composeAddress(values);
  const others = saved.filter(({ parts }) => composeAddress(parts) !== chosen);
  return (
    <div className="flex flex-col gap-4">
      {others.length > 0 && (
        <ul aria-label="Tus otras direcciones" className="flex flex-col gap-2">
          {others.map(({ id, label, parts }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChange(parts)}
                className="choice w-full border-border bg-card"
              >
                <Icon name="lucide--map-pin" className="size-5 shrink-0 text-muted-foreground" />
                <span className="min-w-0 text-left text-sm wrap-anywhere">
                  <span className="block font-semibold">Enviar a {label || parts.municipality.name}</span>
                  <span className="line-clamp-2 text-muted-foreground">{composeAddress(parts)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <AddressInputs prefix="shipping" values={values} onChange={onChange} errors={errors} />
      </div>
      {arrivals && <ArrivalLine code={values.municipality.code} arrivals={arrivals} />}
    </div>
  );
}

/** Keeps its place before the municipality is known: an answer that comes while someone presses a button must not move it. */
function ArrivalLine({ code, arrivals }: { code: string; arrivals: Arrivals }) {
  const text = isMetropolitan(code) ? arrivals.local : arrivals.departments[departmentCode(code)];
  return (
    <p role="status" className="flex min-h-12 items-center gap-2">
      <Icon name="lucide--truck" className="size-5 shrink-0 text-success" />
      <span>
        <strong className="text-success">Envío gratis.</strong>{" "}
        {!code && "Con tu municipio te decimos cuándo llega."}
        {code && (text ? `Llega ${text}.` : "Va con transportadora y número de guía.")}
      </span>
    </p>
  );
}
