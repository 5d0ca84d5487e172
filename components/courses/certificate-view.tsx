import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Fact } from "@/components/ui/fact-list";
import { Icon } from "@/components/ui/icon";
import { QrCode } from "@/components/ui/qr-code";
import { formatDate } from "@/lib/core/dates";
import { statedLength } from "@/lib/courses/certificate";
import { CERTIFICATE_STATES } from "@/lib/courses/labels";
import type { Certificate } from "@/lib/courses/rows";

type Props = {
  certificate: Certificate;
  storeName: string;
  /** Full address of this page, for its QR code. */
  url: string;
  share: ReactNode;
};

/** Public verification of a certificate: validity, holder, course, skills, hours and date. */
export function CertificateView({ certificate, storeName, url, share }: Props) {
  const { state, name, course, minutes, skills, issuedAt, code } = certificate;
  const isValid = state === "vigente";
  const length = statedLength(minutes);
  return (
    <article className={`panel mx-auto max-w-2xl overflow-hidden ${isValid ? "" : "border-destructive"}`}>
      <header className="flex flex-wrap items-center justify-between gap-4 border-b bg-muted p-5 sm:px-8">
        <h1 className="text-2xl sm:text-3xl">Certificado</h1>
        <div className="flex items-center gap-2">
          <Badge variant={isValid ? "primary" : "destructive"} className="text-sm">
            <Icon name={isValid ? "lucide--shield-check" : "lucide--shield-x"} />
            {CERTIFICATE_STATES[state]}
          </Badge>
          {isValid && share}
        </div>
      </header>
      <div className="flex flex-col gap-6 p-5 sm:p-8">
        <p className={isValid ? "text-muted-foreground" : "font-semibold text-destructive"}>
          {isValid
            ? `${storeName} emitió este certificado y sigue vigente.`
            : `${storeName} revocó este certificado: ya no es válido.`}
        </p>
        <div>
          <p className="text-sm text-muted-foreground">Otorgado a</p>
          <p className="font-display text-3xl font-bold sm:text-4xl">{name}</p>
        </div>
        <div>
          <p className="text-sm text-muted-foreground">por terminar el curso</p>
          <p className="font-display text-xl font-bold text-primary">{course}</p>
        </div>
        {skills.length > 0 && (
          <div>
            <h2 className="mb-2 text-sm font-normal text-muted-foreground">En él aprendió a</h2>
            <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {skills.map((skill) => (
                <li key={skill} className="flex gap-2">
                  <Icon name="lucide--check" className="mt-1 size-4 shrink-0 text-success" />
                  {skill}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-6 border-t pt-6">
          <dl className="grid gap-4">
            {length && <Fact label="Intensidad">{length}</Fact>}
            <Fact label="Fecha de emisión">{formatDate(issuedAt)}</Fact>
            <Fact label="Código">{code}</Fact>
          </dl>
          <QrCode url={url} label="Código QR de la verificación" />
        </div>
      </div>
    </article>
  );
}
