import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import type { ListState } from "@/lib/core/list-state";

type Props = { path: string; state: ListState; title: string };

/** Nothing to show: because there is nothing, or because of what was searched for. */
export function ListEmpty({ path, state, title }: Props) {
  const isNarrowed = state.query !== "" || Object.keys(state.filters).length > 0;
  return (
    <Message title={title} art="/art/no-results.svg">
      {isNarrowed && (
        <Link href={path as Route} className={buttonVariants({ variant: "outline" })}>
          Quitar búsqueda y filtros
        </Link>
      )}
    </Message>
  );
}
