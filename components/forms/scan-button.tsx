"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useIsBrowser } from "@/components/ui/use-is-browser";
import { cn } from "@/lib/core/cn";
import { canScan } from "./barcode-detector";

const ScanDialog = dynamic(() => import("./scan-dialog").then((file) => file.ScanDialog), { ssr: false });

type Props = {
  /** Called once with the text of the first code that the camera sees. */
  onScan: (code: string) => void;
  className?: string;
};

/** Reads a barcode or QR code with the camera. Renders nothing where the browser cannot: a reader types its codes anywhere. */
export function ScanButton({ onScan, className }: Props) {
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  if (!isBrowser || !canScan()) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Escanear un código con la cámara"
        title="Escanear"
        onClick={() => setOpen(true)}
        className={cn("icon-btn", className)}
      >
        <Icon name="lucide--scan-barcode" className="size-5" />
      </button>
      {isOpen && <ScanDialog onScan={onScan} onClose={() => setOpen(false)} />}
    </>
  );
}
