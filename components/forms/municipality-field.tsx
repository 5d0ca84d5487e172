import { type KeyboardEvent, useEffect, useState } from "react";
import { Input, Label } from "@/components/ui/input";
import { LONGEST_MUNICIPALITY, type Municipality, municipalityText } from "@/lib/places/address";
import { useMunicipalities } from "./use-municipalities";

type Props = {
  id: string;
  value: Municipality;
  onChange: (municipality: Municipality) => void;
  error?: string;
};

/**
 * A municipality as a combobox (WAI-ARIA APG, list autocomplete with manual selection). A text that names one is accepted
 * without choosing, any other is asked about when the field is left. The server reads a text that is sent unresolved.
 */
export function MunicipalityField({ id, value, onChange, error }: Props) {
  /** What is being typed; afterwards the municipality's own text is shown. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const text = typed ?? municipalityText(value);
  const { found, only, question, text: asked } = useMunicipalities(typed ?? (value.code ? "" : value.name));
  const isAnswered = asked === text.trim();
  const options = isAnswered ? found : [];
  const isShown = isOpen && options.length > 0;
  const list = `${id}-list`;
  const isUnclear = isAnswered && !isOpen && !value.code && question !== "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer is accepted; onChange is new in each render
  useEffect(() => {
    if (only && !value.code && asked === value.name.trim()) onChange(only);
  }, [only, asked, value]);

  function type(next: string) {
    setTyped(next);
    setOpen(true);
    setActive(-1);
    onChange({ code: "", name: next, department: "" });
  }

  function choose(municipality: Municipality) {
    setTyped(undefined);
    setOpen(false);
    setActive(-1);
    onChange(municipality);
  }

  function move(event: KeyboardEvent) {
    if (event.key === "Escape" && isShown) {
      // The first Escape closes the list, the next one the dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      return;
    }
    if (event.key === "Enter" && isShown && options[active]) {
      event.preventDefault();
      choose(options[active]);
      return;
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    const count = options.length + 1;
    const step = event.key === "ArrowDown" ? 1 : -1;
    // One position more than there are options: the field itself.
    if (isShown) setActive(((active + 1 + step + count) % count) - 1);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Ciudad o municipio</Label>
      <div className="relative">
        <Input
          id={id}
          name="municipality"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={list}
          aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : isUnclear ? `${id}-question` : undefined}
          autoComplete="address-level2"
          spellCheck={false}
          maxLength={LONGEST_MUNICIPALITY}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(!value.code)}
          onKeyDown={move}
          onBlur={() => {
            setOpen(false);
            setTyped(undefined);
          }}
        />
        {/* Pressing an option must not take the focus from the field first. */}
        <div
          id={list}
          role="listbox"
          aria-label="Municipios"
          hidden={!isShown}
          onPointerDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-50 mt-1 rounded-md border border-border bg-card py-1 shadow-2xl"
        >
          {options.map((option, n) => (
            <div
              key={option.code}
              id={`${list}-${n}`}
              role="option"
              tabIndex={-1}
              aria-selected={n === active}
              onClick={() => choose(option)}
              onKeyDown={move}
              className="search-option"
            >
              <span className="font-semibold">{option.name}</span>
              <span className="text-sm text-muted-foreground">{option.department}</span>
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isShown
          ? `${options.length} ${options.length === 1 ? "municipio" : "municipios"}, usa las flechas`
          : ""}
      </p>
      {isUnclear && !error && (
        <p id={`${id}-question`} role="status" className="text-sm font-semibold">
          {question}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
