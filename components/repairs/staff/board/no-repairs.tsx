import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import type { ListState } from "@/lib/core/list-state";
import { isNarrowed, REPAIR_LIST } from "@/lib/repairs/board/list";

/** Empty board: no repairs, or no match. */
export function NoRepairs({ state }: { state: ListState }) {
  if (!isNarrowed(state))
    return (
      <Message title="No hay órdenes de servicio" art="/art/no-orders.svg">
        <Link href="/admin/servicios-tecnicos/nueva" className={buttonVariants()}>
          Recibir un equipo
        </Link>
      </Message>
    );
  const all = state.filters.vista ? `${REPAIR_LIST.path}?vista=lista` : REPAIR_LIST.path;
  return (
    <Message title="Ninguna orden coincide" art="/art/no-results.svg">
      <Link href={all as Route} className={buttonVariants({ variant: "outline" })}>
        Quitar búsqueda y filtros
      </Link>
    </Message>
  );
}
