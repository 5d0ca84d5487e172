import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ProfileSection } from "@/components/users/profile-section";
import { COMPLAINT_TERM } from "@/lib/legal/promises";

/** Data subject rights (Ley 1581): access, correction, withdrawal, and response times. */
export function DataRights() {
  return (
    <ProfileSection
      title="Tus derechos sobre tus datos"
      icon="lucide--database"
      lead="Son tuyos: puedes conocerlos, corregirlos, llevártelos y pedir que los borremos, gratis."
    >
      <p className="text-muted-foreground">
        El archivo trae todo lo que guardamos de ti: cuenta, autorizaciones, pedidos, reparaciones, mensajes,
        correos, cursos y progreso. Es JSON, un formato que cualquier programa puede leer.
      </p>
      {/* A download: the router must not prefetch it. */}
      <a href="/api/me/datos" download className={`${buttonVariants({ variant: "secondary" })} self-start`}>
        <Icon name="lucide--download" />
        Descargar mis datos
      </a>
      <p className="text-sm text-muted-foreground">
        Si algo está mal o quieres reclamar, escríbenos por los canales de la{" "}
        <a href="/privacidad" className="font-semibold text-primary underline">
          política de privacidad
        </a>
        . Respondemos las consultas en máximo 10 días hábiles y los reclamos en máximo {COMPLAINT_TERM}.
      </p>
    </ProfileSection>
  );
}
