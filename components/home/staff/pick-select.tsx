import { Label } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { PickKind } from "@/lib/home/staff/labels";
import type { Pickable } from "@/lib/home/staff/rows";

type Props = { kind: PickKind; options: Pickable[]; onChoose: (item: Pickable) => void };

/** A list of what may be chosen; choosing adds it. */
export function PickSelect({ kind, options, onChoose }: Props) {
  const id = `elegir-${kind}`;
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{kind === "service" ? "Agregar un servicio" : "Agregar un curso"}</Label>
      <Select
        id={id}
        value=""
        onChange={(event) => {
          const item = options.find((one) => one.id === event.target.value);
          if (item) onChoose(item);
        }}
      >
        <option value="">Elegir…</option>
        {options.map((item) => (
          <option key={item.id} value={item.id}>
            {item.name}
          </option>
        ))}
      </Select>
    </div>
  );
}
