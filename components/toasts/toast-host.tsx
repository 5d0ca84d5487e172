"use client";

import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toastRegion } from "@/components/ui/toast-region";
import { PlainToast } from "./plain-toast";
import { CLEAR_EVENT, TOAST_EVENT, type ToastInput, takeKeptToast } from "./toast";

type Toaster = ComponentType<{ onReady: () => void }>;

/** Ready after the toaster has mounted: earlier toasts would be lost. */
function closedGate() {
  const gate = { isOpen: false, open: () => undefined as undefined, opened: Promise.resolve() };
  gate.opened = new Promise((resolve) => {
    gate.open = () => {
      gate.isOpen = true;
      resolve();
    };
  });
  return gate;
}

/** Loads the toaster with the first toast. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<Toaster>();
  const [plain, setPlain] = useState<ToastInput>();
  const [region, setRegion] = useState<HTMLElement>();
  const [gate] = useState(closedGate);

  useEffect(() => {
    async function show(input: ToastInput) {
      setRegion(toastRegion());
      const toaster = await import("./toaster").catch(() => null);
      // Offline, or the chunks of this release were removed: use the fallback.
      if (!toaster) return setPlain(input);
      setPlain(undefined);
      setToaster(() => toaster.AppToaster);
      await gate.opened;
      toaster.showToast(input);
    }
    const onToast = (event: Event) => void show((event as CustomEvent<ToastInput>).detail);
    window.addEventListener(TOAST_EVENT, onToast);
    const clear = () => gate.isOpen && void import("./toaster").then(({ dismissToasts }) => dismissToasts());
    window.addEventListener(CLEAR_EVENT, clear);
    const kept = takeKeptToast();
    if (kept) void show(kept);
    return () => {
      window.removeEventListener(TOAST_EVENT, onToast);
      window.removeEventListener(CLEAR_EVENT, clear);
    };
  }, [gate]);

  if (!region) return null;
  return createPortal(
    <>
      {Toaster && <Toaster onReady={gate.open} />}
      {plain && <PlainToast {...plain} onClose={() => setPlain(undefined)} />}
    </>,
    region,
  );
}
