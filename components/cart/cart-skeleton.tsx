import { Skeleton } from "@/components/ui/skeleton";

export function CartSkeleton() {
  return (
    <div
      className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] [@media(scripting:none)]:hidden"
      aria-busy
    >
      <span className="sr-only">Cargando tu carrito…</span>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}
