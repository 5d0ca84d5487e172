import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { whatsappLink } from "@/lib/settings/whatsapp";

type LinkProps = {
  whatsapp: string;
  message: string;
  label?: string;
  /** A text link, beside a main button. */
  quiet?: boolean;
};

/** WhatsApp link with a prefilled message. */
export function ServiceWhatsapp({
  whatsapp,
  message,
  label = "Pedir diagnóstico por WhatsApp",
  quiet,
}: LinkProps) {
  const href = whatsappLink(whatsapp, message);
  if (quiet && !href) return null;
  if (quiet)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className="more-link">
        {label}
        <span className="sr-only"> (se abre en otra pestaña)</span>
      </a>
    );
  return (
    <WhatsappButton href={href} size="lg" className="max-sm:px-2 max-sm:py-3.5 max-sm:text-base">
      {label}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </WhatsappButton>
  );
}

type RequestProps = { /** Slug of a service or of a console's page. */ service: string };

/** To the request form: another root layout, so a full page load. */
export function ServiceRequest({ service }: RequestProps) {
  return (
    <a href={`/solicitar-reparacion?servicio=${service}`} className={buttonVariants({ size: "lg" })}>
      <Icon name="lucide--wrench" />
      Solicitar reparación
    </a>
  );
}

type CallProps = { whatsapp: string; console: string; service: string; hours: string };

/** Final call to action of a service page. */
export function ServiceCall({ whatsapp, console: name, service, hours }: CallProps) {
  return (
    <section className="flex flex-col items-start gap-4 rounded-lg bg-muted p-5 sm:p-10">
      <h2 className="text-2xl sm:text-3xl">¿Tu {name} necesita ayuda?</h2>
      <p className="max-w-prose text-muted-foreground">
        Cuéntanos qué le pasa y te decimos el siguiente paso. Puedes traerla a Envigado o pedir que la
        recojamos en el área metropolitana. {hours}
      </p>
      <div className="actions w-full">
        <ServiceRequest service={service} />
        <ServiceWhatsapp whatsapp={whatsapp} message={`Hola, quiero un diagnóstico para mi ${name}.`} />
      </div>
    </section>
  );
}
