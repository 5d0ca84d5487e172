"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Label } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { PRODUCT_SORT_LABELS } from "@/lib/catalog/staff/labels";
import { type ListState, listHref, sortOf } from "@/lib/core/list-state";

/** All sort options, including those without a column. */
export function SortSelect({ state }: { state: ListState }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor="orden" className="text-xs text-muted-foreground">
        Ordenar por
      </Label>
      <Select
        id="orden"
        value={sortOf(state)}
        aria-busy={pending}
        onChange={({ target: { value } }) => {
          const change = { sort: value.replace(/^-/, ""), descending: value.startsWith("-") };
          startTransition(() => router.push(listHref(state, change) as Route, { scroll: false }));
        }}
        options={PRODUCT_SORT_LABELS}
      />
    </div>
  );
}
