"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { clearToasts, toast } from "@/components/toasts/toast";
import { Icon } from "@/components/ui/icon";
import { cartCount } from "@/lib/cart/cart";
import { ADDED_EVENT, type Added, loadSheet } from "./added";
import { useCart } from "./cart-store";

type Drawer = ComponentType<{ open: boolean; onClose: () => void }>;

type Sheet = ComponentType<{ added: Added; onClose: () => void }>;

const loadDrawer = () => import("./cart-drawer");

/** The header's cart with its item count; the drawer, and the sheet after adding, are loaded on first use. */
export function CartButton() {
  const count = cartCount(useCart());
  const [Drawer, setDrawer] = useState<Drawer>();
  const [isOpen, setOpen] = useState(false);

  const [Sheet, setSheet] = useState<Sheet>();
  const [added, setAdded] = useState<Added>();
  const closeSheet = useCallback(() => setAdded(undefined), []);

  useEffect(() => {
    async function show({ detail }: CustomEvent<Added>) {
      setAdded(detail);
      try {
        const { AddedSheet } = await loadSheet();
        setSheet(() => AddedSheet);
      } catch {
        const { title, description } = detail;
        toast({ title, description, link: { href: "/carrito", label: "Ver carrito" } });
      }
    }
    const onAdded = (event: Event) => void show(event as CustomEvent<Added>);
    window.addEventListener(ADDED_EVENT, onAdded);
    return () => window.removeEventListener(ADDED_EVENT, onAdded);
  }, []);

  async function open() {
    setOpen(true);
    clearToasts();
    closeSheet();
    if (Drawer) return;
    try {
      const { CartDrawer } = await loadDrawer();
      setDrawer(() => CartDrawer);
    } catch {
      window.location.assign("/carrito");
    }
  }

  // A failed preload is ignored: opening retries.
  const preload = () => void loadDrawer().catch(() => undefined);

  return (
    <>
      <button
        type="button"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="relative grid size-11 place-items-center rounded-md hover:bg-muted"
      >
        <Icon name="lucide--shopping-cart" />
        <span className="sr-only">
          Carrito de compras: {count} {count === 1 ? "artículo" : "artículos"}
        </span>
        {count > 0 && (
          <span
            aria-hidden
            className="absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-warm-solid px-1 font-display text-xs font-bold text-warm-solid-foreground"
          >
            {count > 99 ? "99+" : count}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {added && `${added.title}. ${added.description}`}
      </span>
      {Sheet && added && <Sheet added={added} onClose={closeSheet} />}
      {Drawer && <Drawer open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
