import { useId } from "react";
import type { Clash } from "@/lib/core/versioned";
import { ConflictValue } from "./conflict-value";

type Props = {
  field: Clash;
  /** Who saved the stored version. */
  whose: string;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
};

/** One field in both versions, of which one stays. */
export function ConflictField({ field, whose, isTheirs, onChoose }: Props) {
  const { name, label, before, mine, theirs, isPicture } = field;
  const id = useId();
  const versions = [
    { caption: "Lo tuyo", text: mine, isChosen: !isTheirs },
    { caption: whose, text: theirs, isChosen: isTheirs },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3">
        {versions.map(({ caption, text, isChosen }, index) => (
          <label
            key={caption}
            className="flex min-w-0 cursor-pointer items-start gap-3 rounded-md border border-input bg-background p-3 has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            {/* `form=""`: the record's own form must not submit it. */}
            <input
              type="radio"
              form=""
              name={`${id}-${name}`}
              aria-label={caption}
              aria-describedby={`${id}-${index}`}
              checked={isChosen}
              onChange={() => onChoose(index === 1)}
              className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-2 border-input bg-background checked:border-6 checked:border-primary-solid focus-visible:outline-none forced-colors:appearance-auto"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-sm text-muted-foreground">{caption}</span>
              <ConflictValue
                id={`${id}-${index}`}
                label={`${label}, ${caption.toLowerCase()}`}
                text={text}
                before={before}
                isPicture={isPicture}
              />
            </span>
          </label>
        ))}
      </div>
      <Before text={before} label={label} isPicture={isPicture} />
    </fieldset>
  );
}

function Before({ text, label, isPicture }: { text: string; label: string; isPicture: boolean }) {
  const value = <ConflictValue label={`${label}, antes`} text={text} before={text} isPicture={isPicture} />;
  if (!isPicture && text.length < 120)
    return <p className="mt-2 text-sm text-muted-foreground *:inline">Antes: {value}</p>;
  return (
    <details className="mt-1 text-sm">
      <summary className="w-fit cursor-pointer py-3 text-muted-foreground">Cómo estaba antes</summary>
      <div className="rounded-md bg-muted p-3">{value}</div>
    </details>
  );
}
