import { useEffect, useRef } from "react";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { SentMessage } from "@/lib/contact/types";
import { ANSWER_TIME } from "@/lib/legal/promises";

/** Confirmation: message number, link to follow it, and a chat with the same text. */
export function MessageSent({ sent }: { sent: SentMessage }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="panel flex flex-col gap-5 border-success p-5 sm:p-6">
      <h3 ref={title} tabIndex={-1} className="flex items-center gap-3 text-2xl outline-none">
        <Icon name="lucide--check" className="size-7 text-success" />
        Recibimos tu mensaje
      </h3>
      <p>
        Tu número de radicado es <b className="font-display text-xl whitespace-nowrap">{sent.number}</b>.
        Guárdalo: con él sabemos de qué hablas. Te respondemos en menos de {ANSWER_TIME}, de lunes a sábado.
      </p>
      {sent.copyTo && (
        <p className="wrap-anywhere">
          Te enviamos una copia con el enlace para seguirlo a <b>{sent.copyTo}</b>.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <WhatsappButton href={sent.whatsappUrl}>Seguir por WhatsApp</WhatsappButton>
        <a href={sent.statusPath} className={buttonVariants({ variant: "outline" })}>
          Ver el estado
        </a>
      </div>
    </div>
  );
}
