"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { UploadList } from "@/components/uploads/upload-list";
import type { UploadQueue } from "@/components/uploads/use-upload-queue";
import type { TakenIn } from "@/lib/repairs/intake/rows";
import { RepairDocuments } from "../repair-documents";

type Props = { taken: TakenIn; queue: UploadQueue; onSend: () => void };

/** Confirmation of a check-in: number, documents, next check-in. */
export function IntakeDone({ taken, queue, onSend }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="ingreso-listo" className="panel mx-auto flex max-w-2xl flex-col gap-6 p-6">
      <div className="flex items-center gap-4">
        <Icon name="lucide--circle-check-big" className="size-12 shrink-0 text-success" />
        <div>
          <h2 id="ingreso-listo" ref={heading} tabIndex={-1} className="text-2xl outline-none">
            Orden <span className="text-primary">{taken.number}</span> creada
          </h2>
          <p className="text-muted-foreground">
            Imprime el recibo, fírmenlo los dos y pega la etiqueta al equipo.
          </p>
        </div>
      </div>
      <UploadList queue={queue} onSend={onSend} />
      <div className="flex flex-col gap-4">
        <a
          href={`/api/repairs/${taken.id}/ingreso`}
          target="_blank"
          rel="noopener"
          className={buttonVariants({ size: "lg", className: "sm:self-start" })}
        >
          <Icon name="lucide--printer" />
          Imprimir recibo y etiqueta
        </a>
        <RepairDocuments repairId={taken.id} isReceived hasExitPaper={false} />
      </div>
      <div className="flex flex-wrap gap-3 border-t pt-5">
        {/* Full page load: the next order needs a new idempotency key. */}
        <a href="/admin/servicios-tecnicos/nueva" className={buttonVariants({ variant: "outline" })}>
          <Icon name="lucide--clipboard-plus" />
          Recibir otro equipo
        </a>
        <Link href={`/admin/servicios-tecnicos/${taken.id}`} className={buttonVariants({ variant: "ghost" })}>
          Abrir la orden
        </Link>
        <Link href="/admin/servicios-tecnicos" className={buttonVariants({ variant: "ghost" })}>
          Volver al tablero
        </Link>
      </div>
    </section>
  );
}
