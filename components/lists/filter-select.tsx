"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Label } from "@/components/ui/input";
import { type ListState, listHref } from "@/lib/core/list-state";
import { ChoiceSelect } from "./choice-select";

type Props = {
  state: ListState;
  /** The filter's query parameter. */
  name: string;
  label: string;
  /** Without the first option, 'all of them'. */
  options: Readonly<Record<string, string>>;
  all?: string;
};

/** A filter that applies on change. Its first option names it, where there is no room for a label. */
export function FilterSelect({ state, name, label, options, all = "Todos" }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const id = `filtro-${name}`;
  const current = state.filters[name] ?? "";
  return (
    <div className="filter">
      <Label htmlFor={id}>{label}</Label>
      <ChoiceSelect
        id={id}
        value={current}
        options={options}
        aria-busy={pending}
        data-set={current === "" ? undefined : ""}
        onChoice={(value) =>
          startTransition(() =>
            router.push(listHref(state, { filters: { [name]: value } }) as Route, { scroll: false }),
          )
        }
      >
        <option value="">{`${label}: ${all.toLowerCase()}`}</option>
      </ChoiceSelect>
    </div>
  );
}
