"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { Combobox } from "@/components/forms/staff/combobox";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { formatCop, formatNumber } from "@/lib/core/money";
import { findProductsAction, recordPurchaseAction } from "@/lib/inventory/actions";
import { COST_BASES, type CostBasis, PURCHASE_LIMITS as LIMITS } from "@/lib/inventory/labels";
import { lineCost } from "@/lib/inventory/lines";
import { purchasePath } from "@/lib/inventory/list";
import type { Supplier } from "@/lib/inventory/rows";
import { PurchaseLines } from "./purchase-lines";
import { usePurchaseLines } from "./use-purchase-lines";

type Props = {
  /** A repeated send of this form records nothing twice. */
  requestKey: string;
  suppliers: Supplier[];
  today: string;
};

const SEARCH = "purchase-search";

/** A purchase of many lines: a product and Enter, units and Enter, cost and Enter. */
export function PurchaseForm({ requestKey, suppliers, today }: Props) {
  const router = useRouter();
  const { lines, basis, setBasis, add, change, remove, total, unknown } = usePurchaseLines();
  const [supplier, setSupplier] = useState("");
  const [isSaved, setSaved] = useState(false);
  const known = suppliers.find(({ name }) => name.toLowerCase() === supplier.trim().toLowerCase());
  useUnsavedWarning(lines.length > 0 && !isSaved);

  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => {
      const text = (name: string) => String(form.get(name) ?? "");
      return recordPurchaseAction({
        key: requestKey,
        supplier,
        taxId: text("taxId"),
        phone: text("phone"),
        document: text("document"),
        date: text("date"),
        note: text("note"),
        total: text("total"),
        lines: lines.map(({ product, ...line }) => {
          const cost = lineCost(line, basis);
          // What is no number is refused beside its field.
          return { product: product.id, quantity: line.quantity, cost: cost ?? line.cost };
        }),
      });
    },
    onSuccess: (id) => {
      setSaved(true);
      toast({ title: "Compra registrada", description: "Las unidades ya están en existencias." });
      router.push(purchasePath(id) as Route);
    },
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <section aria-label="Factura" className="panel grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field id="purchase-supplier" label="Proveedor" error={errors.supplier}>
          <Input
            name="supplier"
            list="purchase-suppliers"
            value={supplier}
            onChange={(event) => setSupplier(event.target.value)}
            maxLength={LIMITS.supplier}
            autoComplete="off"
          />
        </Field>
        <datalist id="purchase-suppliers">
          {suppliers.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field id="purchase-document" label="Factura o remisión" error={errors.document}>
          <Input name="document" maxLength={LIMITS.document} autoComplete="off" placeholder="FV-1234" />
        </Field>
        <Field id="purchase-date" label="Fecha" error={errors.date}>
          <Input name="date" type="date" defaultValue={today} max={today} />
        </Field>
        <Field
          id="purchase-total"
          label="Total de la factura"
          hint="Opcional: lo comparamos con la suma."
          error={errors.total}
        >
          <MoneyInput name="total" />
        </Field>
        {supplier.trim() !== "" && (
          <>
            <Field id="purchase-tax-id" label="NIT o cédula" error={errors.taxId}>
              <Input
                key={known?.name}
                name="taxId"
                defaultValue={known?.taxId}
                maxLength={LIMITS.taxId}
                autoComplete="off"
              />
            </Field>
            <Field id="purchase-phone" label="Teléfono del proveedor" error={errors.phone}>
              <Input
                key={known?.name}
                name="phone"
                type="tel"
                defaultValue={known?.phone}
                maxLength={LIMITS.phone}
                autoComplete="off"
              />
            </Field>
          </>
        )}
        <div className="sm:col-span-2">
          <Field id="purchase-note" label="Nota" error={errors.note}>
            <Input name="note" maxLength={LIMITS.note} />
          </Field>
        </div>
      </section>

      <section aria-labelledby="purchase-lines" className="panel flex flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="purchase-lines" className="text-xl">
            Productos
          </h2>
          <fieldset className="flex flex-wrap items-center gap-x-4">
            <legend className="sr-only">Los costos que escribes son</legend>
            <span aria-hidden="true" className="text-sm text-muted-foreground">
              Costo
            </span>
            {(Object.keys(COST_BASES) as CostBasis[]).map((value) => (
              <label key={value} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  checked={basis === value}
                  onChange={() => setBasis(value)}
                  className="size-5 accent-primary"
                />
                {COST_BASES[value]}
              </label>
            ))}
          </fieldset>
        </div>
        <p className="text-sm text-muted-foreground">
          Con IVA, en pesos enteros. Si no sabes un costo, déjalo vacío.
        </p>
        <PurchaseLines
          lines={lines}
          basis={basis}
          errors={errors}
          onChange={change}
          onRemove={remove}
          onDone={() => document.getElementById(SEARCH)?.focus()}
        />
        {errors.lines && <p className="font-semibold text-destructive">{errors.lines}</p>}
        <Combobox
          id={SEARCH}
          label="Agregar un producto"
          placeholder="Nombre o código"
          nothing="No hay productos con ese nombre o código."
          find={(query) => findProductsAction({ query })}
          keyOf={({ id }) => id}
          onChoose={add}
          render={({ name, stock }) => (
            <>
              <span className="min-w-0 break-words">{name}</span>
              <span className="shrink-0 text-sm text-muted-foreground tabular">
                Hay {formatNumber(stock)}
              </span>
            </>
          )}
        />
      </section>

      <FormError message={message} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          Total <b className="font-display text-2xl tabular">{formatCop(total)}</b>
          {unknown > 0 && (
            <span className="ml-3 text-warm">
              {unknown === 1 ? "Un producto sin costo" : `${formatNumber(unknown)} productos sin costo`}
            </span>
          )}
        </p>
        <SubmitButton pending={pending}>Registrar compra</SubmitButton>
      </div>
    </form>
  );
}
