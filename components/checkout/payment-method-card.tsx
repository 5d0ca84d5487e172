import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { METHODS, ONLINE_METHODS, PAYMENT_METHODS } from "@/lib/orders/methods";
import { methodIcon } from "./method-choice";

/** Payment methods, with a contact link. */
export function PaymentMethodCard({ contactUrl, hasDelivery }: { contactUrl: string; hasDelivery: boolean }) {
  return (
    <section aria-labelledby="methods-title" className="panel flex flex-col gap-4 p-5">
      <h2 id="methods-title" className="text-xl">
        Métodos de pago
      </h2>
      <ul className="flex flex-col gap-3">
        {(hasDelivery ? PAYMENT_METHODS : ONLINE_METHODS).map((method) => {
          const { label, hint, isOnline } = METHODS[method];
          return (
            <li key={method} className="flex items-start gap-3">
              <Icon
                name={methodIcon(method)}
                className={cn("mt-0.5 size-5 shrink-0", isOnline ? "text-primary" : "text-warm")}
              />
              <span>
                <strong className="block">{label}</strong>
                <span className="block text-sm text-muted-foreground">{hint}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <WhatsappButton href={contactUrl} variant="outline" size="sm">
        Contactar por WhatsApp
      </WhatsappButton>
    </section>
  );
}
