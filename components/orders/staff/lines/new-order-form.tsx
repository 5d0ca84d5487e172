"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { AddressInputs } from "@/components/forms/address-inputs";
import { ChoiceCards } from "@/components/forms/choice-cards";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { CustomerPicker, type PickedCustomer } from "@/components/forms/staff/customer-picker";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";
import { toast } from "@/components/toasts/toast";
import { Input, Textarea } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import { orderNumber } from "@/lib/orders/order-number";
import { type DraftLine, linesToSend, totalOf } from "@/lib/orders/staff/draft-lines";
import { placeAssistedOrderAction } from "@/lib/orders/staff/lines/actions";
import type { DeliveryKind } from "@/lib/orders/types";
import { NO_ADDRESS } from "@/lib/places/address";
import { type AssistedMethod, AssistedMethodChoice } from "./assisted-method";
import { LineList } from "./line-list";

type Props = {
  requestKey: string;
  city: string;
  /** Who it is for, when the form was opened from their page. */
  startsWith: PickedCustomer | null;
};

/** An order for a call or a chat. What is typed stays after an error. */
export function NewOrderForm({ requestKey, city, startsWith }: Props) {
  const router = useRouter();
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [customer, setCustomer] = useState(startsWith);
  const [delivery, setDelivery] = useState<DeliveryKind>("envio");
  const [parts, setParts] = useState(NO_ADDRESS);
  const [method, setMethod] = useState<AssistedMethod>("link");
  const [device, setDevice] = useState({ device: "", fault: "" });
  const [isDone, setDone] = useState(false);
  const hasService = lines.some(({ type }) => type === "service");
  // Courses, and services paid by link, go to no address.
  const hasAddress =
    delivery === "envio" &&
    (method === "contra_entrega" || lines.length === 0 || lines.some(({ type }) => type === "product"));
  const total = totalOf(lines);
  useUnsavedWarning(!isDone && (lines.length > 0 || customer !== startsWith));

  const { onSubmit, pending, message, errors } = useActionForm({
    action: () =>
      placeAssistedOrderAction({
        key: requestKey,
        lines: linesToSend(lines),
        method,
        delivery,
        ...(hasAddress && { address: parts }),
        customerId: customer?.id ?? null,
        name: customer?.name ?? "",
        phone: customer?.phone ?? "",
        email: customer?.email.trim() ?? "",
        ...(hasService && device),
        total,
      }),
    onSuccess: ({ id }) => {
      setDone(true);
      toast({ title: `Pedido ${orderNumber(id)} creado`, description: formatCop(total) });
      router.push(`/admin/pedidos/${id}`);
    },
  });

  // Those of somebody new are beside their fields.
  const personError = customer
    ? customer.id && (errors.name ?? errors.phone ?? errors.email)
    : (errors.name || errors.phone) && "Busca a la persona, o agrégala como cliente nuevo.";
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <div className="grid items-start gap-5 xl:grid-cols-2 [&_:is(input,textarea,button)]:scroll-mb-32">
        <Block id="lleva" title="Qué lleva">
          <LineList id="order" lines={lines} errors={errors} onChange={setLines} />
          {hasService && (
            <div className="grid gap-4 border-t pt-4">
              <Field id="order-device" label="Equipo y modelo (opcional)" error={errors.device}>
                <Input
                  value={device.device}
                  maxLength={80}
                  autoComplete="off"
                  onChange={({ target }) => setDevice({ ...device, device: target.value })}
                />
              </Field>
              <Field id="order-fault" label="¿Qué le pasa? (opcional)" error={errors.fault}>
                <Textarea
                  value={device.fault}
                  rows={2}
                  maxLength={1000}
                  className="min-h-20"
                  onChange={({ target }) => setDevice({ ...device, fault: target.value })}
                />
              </Field>
            </div>
          )}
        </Block>
        <div className="flex min-w-0 flex-col gap-5">
          <Block id="cliente" title="Cliente">
            <CustomerPicker value={customer} onChange={setCustomer} label="Quién pide" errors={errors} />
            {personError && <p className="text-sm font-semibold text-destructive">{personError}</p>}
          </Block>
          <Block id="entrega" title="Entrega">
            <ChoiceCards
              legend="Cómo le llega"
              name="delivery"
              chosen={delivery}
              onChoose={setDelivery}
              choices={[
                {
                  value: "envio",
                  label: "Envío a domicilio",
                  hint: "Con transportadora. El envío es gratis.",
                  icon: "lucide--truck",
                },
                {
                  value: "tienda",
                  label: `Recoge en ${city}`,
                  hint: "Se le avisa cuando esté listo.",
                  icon: "lucide--store",
                },
              ]}
            />
            {hasAddress && (
              <fieldset className="grid gap-4 sm:grid-cols-2">
                <legend className="sr-only">Dirección de entrega</legend>
                <AddressInputs
                  prefix="order"
                  values={parts}
                  onChange={(changes) => setParts((typed) => ({ ...typed, ...changes }))}
                  errors={errors}
                />
              </fieldset>
            )}
          </Block>
          <Block id="pago" title="Pago">
            <AssistedMethodChoice chosen={method} delivery={delivery} onChoose={setMethod} />
          </Block>
        </div>
      </div>
      <div className="sticky bottom-(--panel-bar) mt-5 flex flex-col gap-3 border-t bg-background py-4">
        <FormError message={message} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            Total <b className="font-display text-2xl tabular">{formatCop(total)}</b>
          </p>
          <SubmitButton
            size="lg"
            pending={pending}
            pendingText="Creando..."
            disabled={lines.length === 0}
            className="max-sm:w-full"
          >
            Crear pedido
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="panel flex min-w-0 flex-col gap-4 p-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
