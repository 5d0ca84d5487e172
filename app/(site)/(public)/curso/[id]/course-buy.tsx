"use client";

import { useEffect, useRef, useState } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import type { CartItem } from "@/lib/cart/types";
import { formatCop } from "@/lib/core/money";

/** The buy button; on phones a bar takes its place while it is out of sight. */
export function CourseBuy({ item }: { item: Omit<CartItem, "quantity"> }) {
  const box = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={box}>
        <AddToCartButton item={item} size="lg" className="w-full" />
      </div>
      <section aria-label="Comprar" className="buy-bar" data-shown={isAway || undefined}>
        <p className="min-w-0 flex-1 basis-28">
          <span className="block truncate text-sm text-muted-foreground">{item.name}</span>
          <span className="block font-display text-xl leading-tight font-bold tabular">
            {formatCop(item.price)}
          </span>
        </p>
        <AddToCartButton item={item} label="Agregar" className="shrink-0 px-4" />
      </section>
    </>
  );
}
