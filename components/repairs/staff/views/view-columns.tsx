import type { ReactNode } from "react";

/** Main column and aside; stacked where there is no room for both. Focused elements scroll clear of the bar above. */
export function ViewColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-6 [&_:is(a,button,input,select,textarea,summary)]:scroll-mt-56">
      <div className="flex min-w-0 flex-[2_1_24rem] flex-col gap-6">{children}</div>
      <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-6">{aside}</div>
    </div>
  );
}
