"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Label } from "@/components/ui/input";
import { cn } from "@/lib/core/cn";
import { type ListState, listHref, sortOf } from "@/lib/core/list-state";
import { ChoiceSelect } from "./choice-select";

type Props = {
  state: ListState;
  /** By sort with its direction: "-creado". */
  labels: Readonly<Record<string, string>>;
  className?: string;
};

/** The sorts of a list as a select: for cards, which have no column headers. */
export function ListSort({ state, labels, className }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  return (
    <div className={cn("filter", className)}>
      <Label htmlFor="orden">Ordenar por</Label>
      <ChoiceSelect
        id="orden"
        value={sortOf(state)}
        aria-busy={pending}
        onChoice={(value) => {
          const change = { sort: value.replace(/^-/, ""), descending: value.startsWith("-") };
          startTransition(() => router.push(listHref(state, change) as Route, { scroll: false }));
        }}
        options={labels}
      />
    </div>
  );
}
