"use client";

import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";

export type Step = "up" | "down";

type Props = {
  /** Unique on the page, to find the buttons after a move. */
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: Step) => void;
};

const button = (id: string, step: Step) =>
  document.getElementById(`${step}-${id}`) as HTMLButtonElement | null;

/** 'Subir' and 'Bajar'. The focus follows the moved item. */
export function StepButtons({ id, name, isFirst, isLast, onStep }: Props) {
  function take(step: Step) {
    flushSync(() => onStep(step));
    const same = button(id, step);
    (same?.disabled ? button(id, step === "up" ? "down" : "up") : same)?.focus();
  }
  const one = (step: Step, label: string, isEnd: boolean) => (
    <button
      type="button"
      id={`${step}-${id}`}
      aria-label={`${label}: ${name}`}
      title={label}
      disabled={isEnd}
      onClick={() => take(step)}
      className="icon-btn shrink-0 disabled:opacity-40"
    >
      <Icon name={step === "up" ? "lucide--arrow-up" : "lucide--arrow-down"} className="size-5" />
    </button>
  );
  return (
    <>
      {one("up", "Subir", isFirst)}
      {one("down", "Bajar", isLast)}
    </>
  );
}
