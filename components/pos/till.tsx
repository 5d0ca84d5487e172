"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { noResponse } from "@/components/forms/no-response";
import { OFFLINE_KEPT } from "@/components/forms/offline-texts";
import { otherAccount } from "@/components/live/opened-account";
import type { OpenSession } from "@/lib/cash/rows";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import type { CounterMethod } from "@/lib/orders/labels";
import { sellAction } from "@/lib/pos/actions";
import {
  addFound,
  emptyTill,
  isEmpty,
  paymentOf,
  repairAmount,
  type Till as Sale,
  totalOf,
} from "@/lib/pos/till";
import type { Found } from "@/lib/pos/types";
import { keepSale, readSale } from "./kept-sale";
import { type DoneSale, SaleDone } from "./sale-done";
import { TillCustomerField } from "./till-customer";
import { TillLines } from "./till-lines";
import { TillPayment } from "./till-payment";
import { TillSearch } from "./till-search";

type Props = {
  sessions: readonly OpenSession[];
  /** Opens a drawer; null for who may not. */
  openDrawer: ReactNode;
  /** Most that this person may lower a price, in percent; null: no limit. */
  discountLimit: number | null;
  /** A repair's number or code to start with. */
  start?: string;
};

/** Sells over the counter: scan or search, pay, ticket. What was put together survives a reload and a power cut. */
export function Till({ sessions, openDrawer, discountLimit, start }: Props) {
  const [chosen, setChosen] = useState<string>();
  // One's own session is the first.
  const session = sessions.find(({ id }) => id === chosen) ?? sessions[0];
  const method: CounterMethod = sessions.length > 0 ? "efectivo" : "datafono";
  // The key is made when the sale starts: the server has none, and no markup shows it.
  const [sale, setSale] = useState(() => emptyTill("", method));
  const [isRead, setRead] = useState(false);
  const [sold, setSold] = useState<DoneSale>();
  const [message, setMessage] = useState<string>();
  const [pending, startTransition] = useTransition();
  const search = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const kept = readSale();
    if (kept) setSale(kept);
    setRead(true);
  }, []);
  useEffect(() => {
    if (isRead) keepSale(isEmpty(sale) ? null : sale);
  }, [sale, isRead]);

  function change(to: Sale): void {
    // What was emptied is another sale: its key may be one that was charged in another tab.
    const key = isEmpty(to) ? "" : to.key || crypto.randomUUID();
    setSale({ ...to, key });
    setMessage(undefined);
  }

  function add(found: Found): void {
    setSold(undefined);
    setMessage(undefined);
    // From the latest sale: two scans may be answered at once.
    setSale((before) => {
      const next = addFound(before.key ? before : { ...before, key: crypto.randomUUID() }, found);
      if (found.kind !== "repair" || next.customer || !found.customer) return next;
      return { ...next, customer: { id: null, name: found.customer, phone: found.phone, email: "" } };
    });
  }

  /** An empty search field and Enter: on to the payment. */
  function goOn(): void {
    if (isEmpty(sale)) return;
    const next = form.current?.querySelector<HTMLElement>("[data-pay-first]");
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  }

  function charge(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    const { amounts, cash, received } = paymentOf(sale);
    const total = totalOf(sale);
    startTransition(async () => {
      const result =
        otherAccount() ??
        (await sellAction({
          key: sale.key,
          lines: sale.lines.map(({ type, id, quantity, listPrice, price, reason }) => ({
            type,
            id,
            quantity,
            listPrice,
            price,
            reason,
          })),
          repairs: sale.repairs.map((repair) => ({
            id: repair.id,
            quoteId: repair.quoteId,
            amount: repairAmount(repair) ?? 0,
            kind: repair.kind,
          })),
          parts: sale.parts.map(({ method: way, reference }, n) => ({
            method: way,
            amount: amounts[n] ?? 0,
            reference: reference.trim(),
          })),
          tendered: cash > 0 ? received : null,
          customer: sale.customer,
          total,
          sessionId: session?.id ?? null,
        }).catch(noResponse));
      if (!result?.ok) {
        setMessage(result?.message ?? OFFLINE_KEPT);
        return;
      }
      setSold({ ...result.data, total, repairs: sale.repairs });
      setSale(emptyTill("", method));
      keepSale(null);
    });
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-label="Qué se vende" className="flex min-w-0 flex-col gap-4">
        <TillSearch field={search} onFound={add} onEmptyEnter={goOn} start={start} />
        <TillLines
          sale={sale}
          onChange={change}
          onEmpty={() => change(emptyTill("", method))}
          discountLimit={discountLimit}
        />
      </section>
      <section
        aria-label="Cobro"
        className={cn(
          "panel flex flex-col gap-4 p-4 sm:p-5 lg:sticky lg:top-20",
          isEmpty(sale) && !sold && "max-lg:hidden",
        )}
      >
        {sold && isEmpty(sale) ? (
          <SaleDone sold={sold} />
        ) : (
          <>
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">Total</span>
              <output className="font-display text-3xl font-bold text-warm tabular">
                {formatCop(totalOf(sale))}
              </output>
            </p>
            {/* Outside the form: Enter in a field of the customer does not charge. */}
            <TillCustomerField value={sale.customer} onChange={(customer) => change({ ...sale, customer })} />
            {!session && (
              <div className="flex flex-col items-start gap-2 rounded-md border border-warm p-3 text-sm">
                <p>La caja está cerrada: para recibir efectivo hay que abrirla.</p>
                {openDrawer}
              </div>
            )}
            <form ref={form} method="post" noValidate onSubmit={charge} className="flex flex-col gap-4">
              <TillPayment
                sale={sale}
                onChange={change}
                sessions={sessions}
                session={session}
                onSession={setChosen}
                pending={pending}
                message={message}
              />
            </form>
          </>
        )}
      </section>
    </div>
  );
}
