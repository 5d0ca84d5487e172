import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import type { Task } from "@/lib/overview/to-do";

const ICONS = {
  quote: "lucide--file-check",
  "pay-quote": "lucide--credit-card",
  "pay-order": "lucide--credit-card",
  fetch: "lucide--package-check",
  message: "lucide--message-square",
  parcel: "lucide--truck",
  lesson: "lucide--graduation-cap",
  review: "lucide--star",
} satisfies Record<Task["kind"], IconName>;

/** The customer decides or pays; everything else can wait. */
const URGENT = new Set<Task["kind"]>(["quote", "pay-quote", "pay-order"]);

/** Whether its button is a primary one. */
export const isUrgent = ({ kind }: Task): boolean => URGENT.has(kind);

/** A task with its button. */
export function ToDoRow({ task, children }: { task: Task; children: ReactNode }) {
  const { kind, title, detail } = task;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:flex-nowrap">
      <Icon
        name={ICONS[kind]}
        className={cn("size-6 shrink-0", isUrgent(task) ? "text-warm" : "text-muted-foreground")}
      />
      <p className="min-w-0 flex-1 basis-40 leading-snug">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="line-clamp-1 text-sm text-muted-foreground">{detail}</span>
      </p>
      <div className="max-sm:w-full max-sm:pl-10 sm:shrink-0">{children}</div>
    </li>
  );
}
