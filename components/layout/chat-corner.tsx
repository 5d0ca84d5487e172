"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { useIsBrowser } from "@/components/ui/use-is-browser";

function dismiss(): void {
  document.documentElement.dataset.whatsapp = "off";
  try {
    sessionStorage.setItem("whatsapp", "off");
  } catch {
    // Without storage it reappears on the next page.
  }
}

const PRESSED = "a, button, input, select, textarea, label, summary, iframe, video[controls]";
/** Pixels; no target is smaller. */
const STEP = 12;
/** In the corner, or above a bar at the bottom. */
const RAISED_BY = [0, 84];
const SETTLED_MS = 150;

/** Whether an element itself is at a point; the link of a card covers the whole card, of which a corner is not missed. */
function isAt(element: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether something that is pressed lies under a box. */
function coversSomething(box: HTMLElement): boolean {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  for (let across = left; across < right + STEP; across += STEP)
    for (let down = top; down < bottom + STEP; down += STEP) {
      const [x, y] = [Math.min(across, right - 1), Math.min(down, bottom - 1)];
      const under = document.elementsFromPoint(x, y).find((element) => !box.contains(element));
      const pressed = under?.closest(PRESSED);
      if (pressed && isAt(pressed, x, y)) return true;
    }
  return false;
}

/** Runs it for each page that the router opens, the first one included. */
function OnEachPage({ run }: { run: () => void }) {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(run, [path]);
  return null;
}

/** Its content stands in the corner while it covers nothing that is pressed there; not while the page moves, nor without scripts. */
export function ChatCorner({ children, icon }: { children: ReactNode; icon: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const move = useRef(() => {});
  // A cached page that asks for its address on the server is sent in two parts.
  const isBrowser = useIsBrowser();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const place = () => {
      const corner = box.current;
      if (!corner) return;
      const raisedBy = RAISED_BY.find((pixels) => {
        corner.style.translate = `0 ${-pixels}px`;
        return !coversSomething(corner);
      });
      corner.dataset.clear = raisedBy === undefined ? "no" : "yes";
    };
    const moved = () => {
      // Hidden, it would lose the focus.
      if (!box.current?.matches(":focus-within")) delete box.current?.dataset.clear;
      clearTimeout(timer);
      timer = setTimeout(place, SETTLED_MS);
    };
    move.current = moved;
    const resized = new ResizeObserver(moved);
    resized.observe(document.body);
    // Rows that scroll sideways, too.
    document.addEventListener("scroll", moved, { passive: true, capture: true });
    window.addEventListener("resize", moved);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      document.removeEventListener("scroll", moved, { capture: true });
      window.removeEventListener("resize", moved);
    };
  }, []);

  return (
    <div ref={box} className="chat-box">
      {isBrowser && <OnEachPage run={() => move.current()} />}
      {children}
      <button
        type="button"
        onClick={dismiss}
        aria-label="Ocultar el botón de WhatsApp"
        className="absolute top-0 left-0 grid size-11 place-items-center rounded-full"
      >
        <span className="grid size-6 place-items-center rounded-full border border-input bg-card text-foreground shadow">
          {icon}
        </span>
      </button>
    </div>
  );
}
