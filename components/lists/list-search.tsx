import type { Route } from "next";
import Form from "next/form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { type ListState, listParams } from "@/lib/core/list-state";

type Props = { state: ListState; label: string; placeholder?: string };

/** Search box of a list. Keeps the filters and resets to the first page. */
export function ListSearch({ state, label, placeholder }: Props) {
  const kept = listParams(state).filter(([name]) => name !== "q" && name !== "pagina");
  return (
    <Form action={state.path as Route} role="search" className="flex min-w-[min(16rem,100%)] flex-1 gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        key={state.query}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder ?? label}
        defaultValue={state.query}
        className="min-w-0"
      />
      <Button type="submit" variant="secondary" aria-label="Buscar" className="px-3">
        <Icon name="lucide--search" />
      </Button>
    </Form>
  );
}
