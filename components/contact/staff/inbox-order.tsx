import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type ListState, listHref } from "@/lib/core/list-state";

/** Sort order: newest first, or by legal deadline. */
export function InboxOrder({ state }: { state: ListState }) {
  const isByTerm = state.sort === "vence";
  const change = isByTerm ? { sort: "recibido", descending: true } : { sort: "vence", descending: false };
  return (
    <Link
      href={listHref(state, change) as Route}
      scroll={false}
      className={buttonVariants({ variant: "outline" })}
    >
      <Icon name="lucide--arrow-down-up" />
      {isByTerm ? "Más nuevos primero" : "Por plazo de ley"}
    </Link>
  );
}
