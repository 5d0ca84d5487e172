"use client";

import { type ComponentType, useEffect, useState } from "react";
import { toastError } from "@/components/toasts/toast-error";
import { Button } from "@/components/ui/button";
import { REVIEWS_ANCHOR, reviewAnchor, STATUS_TEXT } from "@/lib/reviews/labels";
import type { OwnReview as Own } from "@/lib/reviews/rows";
import type { ReviewFormProps } from "./review-form";
import { Stars } from "./stars";

/** The signed-in user's review of a product, or the form to write it. */
export function OwnReview({ productId }: { productId: string }) {
  const [own, setOwn] = useState<Own | null>(null);
  const [Form, setForm] = useState<ComponentType<ReviewFormProps>>();

  useEffect(() => {
    const abort = new AbortController();
    fetch(`/api/reviews?producto=${productId}`, { signal: abort.signal })
      .then(async (response) => {
        if (response.ok) setOwn(((await response.json()) as { own: Own | null }).own);
      })
      .catch(() => undefined);
    return () => abort.abort();
  }, [productId]);

  const canReview = own?.canReview === true;
  useEffect(() => {
    // Scrolls to the form when linked from an order.
    if (canReview && window.location.hash === `#${REVIEWS_ANCHOR}`) void loadForm().then(setForm);
  }, [canReview]);

  if (own?.review) return <Written {...own.review} />;
  if (!canReview) return null;
  if (Form) return <Form productId={productId} onSent={(review) => setOwn({ canReview: false, review })} />;
  return (
    <div>
      <Button variant="warm" onClick={() => loadForm().then(setForm)}>
        Escribe tu reseña
      </Button>
    </div>
  );
}

/** setState treats functions as updaters, so the component is wrapped. */
async function loadForm() {
  const found = await import("./review-form").catch(() => undefined);
  if (!found) toastError("No pudimos abrir el formulario. Revisa tu internet e intenta de nuevo.");
  return () => found?.ReviewForm;
}

/** The submitted review; once approved, only the public list shows it. */
function Written({ id, stars, body, status }: NonNullable<Own["review"]>) {
  if (status === "approved" && document.getElementById(reviewAnchor(id)))
    return (
      <p role="status" className="text-muted-foreground">
        {STATUS_TEXT.approved}
      </p>
    );
  return (
    <div className="panel review border-primary px-4">
      <div className="rating">
        <Stars value={stars} />
        <b>Tu reseña</b>
      </div>
      <p>{body}</p>
      <span role="status" className="text-sm text-muted-foreground">
        {STATUS_TEXT[status]}
      </span>
    </div>
  );
}
