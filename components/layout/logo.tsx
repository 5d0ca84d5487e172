import { Gamepad2Icon } from "lucide-react";

/** Mark and name. The link around it is the caller's. */
export function Logo({ name, nameClass }: { name: string; nameClass?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-lg font-extrabold tracking-tight whitespace-nowrap xl:text-xl">
      <span className="grid size-9 shrink-0 -rotate-6 place-items-center rounded-md bg-electric-solid text-on-electric">
        <Gamepad2Icon aria-hidden className="size-5" />
      </span>
      <span className={nameClass}>{name}</span>
    </span>
  );
}
