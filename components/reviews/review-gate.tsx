"use client";

import { type ComponentType, useEffect, useState } from "react";

type Props = { productId: string };

/** Loads the user's own review only with the session hint cookie, since the page is cached. */
export function ReviewGate({ productId }: Props) {
  const [Own, setOwn] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (!("session" in document.documentElement.dataset)) return;
    import("./own-review")
      .then(({ OwnReview }) => setOwn(() => OwnReview))
      // Offline: ignore; the next visit retries.
      .catch(() => undefined);
  }, []);

  return Own ? <Own productId={productId} /> : null;
}
