"use client";

import { useRef, useState } from "react";
import type { SendAnswer } from "@/components/forms/send-file";
import type { MediaFolder, StoredImage } from "@/lib/media/types";
import { copyImage, sendImage } from "./send-image";

type Options = { initial: string; folder: MediaFolder; onChange?: (src: string) => void };

/** One picture that a form holds: what is chosen goes to the server at once, what fails leaves the old one. */
export function useImage({ initial, folder, onChange }: Options) {
  const [src, setSrc] = useState(initial);
  const [error, setError] = useState<string>();
  /** Percent while a file is sent; -1 while the server copies an address. */
  const [progress, setProgress] = useState<number>();
  const latest = useRef(0);

  function keep(next: string) {
    setSrc(next);
    onChange?.(next);
  }

  async function settle(start: number, sending: Promise<SendAnswer<StoredImage>>) {
    latest.current += 1;
    const turn = latest.current;
    setProgress(start);
    setError(undefined);
    const answer = await sending;
    // Another picture was chosen meanwhile: this answer is of no interest any more.
    if (turn !== latest.current) return false;
    setProgress(undefined);
    if (answer.ok) keep(answer.data.src);
    else setError(answer.message);
    return answer.ok;
  }

  return {
    src,
    error,
    progress,
    upload: (file: File) => settle(0, sendImage(file, folder, setProgress)),
    copy: (address: string) => settle(-1, copyImage(address, folder)),
    clear: () => {
      latest.current += 1;
      setProgress(undefined);
      setError(undefined);
      keep("");
    },
  };
}
