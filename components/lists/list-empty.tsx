import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import type { ListState } from "@/lib/core/list-state";

type Props = { state: ListState; title: string };

/** Empty list: no rows, or no match. */
export function ListEmpty({ state, title }: Props) {
  const isNarrowed = state.query !== "" || Object.keys(state.filters).length > 0;
  return (
    <Message title={title} art="/art/no-results.svg">
      {isNarrowed && (
        <Link href={state.path as Route} className={buttonVariants({ variant: "outline" })}>
          Quitar búsqueda y filtros
        </Link>
      )}
    </Message>
  );
}
