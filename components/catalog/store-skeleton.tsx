import { Skeleton } from "@/components/ui/skeleton";
import { ProductGridSkeleton } from "./product-grid";

/** Skeleton of the store. */
export function StoreSkeleton() {
  return (
    <div className="page pb-16" role="status" aria-label="Cargando productos" data-skeleton="">
      <div className="grid gap-3 pt-8 pb-6">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-12 w-72 max-w-full" />
      </div>
      <div className="grid gap-8 lg:grid-cols-[15rem_1fr]">
        <Skeleton className="h-14 lg:h-96" />
        <ProductGridSkeleton />
      </div>
    </div>
  );
}
