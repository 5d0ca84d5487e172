import { STATE_STYLES } from "@/components/repairs/state-styles";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { REPAIR_STATES, STATE_LABELS } from "@/lib/repairs/labels";
import type { RepairState } from "@/lib/repairs/rows";
import type { MovableCard } from "./move-board";

type Props = {
  card?: MovableCard;
  onClose: () => void;
  onChoose: (state: RepairState) => void;
};

/** Menu of the last five states, to move a card without dragging. */
export function MoveChoice({ card, onClose, onChoose }: Props) {
  return (
    <Dialog
      open={card !== undefined}
      onClose={onClose}
      title={`Mover la orden ${card?.number ?? ""}`}
      size="sm"
    >
      <ul className="flex flex-col gap-2">
        {REPAIR_STATES.slice(1).map((state) => (
          <li key={state}>
            <button
              type="button"
              disabled={state === card?.state}
              onClick={() => onChoose(state)}
              className="flex min-h-12 w-full items-center gap-3 rounded-md border border-input px-4 text-left font-semibold hover:bg-muted disabled:opacity-60"
            >
              <Icon name={STATE_STYLES[state].icon} className="size-5" />
              {STATE_LABELS[state]}
              {state === card?.state && (
                <span className="ml-auto text-sm font-normal text-muted-foreground">Está aquí</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
