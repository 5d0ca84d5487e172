import { Skeleton } from "@/components/ui/skeleton";

/** The outline of a page of the panel, with the guard's words for who cannot see it. */
export function PanelSkeleton({ text = "Cargando..." }: { text?: string }) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-10 w-56" />
        <p role="status" className="text-lg text-muted">
          {text}
        </p>
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
