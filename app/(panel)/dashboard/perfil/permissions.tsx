import { MarketingForm } from "@/components/users/marketing-form";
import { PrivacyForm } from "@/components/users/privacy-form";
import { ProfileSection } from "@/components/users/profile-section";
import { formatDate } from "@/lib/core/dates";
import { currentConsent } from "@/lib/users/consents";
import { getConsents } from "@/lib/users/queries";
import type { Consent } from "@/lib/users/types";

/** Current consents, with their dates. */
export async function Permissions({ user }: { user: { id: string } }) {
  const consents = await getConsents(user);
  const privacy = currentConsent(consents, "privacidad");
  const marketing = currentConsent(consents, "marketing");
  return (
    <ProfileSection
      title="Tus autorizaciones"
      icon="lucide--shield-check"
      lead="Guardamos cada cambio con su fecha, como prueba de lo que decidiste."
    >
      <div className="flex flex-col gap-2">
        <h3 className="text-base">Tratamiento de datos</h3>
        {privacy ? (
          <p className="text-muted-foreground">
            Lo autorizaste el {formatDate(privacy.at)} (política versión {privacy.version}). Lee la{" "}
            <a href="/privacidad" className="font-semibold text-primary underline">
              política de privacidad
            </a>
            .
          </p>
        ) : (
          <PrivacyForm />
        )}
      </div>
      <div className="flex flex-col gap-3 border-t border-border pt-5">
        <h3 className="text-base">Publicidad</h3>
        <MarketingForm isGranted={marketing?.granted ?? false} />
        {marketing && <LastChange consent={marketing} />}
      </div>
    </ProfileSection>
  );
}

function LastChange({ consent }: { consent: Consent }) {
  const verb = consent.granted ? "Autorizada" : "Retirada";
  return (
    <p className="text-sm text-muted-foreground">
      {verb} el {formatDate(consent.at)}.
    </p>
  );
}
