"use client";

import { type ComponentType, useEffect, useState } from "react";
import { CLEAR_EVENT, TOAST_EVENT, type ToastInput, takeKeptToast } from "./toast";

/** Screen readers only hear of what comes into a region that was there before it. */
const REGION_MS = 100;

/** Waits for the first toast, then loads the toaster. */
export function ToastHost({ isAbove = false }: { isAbove?: boolean }) {
  const [Toaster, setToaster] = useState<ComponentType<{ isAbove: boolean }>>();

  useEffect(() => {
    let isReady = false;
    async function show(input: ToastInput) {
      const { AppToaster, showToast } = await import("./toaster");
      setToaster(() => AppToaster);
      if (!isReady) await new Promise((resolve) => setTimeout(resolve, REGION_MS));
      isReady = true;
      showToast(input);
    }
    const onToast = (event: Event) => void show((event as CustomEvent<ToastInput>).detail);
    window.addEventListener(TOAST_EVENT, onToast);
    const clear = () => isReady && void import("./toaster").then(({ dismissToasts }) => dismissToasts());
    window.addEventListener(CLEAR_EVENT, clear);
    const kept = takeKeptToast();
    if (kept) void show(kept);
    return () => {
      window.removeEventListener(TOAST_EVENT, onToast);
      window.removeEventListener(CLEAR_EVENT, clear);
    };
  }, []);

  return Toaster ? <Toaster isAbove={isAbove} /> : null;
}
