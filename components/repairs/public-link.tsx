import type { ReactNode } from "react";
import { QrCode } from "@/components/ui/qr-code";
import { CopyLinkButton } from "./copy-link-button";

type Props = { url: string | null; children?: ReactNode };

/** The public link with copy button and QR code. */
export function PublicLink({ url, children }: Props) {
  return (
    <section aria-labelledby="enlace" className="panel flex flex-col gap-4 p-5">
      <h2 id="enlace" className="text-lg">
        Enlace de seguimiento
      </h2>
      {url ? (
        <div className="flex flex-wrap items-start gap-4">
          {/* On phones it opens on a press. */}
          <details className="folds-on-phones">
            <summary className="cursor-pointer py-2 font-semibold text-primary">Ver el código QR</summary>
            <QrCode url={url} label="Código QR del enlace de seguimiento" />
          </details>
          <div className="flex min-w-0 basis-40 flex-1 flex-col items-start gap-3">
            <p className="text-sm text-muted-foreground">
              Quien lo tenga ve la falla, el estado, las fotos públicas y la cotización. No ve tu nombre ni
              tus datos.
            </p>
            <p className="max-w-full truncate text-sm select-all">{url}</p>
            <CopyLinkButton url={url} />
          </div>
        </div>
      ) : (
        <p className="text-muted-foreground">
          No hay un enlace activo: nadie ve esta reparación sin iniciar sesión.
        </p>
      )}
      {children}
    </section>
  );
}
