import type { Route } from "next";
import Link from "next/link";

type Props = {
  label: string;
  figures: { href: string; label: string; value: string; detail?: string; isUrgent?: boolean }[];
};

/** Figures side by side, each linked to its list. */
export function FigureLinks({ label, figures }: Props) {
  return (
    <ul
      aria-label={label}
      className="panel grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] overflow-hidden"
    >
      {figures.map(({ href, label: name, value, detail, isUrgent }) => (
        <li key={name} className="min-w-0">
          <Link href={href as Route} className="flex h-full flex-col px-4 py-3 hover:bg-muted">
            <span className="text-sm text-muted-foreground">{name}</span>
            <b className={isUrgent ? "font-display text-xl text-destructive" : "font-display text-xl"}>
              {value}
            </b>
            {detail && <span className="text-xs text-muted-foreground">{detail}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
