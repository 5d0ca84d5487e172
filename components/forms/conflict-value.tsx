import { cn } from "@/lib/core/cn";
import { changedPart } from "@/lib/core/versioned";

type Props = { id?: string; label: string; text: string; before: string; isPicture: boolean };

/** A longer text, in characters or lines, scrolls in its own box. */
const MOST = { letters: 360, lines: 8 };

/** Scrolls a long text to its changed part. */
function reach(mark: HTMLElement | null) {
  const box = mark?.parentElement;
  if (box) box.scrollTop += mark.getBoundingClientRect().top - box.getBoundingClientRect().top - 32;
}

/** A field's value in one version: the changed part is marked, image addresses are shown as images. */
export function ConflictValue({ id, label, text, before, isPicture }: Props) {
  if (!text)
    return (
      <span id={id} className="block text-muted-foreground">
        (vacío)
      </span>
    );
  if (isPicture)
    return (
      <span id={id} className="mt-1 flex flex-wrap gap-2">
        {text.split("\n").map((src) => (
          <img key={src} src={src} alt={label} className="h-28 w-40 rounded-md bg-muted object-contain" />
        ))}
      </span>
    );
  const { start, changed, end } = changedPart(before, text);
  const isMarked = (start || end) && changed;
  const isLong = text.length > MOST.letters || text.split("\n").length > MOST.lines;
  return (
    <span
      id={id}
      {...(isLong && { role: "group", "aria-label": label, tabIndex: 0 })}
      className={cn(
        "block whitespace-pre-line wrap-anywhere",
        text.length > 120 && "mt-1 text-sm",
        isLong && "max-h-64 overflow-y-auto",
      )}
    >
      {start}
      {isMarked ? (
        <mark ref={reach} className="rounded-sm bg-warm/25 text-inherit">
          {changed}
        </mark>
      ) : (
        changed
      )}
      {end}
    </span>
  );
}
