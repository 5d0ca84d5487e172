"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { RefundDialogProps } from "./refund-dialog";

const RefundDialog = dynamic(() => import("./refund-dialog").then(({ RefundDialog }) => RefundDialog), {
  ssr: false,
});

export type RefundButtonProps = Omit<RefundDialogProps, "onClose"> & { label: string; isMain?: boolean };

export function RefundButton({ label, isMain = false, ...refund }: RefundButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={isMain ? "default" : "outline"} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="lucide--banknote" />
        {label}
      </Button>
      {isOpen && <RefundDialog {...refund} onClose={() => setOpen(false)} />}
    </>
  );
}
