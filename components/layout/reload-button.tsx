"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

/** Reloads a page whose data could not be read. */
export function ReloadButton({ label = "Reintentar" }: { label?: string }) {
  const [reloading, setReloading] = useState(false);

  function reload() {
    setReloading(true);
    window.location.reload();
  }

  return (
    <Button onClick={reload} disabled={reloading} aria-busy={reloading}>
      {reloading && (
        <span
          aria-hidden
          className="size-5 animate-spin rounded-full border-2 border-current border-t-transparent"
        />
      )}
      {label}
    </Button>
  );
}
