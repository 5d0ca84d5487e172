"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { StaffSlide } from "@/lib/content/staff/slide-row";
import { DeleteSlide } from "./delete-slide";
import { MoveSlide } from "./move-slide";
import { ToggleSlide } from "./toggle-slide";

const SlideDialog = dynamic(() => import("./slide-dialog").then((module) => module.SlideDialog), {
  ssr: false,
});

type Props = { slide: StaffSlide; place: number; total: number; canDelete: boolean };

/** Row actions of a slide. */
export function SlideControls({ slide, place, total, canDelete }: Props) {
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ToggleSlide slide={slide} />
      <MoveSlide slide={slide} place={place} total={total} />
      <Button variant="outline" onClick={() => setEditing(true)} aria-label={`Editar: ${slide.title}`}>
        <Icon name="lucide--pencil" />
        Editar
      </Button>
      {canDelete && <DeleteSlide slide={slide} />}
      {isEditing && <SlideDialog slide={slide} onClose={() => setEditing(false)} />}
    </div>
  );
}
