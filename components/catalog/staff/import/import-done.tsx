import type { Route } from "next";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ImportResult } from "@/lib/catalog/import/types";
import { counted } from "@/lib/core/counted";
import { formatNumber } from "@/lib/core/money";

type Props = { result: ImportResult; onRestart: () => void };

export function ImportDone({ result: { created, changed, unchanged }, onRestart }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label="Importación terminada" className="panel flex flex-col items-start gap-4 p-6">
      <Icon name="lucide--circle-check-big" className="size-10 text-success" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Importación terminada
      </h2>
      <p>
        {counted(created, "nuevo", "nuevos")}, {counted(changed, "cambiado", "cambiados")},{" "}
        {formatNumber(unchanged)} sin cambios.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link href={"/admin/productos" as Route} className={buttonVariants()}>
          Ver productos
        </Link>
        <Button variant="outline" onClick={onRestart}>
          Importar otro archivo
        </Button>
      </div>
    </section>
  );
}
