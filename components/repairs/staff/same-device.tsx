import type { Route } from "next";
import Link from "next/link";
import { formatDate, formatDay } from "@/lib/core/dates";
import { truncate } from "@/lib/core/text";
import { STATE_LABELS } from "@/lib/repairs/labels";
import type { SameDevice as Other } from "@/lib/repairs/staff/rows";
import { viewHref } from "@/lib/repairs/staff/views";

/** Other repairs with the same serial number; one whose warranty still covers the device comes first. */
export function SameDevice({ others }: { others: Other[] }) {
  if (others.length === 0) return null;
  const claim = others.find(({ underWarranty }) => underWarranty);
  return (
    <section aria-labelledby="mismo-equipo" className="flex flex-col gap-2">
      <h3 id="mismo-equipo" className="text-base">
        Este equipo ya estuvo aquí
      </h3>
      {claim && (
        <p className="rounded-md bg-warm-solid px-3 py-2 text-sm font-semibold text-warm-solid-foreground">
          Volvió en garantía de la orden {claim.number}
          {claim.warrantyUntil && `, vigente hasta el ${formatDay(claim.warrantyUntil)}`}.
        </p>
      )}
      <ul className="flex flex-col">
        {others.map(({ id, number, description, state, createdAt, isUnrepaired }) => (
          <li key={id}>
            <Link
              href={viewHref(id) as Route}
              className="group -mx-2 flex min-h-11 flex-col justify-center rounded-md px-2 py-1.5 text-sm hover:bg-muted"
            >
              <span>
                <b className="text-primary group-hover:underline">Orden {number}</b>{" "}
                <span className="text-muted-foreground">
                  {formatDate(createdAt)} · {isUnrepaired ? "Entregado sin reparar" : STATE_LABELS[state]}
                </span>
              </span>
              <span className="break-words">{truncate(description, 90)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
