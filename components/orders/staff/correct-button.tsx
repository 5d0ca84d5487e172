"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CorrectDialogProps } from "./correct-dialog";

const CorrectDialog = dynamic(() => import("./correct-dialog").then(({ CorrectDialog }) => CorrectDialog), {
  ssr: false,
});

/** The dialog keeps the data of the time of opening: the page may refresh meanwhile. */
export function CorrectButton({ orderId, contact, place, hasAddress }: Omit<CorrectDialogProps, "onClose">) {
  const [asking, setAsking] = useState<Pick<CorrectDialogProps, "contact" | "place">>();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label="Corregir los datos de entrega"
        aria-haspopup="dialog"
        className="-mr-3 text-primary"
        onClick={() => setAsking({ contact, place })}
      >
        <Icon name="lucide--pencil" />
        Corregir
      </Button>
      {asking && (
        <CorrectDialog
          orderId={orderId}
          {...asking}
          hasAddress={hasAddress}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
