"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Input, Textarea } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import type { RepairQuote } from "@/lib/repairs/rows";
import { createQuoteAction } from "@/lib/repairs/staff/actions";
import type { QuoteService } from "@/lib/repairs/staff/rows";
import { amountOf, type DraftLine, QuoteLineRow } from "./quote-line-row";
import { QuoteSearch } from "./quote-search";
import { ReplacedQuote } from "./replaced-quote";

type Props = {
  repairId: string;
  /** The current quote, to be replaced. */
  quote: Pick<RepairQuote, "id" | "state" | "total" | "lines"> | null;
  /** Services of the catalogue, each a line with its price. */
  services: readonly QuoteService[];
  /** Initial lines beside the work: the pick-up. */
  extra?: { concept: string; unitPrice: number };
  /** Collapsed while there is a quote. */
  isOpen: boolean;
};

const DEFAULT_AMOUNT = "50000";
const LABOUR: DraftLine = {
  id: 0,
  kind: "labour",
  concept: "Mano de obra",
  quantity: "1",
  unitPrice: DEFAULT_AMOUNT,
  product: null,
};

/** Quote editor: work and parts. The database computes the total. */
export function QuoteForm({ repairId, quote, services, extra, isOpen }: Props) {
  const router = useRouter();
  const replaces = quote?.id ?? null;
  const first = extra
    ? [LABOUR, { ...LABOUR, id: 1, concept: extra.concept, unitPrice: String(extra.unitPrice) }]
    : [LABOUR];
  const [lines, setLines] = useState<DraftLine[]>(first);
  const [asking, setAsking] = useState(false);
  // Initial values: the page behind refreshes.
  const [seen, setSeen] = useState(replaces);
  const total = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const change = (id: number, changes: Partial<DraftLine>) =>
    setLines((before) => before.map((line) => (line.id === id ? { ...line, ...changes } : line)));
  const add = (changes: Partial<DraftLine>) =>
    setLines((before) => [
      ...before,
      {
        ...LABOUR,
        concept: "",
        unitPrice: "0",
        id: Math.max(...before.map(({ id }) => id)) + 1,
        ...changes,
      },
    ]);
  // A service takes the place of the suggested work, unless somebody changed that.
  function addService({ name, price }: QuoteService) {
    const changes = { kind: "labour", concept: name, unitPrice: String(price) } as const;
    const suggested = lines.find((line) => line === LABOUR);
    if (suggested) change(suggested.id, changes);
    else add(changes);
  }

  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      createQuoteAction({
        repairId,
        replaces: seen,
        lines: lines.map(({ kind, concept, quantity, unitPrice, product }) => ({
          kind,
          concept,
          productId: product?.id ?? null,
          quantity: Number(quantity),
          unitPrice,
        })),
        note: String(form.get("note") ?? ""),
        validDays: Number(form.get("validDays") || 15),
        awaitsApproval: form.has("awaitsApproval"),
        reason: String(form.get("reason") ?? ""),
      }),
    onSuccess: ({ quoteId }, form) => {
      setSeen(quoteId);
      setAsking(false);
      toast({
        title: "Cotización lista",
        description: `${formatCop(total)}: el cliente la ve en su cuenta y en el enlace.`,
      });
      form.reset();
      setLines(first);
      router.refresh();
    },
    onFailure: ({ reason }) => {
      // Errors of lines are shown at their line.
      if (reason !== "reason_required") setAsking(false);
      if (reason !== "quote_changed") return;
      setSeen(replaces);
      router.refresh();
    },
  });
  // Replacing an approved quote asks for a confirmation that lists what is lost.
  function send(event: FormEvent<HTMLFormElement>) {
    if (quote?.state !== "aprobada" || asking) return onSubmit(event);
    event.preventDefault();
    setAsking(true);
  }
  const errorOf = (index: number) =>
    Object.entries(errors).find(([field]) => field.startsWith(`lines.${index}.`))?.[1];

  return (
    <details className="panel group" open={isOpen}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-lg p-5 hover:bg-muted [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{replaces ? "Reemplazar la cotización" : "Cotizar"}</h2>
        <Icon name="lucide--chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <form method="post" noValidate onSubmit={send} className="flex flex-col gap-4 p-5 pt-0">
        <ul aria-label="Conceptos" className="flex flex-col gap-3">
          {lines.map((line, index) => (
            <QuoteLineRow
              key={line.id}
              line={line}
              number={index + 1}
              canRemove={lines.length > 1}
              error={errorOf(index)}
              onChange={(changes) => change(line.id, changes)}
              onRemove={() => setLines((before) => before.filter(({ id }) => id !== line.id))}
            />
          ))}
        </ul>
        {errors.lines && <p className="text-sm font-semibold text-destructive">{errors.lines}</p>}
        <QuoteSearch
          id={`quote-part-${repairId}`}
          services={services}
          onService={addService}
          onPart={({ id, name, price, stock }) =>
            add({ kind: "part", concept: name, unitPrice: String(price), product: { id, stock } })
          }
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => add({ kind: "labour" })}>
            <Icon name="lucide--plus" />
            Mano de obra
          </Button>
          <Button variant="outline" size="sm" onClick={() => add({ kind: "part" })}>
            <Icon name="lucide--plus" />
            Repuesto de fuera
          </Button>
        </div>
        <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
          <Field id="quote-note" label="Nota (opcional)" error={errors.note}>
            <Textarea name="note" rows={2} maxLength={1000} className="min-h-20" />
          </Field>
          <Field id="quote-days" label="Días de validez" error={errors.validDays}>
            <Input name="validDays" type="number" min={1} max={90} defaultValue={15} />
          </Field>
        </div>
        <CheckField id="quote-await" name="awaitsApproval" defaultChecked>
          Pasar la orden a Esperando Aprobación
        </CheckField>
        <FormError message={message} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            Total <b className="font-display text-2xl text-warm">{formatCop(total)}</b>
          </p>
          <SubmitButton pending={pending} pendingText="Enviando...">
            Enviar cotización
          </SubmitButton>
        </div>
        {quote && (
          <Dialog
            open={asking}
            onClose={() => setAsking(false)}
            title="Reemplazar cotización aprobada"
            size="sm"
          >
            <ReplacedQuote id="quote-reason" quote={quote} />
            <p>
              La nueva es de <b>{formatCop(total)}</b>.
            </p>
            <FormError message={message} />
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="ghost" onClick={() => setAsking(false)} disabled={pending}>
                Cancelar
              </Button>
              <SubmitButton pending={pending} pendingText="Enviando...">
                Reemplazar y enviar
              </SubmitButton>
            </div>
          </Dialog>
        )}
      </form>
    </details>
  );
}
