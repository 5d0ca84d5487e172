"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { counted } from "@/lib/core/counted";
import { cart, useRemoved } from "./cart-store";

/**
 * Names the removed items and restores them on request, until the cart changes again. Part of the page, because a toast
 * would cover the items.
 */
export function UndoRemoval() {
  const removed = useRemoved();
  const [first] = removed;
  const name =
    removed.length === 1 && first ? `«${first.name}»` : counted(removed.length, "artículo", "artículos");
  return (
    <div aria-live="polite" className="empty:absolute">
      {first && (
        <div className="flex items-center justify-between gap-3 rounded-md bg-muted py-1 pr-1 pl-4">
          <p className="min-w-0 py-2 text-sm wrap-anywhere">Quitaste {name}.</p>
          <Button variant="ghost" size="sm" className="shrink-0 text-primary" onClick={cart.undoRemoval}>
            <Icon name="lucide--undo-2" />
            Deshacer
          </Button>
        </div>
      )}
    </div>
  );
}
