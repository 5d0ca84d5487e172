import { useId, useState, useTransition } from "react";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { addProductImageAction } from "@/lib/catalog/images/actions";
import { IMAGE_TEXTS } from "@/lib/catalog/images/labels";
import { AddressFields, EMPTY_ADDRESS } from "./address-fields";
import { ImageDrop } from "./image-drop";
import { TopDialog } from "./top-dialog";
import { UploadRow } from "./upload-row";
import { useImageQueue } from "./use-image-queue";
import type { ProductImagesState } from "./use-product-images";

type Props = {
  open: boolean;
  productId: string;
  run: ProductImagesState["run"];
  onClose: () => void;
};

const TEXTS = { done: IMAGE_TEXTS.added, failed: IMAGE_TEXTS.notAdded };

/** New pictures: several files at once, which are added as soon as they arrive, or one by its address. */
export function AddImagesDialog({ open, productId, run, onClose }: Props) {
  const id = useId();
  const [address, setAddress] = useState(EMPTY_ADDRESS);
  const [message, setMessage] = useState<string>();
  const [pending, startTransition] = useTransition();
  const queue = useImageQueue(({ src }) => run(addProductImageAction({ productId, src }), TEXTS));

  function close() {
    if (!queue.isBusy) queue.clear();
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
      onClose();
    });
  }

  return (
    <TopDialog open={open} title="Agregar imagen" onClose={close} onSubmit={add}>
      <ImageDrop
        id={`${id}-files`}
        label="Arrastra o elige imágenes"
        multiple
        onFiles={(files) => queue.add(files)}
      />
      {queue.items.length > 0 && (
        <ul aria-label="Imágenes que se envían" className="flex flex-col gap-2">
          {queue.items.map((item) => (
            <UploadRow key={item.id} item={item} onRetry={() => queue.retry(item)} />
          ))}
        </ul>
      )}
      <AddressFields id={id} value={address} error={message} onChange={setAddress} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={close} disabled={pending}>
          {queue.items.length > 0 ? "Listo" : "Cancelar"}
        </Button>
        <SubmitButton pending={pending} pendingText="Agregando...">
          Agregar por URL
        </SubmitButton>
      </div>
    </TopDialog>
  );
}
