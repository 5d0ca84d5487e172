"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const SlideDialog = dynamic(() => import("./slide-dialog").then((module) => module.SlideDialog), {
  ssr: false,
});

export function NewSlide({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="lucide--plus" />
        Nuevo slide
      </Button>
      {isOpen && <SlideDialog onClose={() => setOpen(false)} />}
    </>
  );
}
