import { buttonVariants } from "@/components/ui/button";

/** On spare parts' pages: offers the installation by the workshop. */
export function RepairOffer({ slug }: { slug: string }) {
  return (
    <section className="panel mt-12 flex flex-col items-start gap-4 border-primary p-6 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <h2 className="text-xl sm:text-2xl">¿No quieres repararlo tú?</h2>
        <p className="text-muted-foreground">
          Nosotros lo hacemos, con diagnóstico gratis y garantía por escrito.
        </p>
      </div>
      <a href={`/solicitar-reparacion?producto=${slug}`} className={buttonVariants()}>
        Solicitar reparación
      </a>
    </section>
  );
}
