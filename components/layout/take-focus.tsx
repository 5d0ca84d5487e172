"use client";

import { useEffect } from "react";

/** Takes the focus to a heading when its screen replaces another: a screen reader goes on reading there. */
export function TakeFocus({ id }: { id: string }) {
  useEffect(() => document.getElementById(id)?.focus({ preventScroll: true }), [id]);
  return null;
}
