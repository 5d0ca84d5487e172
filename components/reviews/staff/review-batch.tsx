"use client";

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/core/counted";
import { moderateReviewsAction } from "@/lib/reviews/staff/actions";

const BOX = "input[name='review']";

/** Approves all selected reviews. */
export function ReviewBatch({ waiting, children }: { waiting: number; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(0);
  const { pending, run } = useQuickAction();
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>(BOX) ?? [])];
  const count = () => setChosen(boxes().filter((box) => box.checked).length);

  function chooseAll() {
    const isAll = chosen === waiting;
    for (const box of boxes()) box.checked = !isAll;
    count();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const reviewIds = boxes()
      .filter((box) => box.checked)
      .map((box) => box.value);
    const done = counted(reviewIds.length, "reseña aprobada", "reseñas aprobadas");
    run(
      () => moderateReviewsAction({ reviewIds, status: "approved" }),
      { title: done, undo: () => moderateReviewsAction({ reviewIds, status: "pending" }) },
      (isDone) => isDone && setChosen(0),
    );
  }

  return (
    <form ref={form} onSubmit={onSubmit} onChange={count} className="flex flex-col gap-2">
      {waiting > 0 && (
        <div className="list-actions list-card">
          <Button variant="outline" size="sm" onClick={chooseAll}>
            {chosen === waiting ? "No elegir ninguna" : "Elegir todas las pendientes"}
          </Button>
          <Button type="submit" size="sm" disabled={pending || chosen === 0} aria-busy={pending}>
            Aprobar elegidas
          </Button>
          <p role="status" className="text-sm text-muted-foreground">
            {counted(chosen, "elegida", "elegidas")}
          </p>
        </div>
      )}
      {children}
    </form>
  );
}
