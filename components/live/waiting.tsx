"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { Waiting } from "@/lib/overview/rows";
import { totalWaiting, withCount } from "@/lib/overview/tab-title";
import { useLiveRefresh } from "./use-live-refresh";

const TABLES = ["orders", "ordenes_servicio", "orden_comentarios", "contact_messages", "reviews"] as const;
/** A hidden tab has no live connection. */
const HIDDEN_MS = 60_000;
/** Whether new work is announced by a sound; off until it is switched on in this browser. */
const SOUND_KEY = "sonido";

type Live = { waiting: Waiting | null; hasSound: boolean; setSound: (on: boolean) => void };

const WaitingContext = createContext<Live>({ waiting: null, hasSound: false, setSound: () => undefined });

export const useWaiting = () => useContext(WaitingContext);

/** Counts what waits, for the menu, the tab's title and the sound of new work. */
export function WaitingProvider({ initial, children }: { initial: Waiting | null; children: ReactNode }) {
  const [waiting, setWaiting] = useState(initial);
  const [rendered, setRendered] = useState(initial);
  const [hasSound, setHasSound] = useState(false);
  const last = useRef(totalWaiting(initial));
  if (rendered !== initial) {
    setRendered(initial);
    setWaiting(initial);
  }

  const load = useCallback(async () => {
    const response = await fetch("/api/waiting", { cache: "no-store" }).catch(() => null);
    if (response?.ok) setWaiting((await response.json()) as Waiting);
  }, []);
  useLiveRefresh(initial ? TABLES : [], { refresh: load });

  useEffect(() => setHasSound(localStorage.getItem(SOUND_KEY) === "1"), []);

  useEffect(() => {
    if (!initial) return;
    const timer = setInterval(() => document.hidden && void load(), HIDDEN_MS);
    return () => clearInterval(timer);
  }, [initial, load]);

  const total = totalWaiting(waiting);
  useEffect(() => {
    if (total > last.current && hasSound) void import("./chime").then(({ chime }) => chime());
    last.current = total;
  }, [total, hasSound]);

  useEffect(() => {
    const show = () => {
      const title = withCount(document.title, total);
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [total]);

  function setSound(on: boolean) {
    localStorage.setItem(SOUND_KEY, on ? "1" : "0");
    setHasSound(on);
    // Within the click, or the browser would not let it sound later.
    if (on) void import("./chime").then(({ chime }) => chime());
  }

  return <WaitingContext value={{ waiting, hasSound, setSound }}>{children}</WaitingContext>;
}
