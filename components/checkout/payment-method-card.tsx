import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Payment methods, with a contact link. */
export function PaymentMethodCard({ contactUrl, hasDelivery }: { contactUrl: string; hasDelivery: boolean }) {
  return (
    <section aria-labelledby="methods-title" className="panel flex flex-col gap-4 p-5">
      <h2 id="methods-title" className="text-xl">
        Métodos de pago
      </h2>
      <ul className="flex flex-col gap-3">
        <li className="flex items-start gap-3">
          <Icon name="lucide--credit-card" className="mt-0.5 size-5 shrink-0 text-primary" />
          <span>
            <strong className="block">Tarjeta de crédito o débito</strong>
            <span className="text-sm text-muted-foreground">Con Mercado Pago, hasta en 12 cuotas.</span>
          </span>
        </li>
        {hasDelivery && (
          <li className="flex items-start gap-3">
            <Icon name="lucide--banknote" className="mt-0.5 size-5 shrink-0 text-warm" />
            <span>
              <strong className="block">Contra entrega</strong>
              <span className="text-sm text-muted-foreground">Pides por WhatsApp y pagas al recibir.</span>
            </span>
          </li>
        )}
      </ul>
      <a
        href={contactUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        <Icon name="lucide--message-circle" />
        Contactar por WhatsApp
      </a>
    </section>
  );
}
