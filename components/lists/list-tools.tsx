import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type ListState, listHref } from "@/lib/core/list-state";
import { ListSearch } from "./list-search";
import { ListSort } from "./list-sort";

type Props = {
  state: ListState;
  /** Accessible name of the search. */
  label: string;
  placeholder?: string;
  /** Labels by sort, for phones, whose cards have no column headers. */
  sorts?: Readonly<Record<string, string>>;
  /** The list has no column headers on wide screens either. */
  alwaysSorts?: boolean;
  /** Filters with their own tabs or switches: not counted, and kept when the others are cleared. */
  apart?: readonly string[];
  /** The filters. */
  children?: ReactNode;
};

const SHEET = "filtros";

/** Second line of every list: search and filters. On phones the filters are a sheet that says how many are set. */
export function ListTools({
  state,
  label,
  placeholder,
  sorts,
  alwaysSorts = false,
  children,
  apart = [],
}: Props) {
  const names = Object.keys(state.filters).filter((name) => !apart.includes(name));
  const active = names.length;
  return (
    <div className="list-tools">
      <ListSearch state={state} label={label} placeholder={placeholder} />
      {(children || sorts) && (
        <>
          <button
            type="button"
            popoverTarget={SHEET}
            className={buttonVariants({ variant: "outline", className: "px-3 md:hidden" })}
          >
            <Icon name="lucide--sliders-horizontal" />
            Filtros
            {active > 0 && <span className="count">{active}</span>}
          </button>
          <div id={SHEET} popover="auto" className="list-filters">
            {children}
            {sorts && <ListSort state={state} labels={sorts} className={alwaysSorts ? "" : "md:hidden"} />}
            {active > 0 && (
              <Link
                href={
                  listHref(state, { filters: Object.fromEntries(names.map((name) => [name, ""])) }) as Route
                }
                scroll={false}
                className={buttonVariants({ variant: "ghost", size: "sm" })}
              >
                <Icon name="lucide--x" />
                Quitar filtros
              </Link>
            )}
            <button
              type="button"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              className={buttonVariants({ className: "md:hidden" })}
            >
              Ver la lista
            </button>
          </div>
        </>
      )}
    </div>
  );
}
