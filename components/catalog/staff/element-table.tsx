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
    <Table label={label} cards>
      <thead>
        <tr>
          <Th>
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
            <Td className="w-12 pr-0">
              <Picture
                src={item.image}
                alt=""
                width={40}
                height={40}
                sizes="40px"
                className="size-10 max-w-none rounded-md bg-muted object-cover"
              />
            </Td>
            <Td className="max-md:flex-1 max-md:basis-[70%]">
              <span className="line-clamp-2 font-semibold wrap-anywhere md:line-clamp-1">{item.name}</span>
              <span className="line-clamp-1 text-muted-foreground">{item.description}</span>
            </Td>
            <Td className="font-semibold whitespace-nowrap tabular md:text-right">{formatCop(item.price)}</Td>
            <Td className="max-md:ml-auto md:w-px">
              <span className="flex justify-end">{actions(item)}</span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
