"use client";

import type { ReactNode } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { OwnNothing } from "@/components/layout/own-nothing";
import { formatCop } from "@/lib/core/money";
import { optimised } from "@/lib/media/optimised";
import type { Purchase } from "@/lib/orders/types";

/** Recent purchases, or their skeleton. */
export async function loadPurchases(): Promise<ReactNode> {
  const response = await fetch("/api/purchases");
  if (!response.ok) return null;
  const { purchases } = (await response.json()) as { purchases: Purchase[] };
  if (purchases.length > 0) return <PurchasesStrip purchases={purchases} />;
  return (
    <OwnNothing title="Aún no tienes compras">
      Lo que compres aparece aquí, para pedirlo de nuevo con un toque.
    </OwnNothing>
  );
}

function PurchasesStrip({ purchases }: { purchases: Purchase[] }) {
  return (
    <section aria-labelledby="mis-compras" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="mis-compras" className="text-2xl">
          Mis compras
        </h2>
        <a href="/dashboard/pedidos" className="quiet-link">
          Ver mis pedidos
        </a>
      </div>
      <ul className="own-strip">
        {purchases.map((purchase) => (
          <li key={purchase.id} className="panel flex w-64 flex-col gap-3 p-3">
            <div className="flex items-center gap-3">
              <img
                src={optimised(purchase.image, 160)}
                alt=""
                width={64}
                height={64}
                className="size-16 shrink-0 rounded-md picture-ground object-cover"
              />
              <div className="min-w-0">
                <PurchaseName purchase={purchase} />
                <p className="font-display font-bold">{formatCop(purchase.price)}</p>
              </div>
            </div>
            <AddToCartButton
              item={toItem(purchase)}
              label="Comprar de nuevo"
              size="sm"
              className="mt-auto w-full"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Services have no product page. */
function PurchaseName({ purchase: { type, slug, name } }: { purchase: Purchase }) {
  const look = "line-clamp-2 text-sm font-semibold leading-snug";
  if (type !== "product") return <p className={look}>{name}</p>;
  return (
    <a href={`/producto/${slug}`} className={`${look} hover:text-primary`}>
      {name}
    </a>
  );
}

function toItem({ type, id, slug, name, image, price, stock }: Purchase) {
  return { type, id, slug, name, image, price, ...(stock !== null && { maxQuantity: stock }) };
}
