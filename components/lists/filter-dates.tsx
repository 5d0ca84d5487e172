"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Input, Label } from "@/components/ui/input";
import { addDays } from "@/lib/core/days";
import { type ListState, listHref } from "@/lib/core/list-state";
import { ChoiceSelect } from "./choice-select";

type Props = {
  state: ListState;
  /** Today in Colombia: "2026-11-23". */
  today: string;
};

const OWN = "otras";

/** Usual periods; a value is "from/to". */
function periods(today: string): Record<string, string> {
  const yesterday = addDays(today, -1);
  return {
    [`${today}/${today}`]: "Hoy",
    [`${yesterday}/${yesterday}`]: "Ayer",
    [`${addDays(today, -6)}/${today}`]: "7 días",
    [`${today.slice(0, 7)}-01/${today}`]: "Este mes",
    [OWN]: "Elegir días…",
  };
}

/** The filters 'desde' and 'hasta' of a list: a usual period, or two chosen days. */
export function FilterDates({ state, today }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const { desde = "", hasta = "" } = state.filters;
  const options = periods(today);
  const current = desde || hasta ? `${desde}/${hasta}` : "";
  const [isOwn, setOwn] = useState(current !== "" && !(current in options));
  const show = (from: string, until: string) =>
    startTransition(() =>
      router.push(listHref(state, { filters: { desde: from, hasta: until } }) as Route, { scroll: false }),
    );
  const day = (name: string, value: string, apply: (day: string) => void) => (
    <Input
      type="date"
      aria-label={name}
      title={name}
      value={value}
      max={today}
      aria-busy={pending}
      onChange={({ target }) => apply(target.value)}
      className="md:w-36"
    />
  );
  return (
    <>
      <div className="filter">
        <Label htmlFor="filtro-fechas">Fechas</Label>
        <ChoiceSelect
          id="filtro-fechas"
          value={isOwn ? OWN : current}
          options={options}
          aria-busy={pending}
          data-set={current === "" ? undefined : ""}
          onChoice={(value) => {
            setOwn(value === OWN);
            if (value !== OWN) show(value.split("/")[0] ?? "", value.split("/")[1] ?? "");
          }}
        >
          <option value="">Fechas: todas</option>
        </ChoiceSelect>
      </div>
      {isOwn && (
        <>
          {day("Desde", desde, (value) => show(value, hasta))}
          {day("Hasta", hasta, (value) => show(desde, value))}
        </>
      )}
    </>
  );
}
