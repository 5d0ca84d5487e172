"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { formatCop } from "@/lib/core/money";
import type { RepairQuote } from "@/lib/repairs/rows";
import { createQuoteAction } from "@/lib/repairs/staff/actions";
import type { QuoteService, StockPart } from "@/lib/repairs/staff/rows";
import { amountOf, type DraftLine } from "./quote-line-row";

type Options = {
  repairId: string;
  /** The current quote, to be replaced. */
  quote: Pick<RepairQuote, "id" | "state"> | null;
  /** Initial lines besides the work, such as the pick-up. */
  extra?: { concept: string; unitPrice: number } | undefined;
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

/** Lines of a quote as typed, and sending them. */
export function useQuoteForm({ repairId, quote, extra }: Options) {
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

  function change(id: number, changes: Partial<DraftLine>) {
    setLines((before) => before.map((line) => (line.id === id ? { ...line, ...changes } : line)));
  }

  function add(changes: Partial<DraftLine>) {
    setLines((before) => {
      const id = Math.max(...before.map((line) => line.id)) + 1;
      return [...before, { ...LABOUR, concept: "", unitPrice: "0", id, ...changes }];
    });
  }

  /** A service replaces the suggested work, unless the user changed that line. */
  function addService({ name, price }: QuoteService) {
    const changes = { kind: "labour", concept: name, unitPrice: String(price) } as const;
    const suggested = lines.find((line) => line === LABOUR);
    if (suggested) change(suggested.id, changes);
    else add(changes);
  }

  function addPart({ id, name, price, stock }: StockPart) {
    add({ kind: "part", concept: name, unitPrice: String(price), product: { id, stock } });
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
    refreshes: true,
    onSuccess: ({ quoteId }, form) => {
      setSeen(quoteId);
      setAsking(false);
      toast({
        title: "Cotización lista",
        description: `${formatCop(total)}: el cliente la ve en su cuenta y en el enlace.`,
      });
      form.reset();
      setLines(first);
    },
    onFailure: ({ reason }) => {
      // Errors of lines are shown beside them.
      if (reason !== "reason_required") setAsking(false);
      if (reason !== "quote_changed") return;
      setSeen(replaces);
      router.refresh();
    },
  });

  /** Replacing an approved quote asks for a confirmation that lists what is lost. */
  function send(event: FormEvent<HTMLFormElement>) {
    if (quote?.state !== "aprobada" || asking) return onSubmit(event);
    event.preventDefault();
    setAsking(true);
  }

  return {
    lines,
    total,
    change,
    remove: (id: number) => setLines((before) => before.filter((line) => line.id !== id)),
    add,
    addService,
    addPart,
    asking,
    cancel: () => setAsking(false),
    send,
    pending,
    message,
    errors,
    /** First error of the line at `index`. */
    errorOf: (index: number) =>
      Object.entries(errors).find(([field]) => field.startsWith(`lines.${index}.`))?.[1],
  };
}
