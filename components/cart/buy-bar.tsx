"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { formatCop } from "@/lib/core/money";

type Props = {
  /** The element around the page's own buy button, which the bar replaces while it is out of sight. */
  of: RefObject<Element | null>;
  label: string;
  /** COP. */
  price: number;
  /** The bar's button. */
  children: ReactNode;
};

/** A bar at the bottom of phones while the page's buy button is out of sight. */
export function BuyBar({ of, label, price, children }: Props) {
  const [isAway, setAway] = useState(false);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const own = of.current;
    const observer = new IntersectionObserver(([entry]) => {
      const isOwnSeen = entry?.isIntersecting !== false;
      // Moves the focus from the bar's button to the page's own.
      if (isOwnSeen && bar.current?.contains(document.activeElement))
        own?.querySelector<HTMLElement>(":scope > button:last-of-type")?.focus({ preventScroll: true });
      setAway(!isOwnSeen);
    });
    if (own) observer.observe(own);
    return () => observer.disconnect();
  }, [of]);

  if (!isAway) return null;
  return (
    <section ref={bar} aria-label="Comprar" className="buy-bar">
      <p className="min-w-0 flex-1 basis-28">
        <span className="block truncate text-sm text-muted-foreground">{label}</span>
        <span className="block font-display text-xl leading-tight font-bold tabular">{formatCop(price)}</span>
      </p>
      {children}
    </section>
  );
}
