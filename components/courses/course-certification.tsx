import { Icon } from "@/components/ui/icon";

/** Only for courses with a certificate. */
export function CourseCertification({ storeName }: { storeName: string }) {
  return (
    <section
      aria-labelledby="certificacion"
      className="flex items-start gap-5 rounded-lg bg-muted p-5 sm:p-6"
    >
      <Icon name="lucide--award" className="size-10 shrink-0 text-warm" />
      <div className="min-w-0 wrap-anywhere">
        <h2 id="certificacion" className="text-xl">
          Certificación
        </h2>
        <p className="text-muted-foreground">
          Al completar todas las lecciones y superar sus comprobaciones recibes un certificado de finalización
          de {storeName}, con un código que cualquiera puede verificar.
        </p>
      </div>
    </section>
  );
}
