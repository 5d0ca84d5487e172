import { Icon } from "@/components/ui/icon";

/** Only for courses with a certificate. */
export function CourseCertification({ storeName }: { storeName: string }) {
  return (
    <section aria-labelledby="certificacion" className="panel flex items-start gap-5 border-warm p-5 sm:p-6">
      <Icon name="lucide--award" className="size-10 shrink-0 text-warm" />
      <div className="min-w-0 wrap-anywhere">
        <h2 id="certificacion" className="text-xl">
          Certificación
        </h2>
        <p className="text-muted-foreground">
          Al completar todas las lecciones recibes un certificado de finalización de {storeName}.
        </p>
      </div>
    </section>
  );
}
