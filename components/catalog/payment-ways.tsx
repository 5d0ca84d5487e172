import { WhatsappIcon } from "@/components/layout/whatsapp-icon";
import { Icon } from "@/components/ui/icon";
import type { PaymentWays as Ways } from "@/lib/catalog/payment-ways";

export function PaymentWays({ ways: { card, bank, cash } }: { ways: Ways }) {
  return (
    <ul aria-label="Cómo pagar" className="grid gap-1 text-sm text-muted-foreground">
      <li className="flex items-center gap-2">
        <Icon name="lucide--credit-card" className="size-5 text-primary" />
        {card}
      </li>
      <li className="flex items-center gap-2">
        <Icon name="lucide--landmark" className="size-5 text-primary" />
        {bank}
      </li>
      {cash && (
        <li className="flex items-center gap-2">
          <WhatsappIcon className="text-success" />
          {cash}
        </li>
      )}
    </ul>
  );
}
