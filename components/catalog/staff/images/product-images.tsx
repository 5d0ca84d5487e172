"use client";

import { useState } from "react";
import { UNDONE } from "@/components/forms/use-quick-action";
import { clearToasts } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import {
  deleteProductImageAction,
  reorderProductImagesAction,
  setPrimaryImageAction,
} from "@/lib/catalog/images/actions";
import { IMAGE_TEXTS } from "@/lib/catalog/images/labels";
import type { ProductImage } from "@/lib/catalog/images/types";
import { AddImagesDialog } from "./add-images-dialog";
import { EditImageDialog } from "./edit-image-dialog";
import { ImageGrid } from "./image-grid";
import { useProductImages } from "./use-product-images";

type Props = { productId: string; canDelete: boolean };

/** Image manager of a product: add, describe, sort, choose the main one; the superadmin deletes. */
export function ProductImages({ productId, canDelete }: Props) {
  const { images, problem, setImages, run, reload } = useProductImages(productId);
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<ProductImage>();
  const [doomed, setDoomed] = useState<ProductImage>();

  /** The last order only is taken back: earlier toasts go. */
  async function reorder(next: ProductImage[], before?: ProductImage[]) {
    setImages(next);
    const ids = next.map(({ id }) => id);
    await run(reorderProductImagesAction({ productId, ids }).finally(clearToasts), {
      done: before ? IMAGE_TEXTS.moved : UNDONE,
      ...(before && { undo: () => void reorder(before) }),
      failed: IMAGE_TEXTS.notUpdated,
    });
  }

  if (!images)
    return problem ? (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{problem}</p>
        <Button variant="outline" onClick={reload}>
          Intentar de nuevo
        </Button>
      </div>
    ) : (
      <div role="status" className="flex flex-col gap-3">
        <p>Cargando imágenes...</p>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  return (
    <section aria-label="Imágenes del producto" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">
          {images.length === 0
            ? "Este producto no tiene imágenes todavía."
            : "La principal aparece en la tienda. Arrastra una imagen para cambiar el orden, o usa Subir y Bajar."}
        </p>
        <Button variant="outline" onClick={() => setAdding(true)}>
          <Icon name="lucide--image-plus" />
          Agregar imagen
        </Button>
      </div>
      <ImageGrid
        images={images}
        onReorder={(next) => void reorder(next, images)}
        onEdit={setEdited}
        onPrimary={({ id }) =>
          void run(setPrimaryImageAction({ productId, id }), {
            done: IMAGE_TEXTS.updated,
            failed: IMAGE_TEXTS.notUpdated,
          })
        }
        onDelete={canDelete ? setDoomed : undefined}
      />
      <AddImagesDialog open={isAdding} productId={productId} run={run} onClose={() => setAdding(false)} />
      {edited && (
        <EditImageDialog
          productId={productId}
          image={edited}
          run={run}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title="¿Eliminar imagen?"
        text="La imagen deja de verse en el producto. Esta acción no se puede deshacer."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={() => {
          const texts = { done: IMAGE_TEXTS.deleted, failed: IMAGE_TEXTS.notDeleted };
          return doomed && run(deleteProductImageAction({ productId, id: doomed.id }), texts);
        }}
      />
    </section>
  );
}
