import { move } from "@dnd-kit/helpers";
import { useState } from "react";
import { PointerDragArea } from "@/components/ui/sortable";
import type { ProductImage } from "@/lib/catalog/images/types";
import { ImageCard, type ImageCardActions } from "./image-card";

type Props = ImageCardActions & {
  images: ProductImage[];
  onReorder: (images: ProductImage[]) => void;
};

/** Sortable grid of images: pointer, keyboard or buttons. */
export function ImageGrid({ images, onReorder, ...actions }: Props) {
  const [announcement, setAnnouncement] = useState("");

  function place(next: ProductImage[], id: string) {
    const at = next.findIndex((image) => image.id === id);
    if (at === images.findIndex((image) => image.id === id)) return;
    setAnnouncement(`Imagen en la posición ${at + 1} de ${next.length}.`);
    onReorder(next);
  }

  function step(from: number, by: -1 | 1) {
    const image = images[from];
    if (image) place(images.toSpliced(from, 1).toSpliced(from + by, 0, image), image.id);
  }

  return (
    <PointerDragArea
      onDragEnd={(event) => {
        if (!event.canceled) place(move(images, event), String(event.operation.source?.id));
      }}
    >
      <ol className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {images.map((image, index) => (
          <ImageCard
            key={image.id}
            image={image}
            index={index}
            count={images.length}
            onStep={(by) => step(index, by)}
            {...actions}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </PointerDragArea>
  );
}
