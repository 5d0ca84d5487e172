"use client";

import { useRef, useState } from "react";
import type { StoredImage } from "@/lib/media/types";
import { sendImage } from "./send-image";

export type QueuedImage = {
  id: number;
  name: string;
  file: File;
  state: "sending" | "sent" | "failed";
  progress: number;
  message?: string;
};

const AT_ONCE = 3;

/** Several pictures at once: each has its own progress, and one that fails stays and can be tried again. */
export function useImageQueue(onStored: (image: StoredImage, name: string) => Promise<string | undefined>) {
  const [items, setItems] = useState<QueuedImage[]>([]);
  const ids = useRef(0);
  const waiting = useRef<QueuedImage[]>([]);
  const running = useRef(0);

  const change = (id: number, news: Partial<QueuedImage>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...news } : item)));

  async function work() {
    const item = waiting.current.shift();
    if (!item) return;
    running.current += 1;
    const answer = await sendImage(item.file, "productos", (progress) => change(item.id, { progress }));
    const wrong = answer.ok ? await onStored(answer.data, item.name) : answer.message;
    change(item.id, wrong ? { state: "failed", message: wrong } : { state: "sent", progress: 100 });
    running.current -= 1;
    void work();
  }

  function start(added: QueuedImage[]) {
    waiting.current.push(...added);
    for (let free = AT_ONCE - running.current; free > 0 && waiting.current.length > 0; free -= 1) void work();
  }

  return {
    items,
    isBusy: items.some(({ state }) => state === "sending"),
    add: (files: File[]) => {
      const added = files.map((file): QueuedImage => {
        ids.current += 1;
        return { id: ids.current, name: file.name, file, state: "sending", progress: 0 };
      });
      setItems((before) => [...before, ...added]);
      start(added);
    },
    retry: (item: QueuedImage) => {
      change(item.id, { state: "sending", progress: 0, message: undefined });
      start([item]);
    },
    clear: () => setItems([]),
  };
}
