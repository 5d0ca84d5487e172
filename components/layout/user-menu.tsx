"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { setSessionHint, useSessionHint } from "@/components/live/session-hint";
import type { SessionView } from "@/lib/auth/session-view";
import type { MenuPanelProps } from "./user-menu-panel";

type Props = { icon: ReactNode; user?: SessionView };

const loadPanel = () => import("./user-menu-panel");

const TRIGGER =
  "hidden min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 font-semibold hover:bg-muted in-data-session:inline-flex";

/** The user's button. The menu and the session are loaded on first use. */
export function UserMenu({ icon, user: known }: Props) {
  const [found, setFound] = useState<SessionView>();
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const wanted = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const user = known ?? found;
  const isHinted = useSessionHint();

  useEffect(() => {
    if (known) setSessionHint(true);
    if (known || !isHinted) return;
    const abort = new AbortController();
    fetch("/api/session", { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const { user: person } = (await response.json()) as { user: SessionView | null };
        if (person) setFound(person);
        else setSessionHint(false);
      })
      // Offline: ignore; the next page retries.
      .catch(() => undefined);
    return () => abort.abort();
  }, [known, isHinted]);

  async function load(open: boolean) {
    wanted.current ||= open;
    try {
      const { UserMenuPanel } = await loadPanel();
      setPanel(() => UserMenuPanel);
    } catch {
      if (open) window.location.assign("/dashboard");
    }
  }

  const face = (
    <>
      {icon}
      <span className="hidden w-32 truncate text-left text-sm xl:inline">{user?.name}</span>
    </>
  );

  if (Panel && user)
    return (
      <Panel
        user={user}
        initiallyOpen={wanted.current}
        // The loaded menu replaces this button: keep the keyboard focus.
        takesFocus={button.current !== null && document.activeElement === button.current}
        triggerClass={TRIGGER}
      >
        {face}
      </Panel>
    );
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-label={user ? `Tu cuenta: ${user.name}` : "Tu cuenta"}
      onPointerEnter={() => load(false)}
      onFocus={() => load(false)}
      // The menu may replace this button before pointerup, which would lose the click.
      onPointerDown={() => load(true)}
      onClick={() => load(true)}
      className={TRIGGER}
    >
      {face}
    </button>
  );
}
