import { Button } from "@/components/ui/button";
import { type CartChange, changeText } from "@/lib/cart/review";

type Props = { changes: CartChange[]; onDismiss: () => void };

/** Changes of price or availability since the items were added. */
export function CartChanges({ changes, onDismiss }: Props) {
  return (
    <div aria-live="polite" className="empty:absolute">
      {changes.length > 0 && (
        <section className="panel flex flex-col gap-3 border-warm p-5">
          <p className="font-display text-lg font-bold">Tu carrito cambió</p>
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={`${change.kind} ${change.name}`}>{changeText(change)}</li>
            ))}
          </ul>
          <Button variant="outline" size="sm" className="self-start" onClick={onDismiss}>
            Entendido
          </Button>
        </section>
      )}
    </div>
  );
}
