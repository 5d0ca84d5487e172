import { Skeleton } from "@/components/ui/skeleton";

export function CheckoutSkeleton() {
  return (
    <div
      className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-12 [@media(scripting:none)]:hidden"
      aria-busy
    >
      <span className="sr-only">Cargando tu compra…</span>
      <Skeleton className="h-14 lg:col-start-2 lg:row-start-1 lg:h-96" />
      <Skeleton className="h-150" />
    </div>
  );
}
