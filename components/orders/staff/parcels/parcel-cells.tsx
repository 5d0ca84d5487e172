import Link from "next/link";
import { Td } from "@/components/ui/table";
import { orderNumber } from "@/lib/orders/order-number";
import { ORDER_LIST } from "@/lib/orders/staff/list";
import type { StaffParcel } from "@/lib/orders/staff/rows";
import type { ParcelRow } from "./use-parcels";

/** Number and customer of a row. */
export function ParcelCells({ row }: { row: ParcelRow }) {
  return (
    <>
      <Td className="max-md:flex-1 md:w-px">
        <Link
          href={`${ORDER_LIST.path}/${row.id}`}
          className="inline-flex min-h-6 items-center font-display text-base font-bold text-primary hover:underline"
        >
          {orderNumber(row.id)}
        </Link>
      </Td>
      <Td className="max-md:basis-full md:max-w-52">
        <span className="font-semibold wrap-anywhere md:block md:truncate">{row.customerName}</span>{" "}
        <span className="text-muted-foreground">{row.city}</span>
      </Td>
    </>
  );
}

/** Why a row was refused; with the id that its field names. */
export function RowReason({ row, id }: { row: ParcelRow; id: string }) {
  return row.reason ? (
    <p id={id} className="mt-1 text-sm font-semibold wrap-anywhere text-destructive">
      {row.reason}
    </p>
  ) : null;
}

/** Orders with which nothing can be done now. */
export function BlockedParcels({ parcels, title }: { parcels: StaffParcel[]; title: string }) {
  if (parcels.length === 0) return null;
  return (
    <section aria-label={title} className="panel mt-4 flex flex-col gap-2 p-4">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-col gap-1 text-sm">
        {parcels.map(({ id, customerName, obstacle }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              href={`${ORDER_LIST.path}/${id}`}
              className="inline-flex min-h-6 items-center font-bold text-primary hover:underline"
            >
              {orderNumber(id)}
            </Link>
            , {customerName}: {obstacle}
          </li>
        ))}
      </ul>
    </section>
  );
}
