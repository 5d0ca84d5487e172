import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/core/cn";

const ROWS = ["w-3/5", "w-4/5", "w-2/3", "w-3/4", "w-1/2", "w-4/5", "w-2/3", "w-3/5"];

function Heading({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-10 w-56" />
      <p role="status" className="text-lg text-muted-foreground">
        {text}
      </p>
    </div>
  );
}

/** Skeleton of a staff list: title, search, rows. */
export function ListSkeleton({ text = "Cargando..." }: { text?: string }) {
  return (
    <div className="flex flex-col gap-6">
      <Heading text={text} />
      <div className="flex gap-3">
        <Skeleton className="h-11 flex-1" />
        <Skeleton className="h-11 w-24 sm:w-40" />
      </div>
      <div className="panel divide-y divide-border">
        {ROWS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have no more than their place
          <div key={index} className="flex h-16 items-center gap-4 px-4">
            <Skeleton className="size-9 shrink-0" />
            <Skeleton className={cn("h-4", width)} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Skeleton of a panel page, with the access message for other roles. */
export function PanelSkeleton({ text = "Cargando..." }: { text?: string }) {
  return (
    <div className="flex flex-col gap-8">
      <Heading text={text} />
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
