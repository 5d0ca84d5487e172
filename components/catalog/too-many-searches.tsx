import { PageLink } from "@/components/layout/page-link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { waitText } from "@/lib/core/too-many";

/** Shown instead of a filtered list above the rate limit; the plain list still works. */
export function TooManySearches({ seconds }: { seconds: number }) {
  return (
    <div className="page py-12 sm:py-16">
      <h1 className="sr-only">Tienda gamer</h1>
      <Message title="Hiciste muchas búsquedas seguidas." role="alert">
        <p className="text-muted-foreground">
          Espera {waitText(seconds)} y vuelve a intentarlo. Mientras tanto puedes ver toda la tienda.
        </p>
        <PageLink href="/tienda" className={buttonVariants()}>
          Ver toda la tienda
        </PageLink>
      </Message>
    </div>
  );
}
