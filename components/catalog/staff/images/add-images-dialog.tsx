import { useEffect, useId, useState, useTransition } from "react";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { ChooseOrDrop, FileDrop, PICTURES } from "@/components/uploads/file-drop";
import { PhotoGuide } from "@/components/uploads/photo-guide";
import { sendFile } from "@/components/uploads/send-file";
import { UploadRow } from "@/components/uploads/upload-row";
import { type Upload, useUploadQueue } from "@/components/uploads/use-upload-queue";
import { addProductImageAction } from "@/lib/catalog/images/actions";
import { IMAGE_TEXTS } from "@/lib/catalog/images/labels";
import { AddressFields, EMPTY_ADDRESS } from "./address-fields";
import { NestedDialog } from "./nested-dialog";
import type { ProductImagesState } from "./use-product-images";

type Props = {
  open: boolean;
  productId: string;
  run: ProductImagesState["run"];
  onClose: () => void;
};

const TEXTS = { done: IMAGE_TEXTS.added, failed: IMAGE_TEXTS.notAdded };

/** Adds images: several files, saved as each upload finishes, or one by URL. */
export function AddImagesDialog({ open, productId, run, onClose }: Props) {
  const id = useId();
  const [address, setAddress] = useState(EMPTY_ADDRESS);
  const [message, setMessage] = useState<string>();
  const [pending, startTransition] = useTransition();
  const queue = useUploadQueue({
    send: async (file, fields, onProgress) => {
      const answer = await sendFile("/api/media", file, fields, onProgress);
      const wrong = answer.ok && (await run(addProductImageAction({ productId, src: answer.src }), TEXTS));
      return wrong ? { ok: false, message: wrong } : answer;
    },
  });
  const send = (uploads: Upload[]) => void queue.sendAll({ folder: "productos" }, uploads);

  // Once all have arrived there is nothing left to do; what failed, or an address that was begun, keeps it open.
  useEffect(() => {
    const isAllThere = queue.uploads.length > 0 && queue.uploads.every(({ state }) => state === "sent");
    if (isAllThere && !address.src.trim()) close();
  });

  function close() {
    if (!queue.isSending) queue.clear();
    setMessage(undefined);
    onClose();
  }

  function add() {
    const wanted = { ...address, src: address.src.trim() };
    if (!wanted.src) return setMessage(IMAGE_TEXTS.urlRequired);
    startTransition(async () => {
      const wrong = await run(addProductImageAction({ productId, ...wanted }), TEXTS);
      setMessage(wrong);
      if (wrong) return;
      setAddress(EMPTY_ADDRESS);
      close();
    });
  }

  /** Files were added and no address is waiting: what is left is to leave. */
  const isDone = queue.uploads.length > 0 && !address.src.trim();

  return (
    <NestedDialog open={open} title="Agregar imagen" onClose={close} onSubmit={add}>
      {queue.uploads.length === 0 && <PhotoGuide of="product" />}
      <FileDrop
        {...PICTURES}
        label={<ChooseOrDrop what="imágenes" />}
        multiple
        onFiles={(files) => send(queue.add(files))}
      />
      {queue.uploads.length > 0 && (
        <ul aria-label="Imágenes que se envían" className="flex flex-col gap-2">
          {queue.uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={() => send([upload])} />
          ))}
        </ul>
      )}
      <AddressFields id={id} value={address} error={message} onChange={setAddress} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant={isDone ? "default" : "ghost"} onClick={close} disabled={pending}>
          {queue.uploads.length > 0 ? "Listo" : "Cancelar"}
        </Button>
        <SubmitButton variant={isDone ? "outline" : "default"} pending={pending} pendingText="Agregando...">
          Agregar por URL
        </SubmitButton>
      </div>
    </NestedDialog>
  );
}
