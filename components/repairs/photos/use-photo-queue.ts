"use client";

import { sendFile } from "@/components/uploads/send-file";
import { shrinkPhoto } from "@/components/uploads/shrink-photo";
import { useUploadQueue } from "@/components/uploads/use-upload-queue";

/** Image formats that the server rejects. */
const NO_PHOTOS = ["image/svg+xml", "image/gif", "image/bmp", "image/tiff"];

type Options = {
  max?: number;
  /** Non-images are ignored silently. */
  dropsOthersSilently?: boolean;
};

/** Photos queued until their order exists; `sendAll` gets its id. */
export function usePhotoQueue({ max = 8, dropsOthersSilently = false }: Options = {}) {
  return useUploadQueue({
    max,
    send: async (file, target, onProgress) =>
      sendFile("/api/repairs/images", await shrinkPhoto(file), target, onProgress),
    check: (chosen) => {
      const drawing = chosen.find(({ type }) => NO_PHOTOS.includes(type));
      const files = chosen.filter(({ type }) => type.startsWith("image/") && !NO_PHOTOS.includes(type));
      const other = chosen.find((file) => !files.includes(file));
      if (drawing)
        return {
          files,
          problem: `«${drawing.name}» no se puede subir. Elige una foto JPG, PNG, WebP o AVIF.`,
        };
      return {
        files,
        problem: other && !dropsOthersSilently ? `«${other.name}» no es una foto.` : undefined,
      };
    },
  });
}
