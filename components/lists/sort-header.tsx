import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Th } from "@/components/ui/table";
import { type ListState, listHref } from "@/lib/core/list-state";

type Props = {
  state: ListState;
  sort: string;
  label: string;
  className?: string;
  /** Direction of the first click; a second one reverses it. */
  startsDescending?: boolean;
};

/** A column header that sorts the list. */
export function SortHeader({ state, sort, label, className, startsDescending = false }: Props) {
  const current = state.sort === sort;
  const descending = current ? !state.descending : startsDescending;
  const order = current ? (state.descending ? "descending" : "ascending") : "none";
  return (
    <Th aria-sort={order} className={className}>
      <Link
        href={listHref(state, { sort, descending }) as Route}
        scroll={false}
        className="inline-flex min-h-7 items-center gap-1 pointer-coarse:min-h-11 hover:text-foreground"
      >
        {label}
        <Icon
          name={
            current
              ? state.descending
                ? "lucide--arrow-down"
                : "lucide--arrow-up"
              : "lucide--chevrons-up-down"
          }
          className="size-4"
        />
      </Link>
    </Th>
  );
}
