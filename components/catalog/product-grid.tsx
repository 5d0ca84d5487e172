import { Children, type ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 3xl:grid-cols-4";
const SKELETONS = ["a", "b", "c", "d", "e", "f"];

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

/** Skeleton of six cards. */
export function ProductGridSkeleton() {
  return (
    <div className={GRID}>
      {SKELETONS.map((key) => (
        <div key={key} className="panel overflow-hidden" data-skeleton="">
          <Skeleton className="aspect-square rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-5" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-11" />
          </div>
        </div>
      ))}
    </div>
  );
}
