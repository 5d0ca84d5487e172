import type { ReactNode } from "react";

type Props = {
  /** What was bought, and where it is. */
  children: ReactNode;
  /** Help and data: on phones after the purchase, else beside it. */
  side: ReactNode;
  /** Payments and rights: on phones last. */
  last: ReactNode;
};

/** The columns of an order's page. */
export function OrderColumns({ children, side, last }: Props) {
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @4xl:grid-cols-[1fr_20rem] @4xl:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
        <aside className="flex min-w-0 flex-col gap-6 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
          {side}
        </aside>
        <div className="flex min-w-0 flex-col gap-6">{last}</div>
      </div>
    </div>
  );
}
