"use client";

import { type ComponentType, useEffect, useState } from "react";

type Props = { productId: string };

/** Where a buyer writes a review. Cached pages know nobody, so it loads only where somebody is signed in. */
export function ReviewGate({ productId }: Props) {
  const [Own, setOwn] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (!("session" in document.documentElement.dataset)) return;
    import("./own-review")
      .then(({ OwnReview }) => setOwn(() => OwnReview))
      // Offline: the page stays readable; the next visit asks again.
      .catch(() => undefined);
  }, []);

  return Own ? <Own productId={productId} /> : null;
}
