"use client";

import { useEffect, useRef, useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { moveSlideAction } from "@/lib/content/staff/actions";
import type { StaffSlide } from "@/lib/content/staff/slide-row";

type Props = { slide: StaffSlide; place: number; total: number };
type Direction = "up" | "down";

/** Moves a slide up or down and keeps the focus on it. */
export function MoveSlide({ slide, place, total }: Props) {
  const { pending, run } = useQuickAction();
  const [announcement, setAnnouncement] = useState("");
  const buttons = useRef<Record<Direction, HTMLButtonElement | null>>({ up: null, down: null });
  const wanted = useRef<Direction>(undefined);

  useEffect(() => {
    const direction = wanted.current;
    if (!direction) return;
    wanted.current = undefined;
    setAnnouncement(`${slide.title} quedó en el lugar ${place} de ${total}`);
    const { up, down } = buttons.current;
    const [same, other] = direction === "up" ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }, [place, total, slide.title]);

  const move = (direction: Direction) =>
    run(
      () => moveSlideAction({ id: slide.id, direction }),
      {
        title: "Orden actualizado",
        undo: () => moveSlideAction({ id: slide.id, direction: direction === "up" ? "down" : "up" }),
      },
      (isDone) => {
        if (isDone) wanted.current = direction;
      },
    );

  const step = (direction: Direction, label: string, isEnd: boolean) => (
    <Button
      ref={(element) => {
        buttons.current[direction] = element;
      }}
      variant="outline"
      size="icon"
      aria-label={`${label}: ${slide.title}`}
      title={label}
      disabled={isEnd}
      aria-busy={pending}
      onClick={() => move(direction)}
    >
      <Icon name={direction === "up" ? "lucide--arrow-up" : "lucide--arrow-down"} />
    </Button>
  );

  return (
    <>
      {step("up", "Subir", place === 1)}
      {step("down", "Bajar", place === total)}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  );
}
