import type { Route } from "next";
import Link from "next/link";
import { Table, Td, Th } from "@/components/ui/table";
import { formatDay } from "@/lib/core/dates";
import { formatCop, formatNumber } from "@/lib/core/money";
import type { IdleReport, ReorderReport, StockReport } from "@/lib/reports/rows";
import { Bar } from "./bar";
import { Figure } from "./figure";

function ProductCell({ name }: { name: string }) {
  return (
    <Td className="font-semibold wrap-anywhere max-md:basis-full">
      <Link href={`/admin/productos?q=${encodeURIComponent(name)}` as Route} className="quiet-link">
        {name}
      </Link>
    </Td>
  );
}

const costText = (value: number | null) => (value === null ? "No se sabe" : formatCop(value));

/** What to buy, the most urgent first. */
export function ReorderTable({ rows }: Pick<ReorderReport, "rows">) {
  return (
    <Table label="Qué comprar" cards>
      <thead>
        <tr>
          <Th>Producto</Th>
          <Th className="text-right">Salen por semana</Th>
          <Th className="text-right">En existencia</Th>
          <Th className="text-right">Esperan reparaciones</Th>
          <Th className="text-right">Alcanza para</Th>
          <Th className="text-right">Comprar</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, sold, stock, waiting, weeksLeft, buy }) => (
          <tr key={id}>
            <ProductCell name={name} />
            <Figure label="Salen por semana">{(sold / 8).toFixed(1).replace(".", ",")}</Figure>
            <Figure label="En existencia">{formatNumber(stock)}</Figure>
            <Figure label="Esperan reparaciones">{formatNumber(waiting)}</Figure>
            <Figure label="Alcanza para">
              {weeksLeft === null ? "Sin ventas" : `${weeksLeft.toFixed(1).replace(".", ",")} semanas`}
            </Figure>
            <Figure label="Comprar">
              <b>{formatNumber(buy)}</b>
            </Figure>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What has not moved for 90 days. */
export function IdleTable({ rows, seesCost }: Pick<IdleReport, "rows"> & { seesCost: boolean }) {
  return (
    <Table label="Sin moverse" cards>
      <thead>
        <tr>
          <Th>Producto</Th>
          <Th className="text-right">En existencia</Th>
          <Th className="text-right">Precio de venta</Th>
          {seesCost && <Th className="text-right">Costo de las existencias</Th>}
          <Th className="text-right">Última salida</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, stock, price, value, last }) => (
          <tr key={id}>
            <ProductCell name={name} />
            <Figure label="En existencia">{formatNumber(stock)}</Figure>
            <Figure label="Precio de venta">{formatCop(price)}</Figure>
            {seesCost && <Figure label="Costo">{costText(value)}</Figure>}
            <Figure label="Última salida">{last ? formatDay(last) : "Ninguna"}</Figure>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What the stock is worth, by product. */
export function ValueTable({ rows, seesCost }: Pick<StockReport, "rows"> & { seesCost: boolean }) {
  const most = Math.max(0, ...rows.map(({ value }) => value ?? 0));
  return (
    <Table label="Valor del inventario" cards>
      <thead>
        <tr>
          <Th>Producto</Th>
          {seesCost && <Th className="w-1/6 min-w-20">Costo comparado</Th>}
          {seesCost && <Th className="text-right">Costo de las existencias</Th>}
          <Th className="text-right">En existencia</Th>
          <Th className="text-right">Precio de venta</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, stock, price, value }) => (
          <tr key={id}>
            <ProductCell name={name} />
            {seesCost && (
              <Td className="max-md:basis-full">
                <Bar value={value ?? 0} most={most} />
              </Td>
            )}
            {seesCost && (
              <Figure label="Costo">
                <b>{costText(value)}</b>
              </Figure>
            )}
            <Figure label="En existencia">{formatNumber(stock)}</Figure>
            <Figure label="Precio de venta">{formatCop(price)}</Figure>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
