import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { formatCop } from "@/lib/core/money";
import type { Pickable } from "@/lib/home/staff/rows";

type Props = {
  item: Pickable;
  place: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A chosen item with its order buttons. */
export function PickRow({ item, place, total, onMove, onRemove }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-3 py-1.5">
      <span className="w-5 text-sm text-muted-foreground tabular">{place + 1}</span>
      <Picture
        src={item.image}
        alt=""
        width={80}
        height={80}
        sizes="40px"
        className="size-10 shrink-0 rounded-md bg-muted object-cover"
      />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{item.name}</p>
        <p className="text-sm text-muted-foreground">
          {formatCop(item.price)}
          {item.image === "" && " · sin foto"}
        </p>
      </div>
      <div className="ml-auto flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Subir: ${item.name}`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <Icon name="lucide--arrow-up" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Bajar: ${item.name}`}
          disabled={place === total - 1}
          onClick={() => onMove(place + 1)}
        >
          <Icon name="lucide--arrow-down" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Quitar: ${item.name}`} onClick={onRemove}>
          <Icon name="lucide--x" />
        </Button>
      </div>
    </li>
  );
}
