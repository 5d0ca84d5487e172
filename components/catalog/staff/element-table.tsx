import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { Table, Td, Th } from "@/components/ui/table";
import { formatCop } from "@/lib/core/money";

type Element = { id: string; name: string; description: string; price: number; image: string };

type Props<Item extends Element> = {
  label: string;
  items: Item[];
  /** Row actions. */
  actions: (item: Item) => ReactNode;
};

/** A simple staff table: image, name, price and actions. */
export function ElementTable<Item extends Element>({ label, items, actions }: Props<Item>) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th className="max-sm:hidden">
            <span className="sr-only">Imagen</span>
          </Th>
          <Th>Nombre</Th>
          <Th className="text-right">Precio</Th>
          <Th className="text-right">Acciones</Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} className="hover:bg-muted">
            <Td className="w-18 max-sm:hidden">
              <Picture
                src={item.image}
                alt=""
                width={56}
                height={56}
                sizes="56px"
                className="size-14 max-w-none rounded-md bg-muted object-cover"
              />
            </Td>
            <Td className="min-w-32">
              <span className="block font-semibold wrap-anywhere">{item.name}</span>
              <span className="line-clamp-1 text-muted-foreground">{item.description}</span>
            </Td>
            <Td className="text-right font-semibold whitespace-nowrap tabular-nums">
              {formatCop(item.price)}
            </Td>
            <Td>
              <span className="flex justify-end">{actions(item)}</span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
