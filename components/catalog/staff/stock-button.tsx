"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { StockRights } from "./stock-rights";

const StockDialog = dynamic(() => import("./stock-dialog").then((module) => module.StockDialog), {
  ssr: false,
});

type Props = {
  product: { id: string; name: string; stock: number };
  reserved?: number;
  rights: StockRights;
  /** With a text label, where there is room. */
  isWide?: boolean;
};

/** Opens the stock dialog of a product. */
export function StockButton({ product, reserved, rights, isWide = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Ajustar existencias de ${product.name}`}
        title="Ajustar existencias"
        onClick={() => setOpen(true)}
        className={isWide ? buttonVariants({ variant: "outline" }) : "icon-btn"}
      >
        <Icon name="lucide--package-plus" className="size-5" />
        {isWide && "Ajustar existencias"}
      </button>
      {isOpen && (
        <StockDialog product={product} reserved={reserved} rights={rights} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
