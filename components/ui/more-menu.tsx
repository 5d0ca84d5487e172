"use client";

import { type KeyboardEvent, useId } from "react";
import { cn } from "@/lib/core/cn";
import { Icon, type IconName } from "./icon";

export type MenuEntry = {
  label: string;
  icon: IconName;
  /** Shown last and in red. */
  isDangerous?: boolean;
  /** Hidden where there is room for its own button. */
  isPhoneOnly?: boolean;
} & (
  | { onSelect: () => void; opensDialog?: boolean }
  /** A document that opens in another tab. */
  | { href: string }
);

type Props = { entries: MenuEntry[]; label?: string; disabled?: boolean; className?: string };

const ENTRY =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left -outline-offset-3 hover:bg-muted lg:min-h-10";

/**
 * The less frequent actions, behind one button. A native popover: it opens before hydration, closes with Escape or a
 * press outside and restores the focus. On phones a sheet at the bottom, elsewhere below its button.
 */
export function MoreMenu({ entries, label = "Más", disabled, className }: Props) {
  const id = useId();
  if (entries.length === 0) return null;
  const isSplit = entries.some(({ isDangerous }) => isDangerous);
  const usual = entries.filter(({ isDangerous }) => !isDangerous);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        disabled={disabled}
        className={cn("btn btn-outline", className)}
      >
        {label}
        <Icon name="lucide--chevron-down" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut; Tab reaches every entry */}
      <div
        id={id}
        popover="auto"
        onKeyDown={walk}
        className="m-auto max-h-[80dvh] w-72 max-w-full overflow-y-auto rounded-lg border border-border bg-card p-2 text-foreground shadow-2xl backdrop:bg-black/40 max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:mx-0 max-lg:mb-0 max-lg:w-full max-lg:rounded-b-none max-lg:pb-4 lg:backdrop:bg-transparent lg:supports-[position-area:bottom]:inset-auto lg:supports-[position-area:bottom]:m-0 lg:supports-[position-area:bottom]:mt-2 lg:[position-area:bottom_span-left] lg:[position-try-fallbacks:flip-block]"
      >
        <ul aria-label={label}>
          {[...usual, ...entries.filter(({ isDangerous }) => isDangerous)].map((entry, place) => (
            <li
              key={entry.label}
              className={cn(
                entry.isPhoneOnly && "sm:hidden",
                isSplit && place === usual.length && place > 0 && "mt-2 border-t border-border pt-2",
              )}
            >
              <Entry entry={entry} popover={id} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Entry({ entry, popover }: { entry: MenuEntry; popover: string }) {
  const { label, icon, isDangerous } = entry;
  const face = (
    <>
      <Icon name={icon} className={cn("size-5 shrink-0", !isDangerous && "text-muted-foreground")} />
      {label}
    </>
  );
  const look = cn(ENTRY, isDangerous && "text-destructive");
  // Hidden first: the focus is on the menu's button when a dialog opens, and returns there when it closes.
  const hide = () => document.getElementById(popover)?.hidePopover();
  if ("href" in entry)
    return (
      <a href={entry.href} target="_blank" rel="noopener" onClick={hide} className={look}>
        {face}
      </a>
    );
  return (
    <button
      type="button"
      aria-haspopup={entry.opensDialog ? "dialog" : undefined}
      onClick={() => {
        hide();
        entry.onSelect();
      }}
      className={look}
    >
      {face}
    </button>
  );
}

/** Arrow keys move between the entries. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")].filter(
    (entry) => entry.getClientRects().length > 0,
  );
  const place = entries.indexOf(document.activeElement as HTMLElement);
  entries.at((place + step + entries.length) % entries.length)?.focus();
}
