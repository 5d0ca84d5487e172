"use client";

import { useRef, useState } from "react";
import { noResponse } from "@/components/forms/no-response";
import { NOT_CONNECTED, type SendAnswer, sendFile } from "@/components/uploads/send-file";
import { copyImageAction } from "@/lib/media/actions";
import type { MediaFolder } from "@/lib/media/types";

type Options = { initial: string; folder: MediaFolder; onChange?: (src: string) => void };

/** State of a form's image: uploads immediately; on failure the previous one is kept. */
export function useImage({ initial, folder, onChange }: Options) {
  const [src, setSrc] = useState(initial);
  const [error, setError] = useState<string>();
  /** Percentage of an upload; -1 while the server copies a URL. */
  const [progress, setProgress] = useState<number>();
  const latest = useRef(0);

  function keep(next: string) {
    setSrc(next);
    onChange?.(next);
  }

  async function settle(start: number, sending: Promise<SendAnswer>) {
    latest.current += 1;
    const turn = latest.current;
    setProgress(start);
    setError(undefined);
    const answer = await sending;
    // Another image was selected meanwhile: ignore this response.
    if (turn !== latest.current) return false;
    setProgress(undefined);
    if (answer.ok) keep(answer.src);
    else setError(answer.message);
    return answer.ok;
  }

  return {
    src,
    error,
    progress,
    upload: (file: File) => settle(0, sendFile("/api/media", file, { folder }, setProgress)),
    copy: (address: string) => settle(-1, copyImage(address, folder)),
    clear: () => {
      latest.current += 1;
      setProgress(undefined);
      setError(undefined);
      keep("");
    },
  };
}

/** The server copies an image from its public URL. */
async function copyImage(address: string, folder: MediaFolder): Promise<SendAnswer> {
  const result = await copyImageAction({ address, folder }).catch(noResponse);
  if (result?.ok) return { ok: true, src: result.data.src };
  return { ok: false, message: result?.fieldErrors?.address ?? result?.message ?? NOT_CONNECTED };
}
