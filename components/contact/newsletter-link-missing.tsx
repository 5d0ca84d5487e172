import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** A link of the newsletter that opens nothing (any more). */
export function NewsletterLinkMissing() {
  return (
    <div className="page py-16">
      <h1 className="sr-only">Enlace del boletín no encontrado</h1>
      <Message title="Este enlace ya no sirve" art="/art/not-found.svg">
        <p className="text-muted">
          Revisa que esté completo o usa el del correo más reciente. Si quieres, suscríbete otra vez en el
          blog y te enviamos uno nuevo.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <a href="/blog" className={buttonVariants()}>
            Ir al blog
          </a>
          <a href="/contacto" className={buttonVariants({ variant: "outline" })}>
            Escribirnos
          </a>
        </div>
      </Message>
    </div>
  );
}
