import { CertificateMissing } from "@/components/courses/certificate-missing";

export default function CertificateNotFound() {
  return <CertificateMissing />;
}
