import { RestorePreferences } from "@/components/content/restore-preferences";
import { CertificateMissing } from "@/components/courses/certificate-missing";

export default function CertificateNotFound() {
  return (
    <>
      <RestorePreferences />
      <CertificateMissing />
    </>
  );
}
