"use client";

import { useEffect, useState } from "react";
import { noResponse } from "@/components/forms/no-response";
import { toast, toastError } from "@/components/toasts/toast";
import { getProductImagesAction } from "@/lib/catalog/images/actions";
import type { ProductImage } from "@/lib/catalog/images/types";
import type { ActionResult } from "@/lib/core/result";

type Told = { done?: string; undo?: () => void; failed: string };

const OFFLINE = "No pudimos cargar las imágenes. Revisa tu internet.";

/** A product's images with their mutations: every response contains the whole list. */
export function useProductImages(productId: string) {
  const [images, setImages] = useState<ProductImage[]>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let isWanted = asked >= 0;
    void getProductImagesAction({ productId })
      .catch(noResponse)
      .then((result) => {
        if (!isWanted) return;
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
    const result = await change.catch(noResponse);
    if (!result?.ok) {
      const message = result?.fieldErrors?.src ?? result?.message ?? OFFLINE;
      if (result?.code === "forbidden") toastError(failed, message);
      else toastError(failed);
      return message;
    }
    setImages(result.data);
    if (done) toast({ title: done, ...(undo && { undo }) });
    return undefined;
  }

  return { images, problem, setImages, run, reload: () => setAsked((times) => times + 1) };
}

export type ProductImagesState = ReturnType<typeof useProductImages>;
