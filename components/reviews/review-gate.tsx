"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useSessionHint } from "@/components/live/session-hint";

type Props = { productId: string };

/** Loads the user's own review only when the visitor seems to be signed in, since the page is cached. */
export function ReviewGate({ productId }: Props) {
  const [Own, setOwn] = useState<ComponentType<Props>>();
  const isHinted = useSessionHint();

  useEffect(() => {
    if (!isHinted) return;
    import("./own-review")
      .then(({ OwnReview }) => setOwn(() => OwnReview))
      // Offline: ignore; the next visit retries.
      .catch(() => undefined);
  }, [isHinted]);

  return Own ? <Own productId={productId} /> : null;
}
