import { useSortable } from "@dnd-kit/react/sortable";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ProductImage } from "@/lib/catalog/images/types";
import { cn } from "@/lib/core/cn";

export type ImageCardActions = {
  onEdit: (image: ProductImage) => void;
  onPrimary: (image: ProductImage) => void;
  /** Undefined when deleting is not allowed. */
  onDelete?: (image: ProductImage) => void;
};

type Props = ImageCardActions & {
  image: ProductImage;
  index: number;
  count: number;
  onStep: (by: -1 | 1) => void;
};

const STEPS: Record<string, -1 | 1 | undefined> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** An image with its actions. */
export function ImageCard({ image, index, count, onStep, onEdit, onPrimary, onDelete }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: image.id, index });
  const name = `imagen ${index + 1}`;
  return (
    <li
      ref={ref}
      aria-label={image.alt || `Imagen ${index + 1}`}
      className={cn("panel flex flex-col overflow-hidden bg-card", isDragging && "opacity-60")}
    >
      <div className="relative">
        <img
          src={image.src}
          alt={image.alt || `Imagen ${index + 1} del producto`}
          loading="lazy"
          draggable={false}
          className="aspect-square w-full bg-muted object-contain"
        />
        {image.isPrimary && <span className="absolute top-2 left-2 badge badge-primary">Principal</span>}
        <button
          ref={handleRef}
          type="button"
          aria-label={`Mover ${name} con las flechas`}
          onKeyDown={(event) => {
            const by = STEPS[event.key];
            if (!by) return;
            event.preventDefault();
            if (index + by >= 0 && index + by < count) onStep(by);
          }}
          className="absolute top-1 right-1 grid size-11 cursor-grab touch-none place-items-center rounded-md bg-card/90"
        >
          <Icon name="lucide--grip-vertical" />
        </button>
      </div>
      <div className="flex flex-wrap justify-center border-t border-border">
        <Tool
          icon="lucide--arrow-up"
          label={`Subir ${name}`}
          disabled={index === 0}
          onUse={() => onStep(-1)}
        />
        <Tool
          icon="lucide--arrow-down"
          label={`Bajar ${name}`}
          disabled={index === count - 1}
          onUse={() => onStep(1)}
        />
        <Tool
          icon="lucide--star"
          label={image.isPrimary ? `La ${name} es la principal` : `Usar ${name} como principal`}
          disabled={image.isPrimary}
          onUse={() => onPrimary(image)}
        />
        <Tool icon="lucide--pencil" label={`Editar ${name}`} onUse={() => onEdit(image)} />
        {onDelete && <Tool icon="lucide--trash-2" label={`Eliminar ${name}`} onUse={() => onDelete(image)} />}
      </div>
    </li>
  );
}

type ToolProps = { icon: IconName; label: string; disabled?: boolean; onUse: () => void };

function Tool({ icon, label, disabled, onUse }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Still in the tab order, so that the focus is kept when an image reaches an end.
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onUse()}
      className="icon-btn aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
