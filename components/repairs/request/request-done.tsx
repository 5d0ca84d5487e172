import { useEffect, useRef } from "react";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { UploadList } from "@/components/uploads/upload-list";
import type { UploadQueue } from "@/components/uploads/use-upload-queue";
import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import type { PlacedRequest } from "./request-values";

type Props = { placed: PlacedRequest; queue: UploadQueue; isPickUp: boolean; onAgain: () => void };

/** Confirmation: number, link and next steps. */
export function RequestDone({ placed, queue, isPickUp, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next = [
    isPickUp
      ? "Vamos a tu casa en la franja que elegiste. Ten a mano los cables y los controles."
      : "Trae tu equipo con sus cables y controles cuando quieras, en nuestro horario. No necesitas cita.",
    `Lo revisamos gratis: en menos de ${DIAGNOSIS_TIME} tienes el diagnóstico.`,
    placed.copyTo
      ? "Te enviamos la cotización por correo. Tú la apruebas o la rechazas; sin tu aprobación no reparamos nada."
      : "La cotización aparece en tu enlace. Tú la apruebas o la rechazas; sin tu aprobación no reparamos nada.",
    placed.copyTo
      ? "Te avisamos por correo apenas esté listo, con garantía por escrito."
      : "Tu enlace dice cuándo está listo. Te lo entregamos con garantía por escrito.",
  ];
  return (
    <section aria-labelledby="request-done" className="panel flex flex-col gap-6 p-5 sm:p-8">
      <div className="flex flex-col items-start gap-3">
        <Icon name="lucide--circle-check-big" className="size-12 text-success" />
        <h2 id="request-done" tabIndex={-1} ref={heading} className="text-3xl outline-none">
          ¡Solicitud recibida!
        </h2>
        <p className="text-lg">
          Tu reparación es la{" "}
          <b className="rounded-sm bg-muted px-2 py-0.5 font-display text-primary">{placed.number}</b>. Guarda
          tu enlace: con él ves el estado sin iniciar sesión.
          {placed.copyTo && (
            <>
              {" "}
              También te lo enviamos a <b className="wrap-anywhere">{placed.copyTo}</b>.
            </>
          )}
        </p>
      </div>
      <UploadList queue={queue} onSend={() => void queue.sendAll({ token: placed.token })} />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <a href={`/reparacion/${placed.token}`} className={buttonVariants({ size: "lg" })}>
          Ver el estado
          <Icon name="lucide--arrow-right" />
        </a>
        <WhatsappButton href={placed.whatsappUrl} size="lg">
          Enviar por WhatsApp
        </WhatsappButton>
      </div>
      <div>
        <h3 className="mb-3 text-xl">¿Qué sigue?</h3>
        <ol className="flex flex-col gap-3">
          {next.map((text, index) => (
            <li key={text} className="flex gap-3">
              <span
                aria-hidden
                className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-solid font-display text-sm font-bold text-primary-solid-foreground"
              >
                {index + 1}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <Button variant="ghost" onClick={onAgain} className="self-start">
        Solicitar otra reparación
      </Button>
    </section>
  );
}
