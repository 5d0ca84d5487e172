"use client";

import { useEffect } from "react";

/** Focuses a heading when its screen replaces another, so that a screen reader continues there. */
export function TakeFocus({ id }: { id: string }) {
  useEffect(() => document.getElementById(id)?.focus({ preventScroll: true }), [id]);
  return null;
}
