"use client";

import { useEffect, useRef, useState } from "react";
import { clearToasts, toast } from "@/components/toasts/toast";
import type { Fields, SendAnswer } from "./send-file";
import { thumbnailOf } from "./shrink-photo";

export type Upload = {
  id: string;
  name: string;
  file: File;
  /** Undefined until rendered, or when the browser cannot decode it. */
  preview?: string;
  state: "waiting" | "sending" | "sent" | "failed";
  /** 0 to 100 during the upload. */
  progress: number;
  message?: string;
  /** Path after the upload. */
  src?: string;
};

export type UploadQueue = ReturnType<typeof useUploadQueue>;

type Options = {
  send: (file: File, fields: Fields, onProgress: (percent: number) => void) => Promise<SendAnswer>;
  max?: number;
  /** Validates selected files; without it the server reports errors. */
  check?: (files: File[]) => { files: File[]; problem?: string };
};

/** Sequential uploads in the selected order; failed ones stay and can be retried. */
export function useUploadQueue({ send, max = Number.POSITIVE_INFINITY, check }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [problem, setProblem] = useState<string>();
  const ids = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const removed = useRef(false);

  const isSending = uploads.some(({ state }) => state === "sending");
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isSending]);

  // The form was left without sending: a removed file can no longer be restored.
  useEffect(
    () => () => {
      if (removed.current) clearToasts();
    },
    [],
  );

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  function add(chosen: File[]): Upload[] {
    const { files, problem: refused } = check?.(chosen) ?? { files: chosen };
    const added = files.slice(0, Math.max(0, max - uploads.length)).map((file): Upload => {
      ids.current += 1;
      return { id: `foto-${ids.current}`, name: file.name, file, state: "waiting", progress: 0 };
    });
    setProblem(refused ?? (added.length < files.length ? `Puedes enviar hasta ${max} fotos.` : undefined));
    setUploads((before) => [...before, ...added]);
    for (const { id, file } of added) void thumbnailOf(file).then((preview) => change(id, { preview }));
    return added;
  }

  function remove(id: string) {
    setUploads((before) => before.filter((upload) => upload.id !== id));
    setProblem(undefined);
  }

  /** Removes a file that was not sent yet; the toast's 'undo' restores it in its place, until the files are sent. */
  function takeOut(id: string) {
    const place = uploads.findIndex((upload) => upload.id === id);
    const gone = uploads[place];
    if (!gone) return;
    remove(id);
    removed.current = true;
    const undo = () =>
      setUploads((before) => (before.length < max ? before.toSpliced(place, 0, gone) : before));
    toast({ title: "Quitaste una foto", description: gone.name, undo });
  }

  /** From here on the files are sent with their form: removals can no longer be undone. */
  function settle() {
    if (removed.current) clearToasts();
    removed.current = false;
  }

  async function sendOne({ id, file }: Upload, fields: Fields): Promise<string | undefined> {
    const answer = await send(file, fields, (progress) => change(id, { progress }));
    if (answer.ok) change(id, { state: "sent", progress: 100, src: answer.src });
    else change(id, { state: "failed", message: answer.message });
    return answer.ok ? answer.src : undefined;
  }

  /** Uploads pending files; returns all paths, or undefined when one failed. */
  async function sendAll(fields: Fields = {}, wanted: Upload[] = uploads): Promise<string[] | null> {
    settle();
    const sources = wanted.map((upload) => {
      if (upload.src) return upload.src;
      change(upload.id, { state: "sending", progress: 0, message: undefined });
      const turn = last.current.then(() => sendOne(upload, fields));
      last.current = turn;
      return turn;
    });
    const arrived = (await Promise.all(sources)).filter((src) => src !== undefined);
    return arrived.length === wanted.length ? arrived : null;
  }

  function clear() {
    settle();
    setUploads([]);
  }

  return { uploads, problem, max, isSending, add, remove, takeOut, sendAll, clear };
}
