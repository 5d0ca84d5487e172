import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { type ListState, lastPage, listHref } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";

type Props = { state: ListState; reach: number };

/** A page beyond the last one that a long list supports. */
export function ListEnd({ state, reach }: Props) {
  return (
    <Message
      title={`La lista llega hasta la página ${formatNumber(lastPage(reach, state.pageSize))}`}
      art="/art/no-results.svg"
    >
      <p>Para ver lo demás, busca con más detalle o filtra.</p>
      <Link href={listHref(state, { page: 1 }) as Route} className={buttonVariants({ variant: "outline" })}>
        Volver a la primera página
      </Link>
    </Message>
  );
}
