import { Children, type ReactNode } from "react";

const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 3xl:grid-cols-4";

type Props = { layout?: "grid" | "list"; label: string; columns?: 3 | 4; children: ReactNode };

/** Product cards as grid or list. */
export function ProductGrid({ layout = "grid", label, columns = 3, children }: Props) {
  const grid = columns === 4 ? `${GRID} lg:grid-cols-4` : GRID;
  return (
    <ul aria-label={label} className={layout === "list" ? "grid gap-3" : grid}>
      {Children.map(children, (card) => (
        <li className="grid">{card}</li>
      ))}
    </ul>
  );
}
