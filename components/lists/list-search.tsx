import type { Route } from "next";
import Form from "next/form";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { type ListState, listParams } from "@/lib/core/list-state";

type Props = { state: ListState; label: string; placeholder?: string };

/** Search box of a list. Keeps the filters and resets to the first page. */
export function ListSearch({ state, label, placeholder }: Props) {
  const kept = listParams(state).filter(([name]) => name !== "q" && name !== "pagina");
  return (
    <Form
      action={state.path as Route}
      role="search"
      className="relative flex min-w-[min(9rem,100%)] flex-1 basis-36"
    >
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
        enterKeyHint="search"
        className="min-w-0 pr-11"
      />
      <button
        type="submit"
        aria-label="Buscar"
        className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted-foreground hover:text-foreground"
      >
        <Icon name="lucide--search" className="size-5" />
      </button>
    </Form>
  );
}
