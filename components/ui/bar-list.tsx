import { cn } from "@/lib/core/cn";

export type Bar = { key: string; label: string; value: number; text: string; className?: string };

type Props = { label: string; bars: Bar[] };

/** Horizontal bars to compare amounts; label and number carry the data. */
export function BarList({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {bars.map(({ key, label: name, value, text, className }) => (
        <li key={key} className="flex flex-col gap-1">
          <span className="flex items-baseline justify-between gap-4 text-sm">
            <span>{name}</span>
            <b>{text}</b>
          </span>
          <span aria-hidden className="h-2 overflow-hidden rounded-full bg-muted">
            <span
              className={cn("block h-full rounded-full bg-primary-solid", className)}
              style={{ width: `${Math.round((value / most) * 100)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
