"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Prints the page. */
export function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Icon name="lucide--printer" />
      Imprimir
    </Button>
  );
}
