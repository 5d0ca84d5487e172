import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { METHODS } from "@/lib/orders/methods";

/** Payment methods, with a contact link. */
export function PaymentMethodCard({ contactUrl, hasDelivery }: { contactUrl: string; hasDelivery: boolean }) {
  return (
    <section aria-labelledby="methods-title" className="panel flex flex-col gap-4 p-5">
      <h2 id="methods-title" className="text-xl">
        Métodos de pago
      </h2>
      <ul className="flex flex-col gap-3">
        {Object.values(METHODS)
          .filter(({ isOnline }) => isOnline || hasDelivery)
          .map(({ label, hint, isOnline }) => (
            <li key={label} className="flex items-start gap-3">
              <Icon
                name={isOnline ? "lucide--credit-card" : "lucide--banknote"}
                className={cn("mt-0.5 size-5 shrink-0", isOnline ? "text-primary" : "text-warm")}
              />
              <span>
                <strong className="block">{label}</strong>
                <span className="block text-sm text-muted-foreground">{hint}</span>
              </span>
            </li>
          ))}
      </ul>
      <WhatsappButton href={contactUrl} variant="outline" size="sm">
        Contactar por WhatsApp
      </WhatsappButton>
    </section>
  );
}
