"use client";

import { FileDrop } from "@/components/uploads/file-drop";
import { sendFile } from "@/components/uploads/send-file";
import { UploadRow } from "@/components/uploads/upload-row";
import { useUploadQueue } from "@/components/uploads/use-upload-queue";
import { isOwnVideo, LESSON_FILES, MAX_MATERIAL_BYTES } from "@/lib/courses/lesson-file";
import { FILE_LIMITS } from "@/lib/courses/staff/labels";
import type { Material } from "@/lib/courses/types";

type Props = {
  /** How many materials may still be added. */
  room: number;
  onSent: (material: Material) => void;
};

const LIMITS = { ...FILE_LIMITS, maxFileBytes: MAX_MATERIAL_BYTES, tooHeavy: FILE_LIMITS.materialTooHeavy };
const ACCEPT =
  "application/pdf,application/zip,application/x-zip-compressed,.zip,image/jpeg,image/png,image/webp,image/avif";

/** The file's name without its extension, as initial title. */
const titleOf = ({ name }: File) =>
  name
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/[_-]+/g, " ")
    .trim()
    .slice(0, 120) || "Material";

/** Uploads files as materials; each is added to the list once uploaded, failed ones can be sent again. */
export function MaterialUpload({ room, onSent }: Props) {
  const queue = useUploadQueue({
    check: (files) => ({
      files: files.slice(0, room),
      problem: files.length > room ? "Una lección puede tener hasta 20 materiales." : undefined,
    }),
    send: async (file, fields, onProgress) => {
      const answer = await sendFile(LESSON_FILES, file, fields, onProgress, LIMITS);
      if (answer.ok && isOwnVideo(answer.src))
        return { ok: false, message: "Un video se sube arriba, en Video." };
      if (answer.ok) onSent({ title: titleOf(file), url: answer.src, size: answer.size });
      return answer;
    },
  });
  const open = queue.uploads.filter(({ state }) => state !== "sent");
  return (
    <>
      {open.length > 0 && (
        <ul aria-label="Archivos en camino" className="flex flex-col gap-2">
          {open.map((upload) => (
            <UploadRow
              key={upload.id}
              icon="lucide--file-text"
              upload={upload}
              onRetry={() => void queue.sendAll({}, [upload])}
              onRemove={() => queue.remove(upload.id)}
            />
          ))}
        </ul>
      )}
      <FileDrop
        icon="lucide--upload"
        label="Subir archivos"
        hint="PDF, ZIP o imagen, hasta 10 MB cada uno"
        accept={ACCEPT}
        multiple
        disabled={room <= 0}
        onFiles={(files) => void queue.sendAll({}, queue.add(files))}
      />
      <div aria-live="polite" className="empty:hidden">
        {queue.problem && <p className="text-sm font-semibold text-destructive">{queue.problem}</p>}
      </div>
    </>
  );
}
