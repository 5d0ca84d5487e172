import { cn } from "@/lib/core/cn";

type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
};

/** Checkboxes as chips. */
export function ChipGroup<Value extends string>({ legend, options, chosen, onToggle }: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const isChosen = chosen.includes(value);
          return (
            <label
              key={value}
              className={cn(
                "inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
                isChosen
                  ? "border-transparent bg-primary-solid font-semibold text-primary-solid-foreground"
                  : "border-input hover:bg-muted",
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => onToggle(value)}
                className="sr-only"
              />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
