"use client";

import { useSyncExternalStore } from "react";
import { formatCop } from "@/lib/core/money";
import { readViewed, viewedPicture } from "./last-viewed-store";

const never = () => () => undefined;

/** Last viewed products, from the browser's storage only. */
export function LastViewed() {
  const products = useSyncExternalStore(never, readViewed, () => null);
  if (products === null) return null;
  if (products.length === 0)
    return (
      <p className="panel p-5 text-muted-foreground">
        Todavía no has abierto ningún producto en este dispositivo. Cuando lo hagas, lo verás aquí aunque no
        tengas internet.
      </p>
    );
  return (
    <>
      <ul aria-label="Últimos productos que viste" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product.slug} className="panel flex items-center gap-4 p-4">
            <img
              src={viewedPicture(product)}
              alt=""
              width={80}
              height={80}
              className="size-20 shrink-0 rounded-md picture-ground object-cover"
            />
            <div className="min-w-0">
              <a href={`/producto/${product.slug}`} className="font-semibold leading-snug hover:underline">
                {product.name}
              </a>
              <p className="font-display text-lg font-bold tabular">{formatCop(product.price)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">
        Son los precios de cuando los viste. Con internet podrás abrirlos y comprarlos.
      </p>
    </>
  );
}
