"use client";

import { useEffect, useRef, useState } from "react";
import { noResponse } from "@/components/forms/no-response";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { getProductImagesAction } from "@/lib/catalog/images/actions";
import type { ProductImage } from "@/lib/catalog/images/types";
import type { ActionResult } from "@/lib/core/result";

type Told = { done?: string; undo?: () => void; failed: string };

const OFFLINE = "No pudimos cargar las imágenes. Revisa tu internet.";

/**
 * A product's images with their mutations: every response contains the whole list. Only that of the newest is shown, so that
 * an earlier one does not undo what was moved meanwhile.
 */
export function useProductImages(productId: string) {
  const [images, setImages] = useState<ProductImage[]>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(0);
  const newest = useRef(0);

  useEffect(() => {
    let isWanted = asked >= 0;
    const turn = newest.current;
    void getProductImagesAction({ productId })
      .catch(noResponse)
      .then((result) => {
        if (!isWanted || turn !== newest.current) return;
        if (result?.ok) setImages(result.data);
        setProblem(result?.ok ? undefined : (result?.message ?? OFFLINE));
      });
    return () => {
      isWanted = false;
    };
  }, [productId, asked]);

  /** Returns an error message, or undefined. */
  async function run(
    change: Promise<ActionResult<ProductImage[]>>,
    { done, undo, failed }: Told,
  ): Promise<string | undefined> {
    const turn = ++newest.current;
    const result = await change.catch(noResponse);
    if (!result?.ok) {
      setAsked((times) => times + 1);
      const message = result?.fieldErrors?.src ?? result?.message ?? OFFLINE;
      if (result?.code === "forbidden") toastError(failed, message);
      else toastError(failed);
      return message;
    }
    if (turn === newest.current) setImages(result.data);
    if (done) toast({ title: done, ...(undo && { undo }) });
    return undefined;
  }

  return { images, problem, setImages, run, reload: () => setAsked((times) => times + 1) };
}

export type ProductImagesState = ReturnType<typeof useProductImages>;
