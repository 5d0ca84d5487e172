import type { ReactNode } from "react";

type Props = { label: string; isPlain?: boolean; children: ReactNode };

/** "a. m." does not wrap away from its hour. */
const wholeTimes = (value: ReactNode) =>
  typeof value === "string" ? value.replace(/ (?=[ap]\.\s?m\.)/g, "\u00a0") : value;

/** Label with its value below. */
export function Fact({ label, isPlain, children }: Props) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className={isPlain ? "wrap-anywhere" : "font-semibold wrap-anywhere"}>{wholeTimes(children)}</dd>
    </div>
  );
}

/** Pairs of label and value; empty ones are omitted. */
export function FactList({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="w-32 text-muted-foreground">{name}</dt>
            <dd className="min-w-0 flex-1 basis-32 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
