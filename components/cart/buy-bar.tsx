"use client";

import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { formatCop } from "@/lib/core/money";

type Props = {
  /** The page's own buy button, whose place the bar takes. */
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

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    if (of.current) observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);

  if (!isAway) return null;
  return (
    <section aria-label="Comprar" className="buy-bar">
      <p className="min-w-0 flex-1 basis-28">
        <span className="block truncate text-sm text-muted-foreground">{label}</span>
        <span className="block font-display text-xl leading-tight font-bold tabular">{formatCop(price)}</span>
      </p>
      {children}
    </section>
  );
}
