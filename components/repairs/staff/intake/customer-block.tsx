import { Combobox } from "@/components/forms/staff/combobox";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { counted } from "@/lib/core/counted";
import type { ActionResult } from "@/lib/core/result";
import { findKnownCustomersAction } from "@/lib/repairs/intake/actions";
import type { KnownCustomer } from "@/lib/repairs/intake/customers";
import { fieldOf } from "@/lib/repairs/intake/customers";
import { type BlockProps, focusField } from "./field-props";
import { IntakeBlock } from "./intake-block";
import { TextField } from "./text-field";

const NEW = "nuevo";

/** Customer: search, or a new contact. */
export function CustomerBlock(props: BlockProps) {
  const { values, onChange } = props;

  function choose({ key, repairs, ...customer }: KnownCustomer) {
    onChange(customer);
    focusField(key === NEW ? emptyField(customer) : "device");
  }

  return (
    <IntakeBlock id="ingreso-cliente" title="1. Cliente">
      {values.orderId === null && (
        <Combobox
          id="ingreso-buscar"
          label="Buscar cliente"
          placeholder="Nombre, celular, correo o documento"
          nothing="No se encontraron usuarios"
          find={findOrCreate}
          keyOf={({ key }) => key}
          onChoose={choose}
          render={(customer) => <Found customer={customer} />}
        />
      )}
      {values.userId && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="inline-flex items-center gap-1.5 font-semibold text-success">
            <Icon name="lucide--circle-check-big" className="size-4" />
            La orden queda en su cuenta
          </span>
          {values.orderId === null && (
            <Button variant="ghost" size="sm" onClick={() => onChange({ userId: null })}>
              Quitar la cuenta
            </Button>
          )}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...props} name="name" label="Nombre" maxLength={120} />
        <TextField {...props} name="phone" label="Celular" type="tel" inputMode="tel" maxLength={30} />
        <TextField {...props} name="document" label="Documento" placeholder="CC 43.111.222" maxLength={40} />
        <TextField {...props} name="email" label="Correo" type="email" maxLength={254} />
        <div className="sm:col-span-2">
          <TextField {...props} name="address" label="Dirección" maxLength={300} />
        </div>
      </div>
    </IntakeBlock>
  );
}

/** Search results, then 'new contact'. */
async function findOrCreate(query: string): Promise<ActionResult<KnownCustomer[]>> {
  const result = await findKnownCustomersAction({ query });
  if (!result.ok) return result;
  const blank = { userId: null, name: "", phone: "", email: "", document: "", address: "", repairs: 0 };
  return { ok: true, data: [...result.data, { ...blank, key: NEW, [fieldOf(query)]: query }] };
}

function Found({ customer }: { customer: KnownCustomer }) {
  const { key, userId, name, phone, email, document, repairs } = customer;
  const facts = [phone, email, document].filter(Boolean).join(" · ");
  if (key === NEW)
    return (
      <span className="inline-flex items-center gap-2 font-semibold text-primary">
        <Icon name="lucide--user-round-plus" className="size-5" />
        Crear contacto nuevo: {name || facts}
      </span>
    );
  return (
    <>
      <span className="min-w-0 break-words">
        <b>{name || facts}</b>
        <span className="block text-sm text-muted-foreground">{facts}</span>
      </span>
      <span className="shrink-0 text-xs text-muted-foreground">
        {userId ? "Con cuenta" : "Sin cuenta"}
        {repairs > 0 && ` · ${counted(repairs, "orden", "órdenes")}`}
      </span>
    </>
  );
}

function emptyField({ name, phone }: { name: string; phone: string }): string {
  if (!name) return "name";
  return phone ? "document" : "phone";
}
