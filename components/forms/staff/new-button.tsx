"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = { label: string; startsOpen?: boolean; Dialog: ComponentType<{ onClose: () => void }> };

/** Opens the dialog of a new record. */
export function NewButton({ label, startsOpen = false, Dialog }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="lucide--plus" />
        {label}
      </Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
