import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/core/cn";

const CHECKING = "Verificando permisos...";
const ROWS = ["w-3/5", "w-4/5", "w-2/3", "w-3/4", "w-1/2", "w-4/5", "w-2/3", "w-3/5", "w-3/4", "w-1/2"];
const COLUMNS = [3, 4, 2, 3, 2, 3];

/** A title and an action, in one line. */
function Head({ text = CHECKING }: { text?: string }) {
  return (
    <div className="list-head">
      <div>
        <Skeleton className="h-9 w-36" />
        <p role="status" className="text-sm text-muted-foreground">
          {text}
        </p>
      </div>
      <Skeleton className="h-11 w-36 max-sm:w-12 pointer-fine:h-9" />
    </div>
  );
}

function Tools() {
  return (
    <div className="list-tools">
      <Skeleton className="h-11 min-w-0 flex-1 pointer-fine:h-9" />
      <Skeleton className="h-11 w-28 md:w-1/2 pointer-fine:h-9" />
    </div>
  );
}

function Card({ className }: { className: string }) {
  return (
    <div className={cn("panel flex flex-col gap-4 p-5", className)}>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}

/** A staff list: title, search and filters, rows. */
export function ListSkeleton() {
  return (
    <>
      <Head />
      <Tools />
      <div className="panel divide-y divide-border overflow-hidden">
        <div className="h-7 max-md:hidden" />
        {ROWS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have no more than their place
          <div key={index} className="flex h-24 items-center gap-4 px-4 md:h-13">
            <Skeleton className="size-5 shrink-0" />
            <Skeleton className={cn("h-4", width)} />
            <Skeleton className="ml-auto h-4 w-20 shrink-0 max-md:hidden" />
          </div>
        ))}
      </div>
    </>
  );
}

/** The workshop's board: columns of cards. */
export function BoardSkeleton() {
  return (
    <>
      <Head />
      <Tools />
      <BoardColumns />
    </>
  );
}

export function BoardColumns() {
  return (
    <div className="-mx-1 grid auto-cols-[minmax(14rem,1fr)] grid-flow-col gap-2 overflow-hidden px-1 max-sm:auto-cols-[78%] lg:auto-cols-[minmax(8.75rem,1fr)]">
      {COLUMNS.map((cards, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns of nothing have no more than their place
        <div key={column} className="flex min-h-40 flex-col gap-2 rounded-lg bg-muted p-1.5">
          <Skeleton className="h-6 w-24" />
          {ROWS.slice(0, cards).map((width, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <div key={card} className="panel flex h-28 flex-col gap-3 p-3">
              <Skeleton className="h-4 w-16" />
              <Skeleton className={cn("h-4", width)} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** One record: its bar with the next step, what it holds, and who it belongs to. */
export function DetailSkeleton() {
  return (
    <>
      <div className="mb-4 flex items-center gap-4 py-2 lg:-mt-2.5">
        <Skeleton className="size-11 shrink-0" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <Skeleton className="h-8 w-48 max-w-full" />
          <p role="status" className="text-sm text-muted-foreground">
            {CHECKING}
          </p>
        </div>
        <Skeleton className="h-11 w-40 max-sm:hidden" />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-6">
        <div className="flex flex-col gap-4">
          <Card className="h-80" />
          <Card className="h-44" />
        </div>
        <Card className="h-80" />
      </div>
    </>
  );
}

/** A form of a record: fields, and what is decided beside them. */
export function EditorSkeleton() {
  return (
    <>
      <Head />
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="panel flex flex-col gap-5 p-5">
          {ROWS.slice(0, 5).map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fields of nothing have no more than their place
            <div key={index} className="flex flex-col gap-2">
              <Skeleton className={cn("h-4 max-w-40", width)} />
              <Skeleton className="h-11" />
            </div>
          ))}
          <Skeleton className="h-40" />
        </div>
        <Card className="h-56" />
      </div>
    </>
  );
}

/** The staff's first page: what waits, beside the day. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Head text="Cargando..." />
      <Skeleton className="h-10" />
      <div className="grid items-start gap-x-6 gap-y-4 xl:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-4">
          <Card className="h-64" />
          <Card className="h-64" />
        </div>
        <Card className="h-96" />
      </div>
    </div>
  );
}

/** A page of a customer's panel. */
export function PanelSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-10 w-56" />
        <p role="status" className="text-lg text-muted-foreground">
          Cargando...
        </p>
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
