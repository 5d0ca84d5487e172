import { Lost } from "@/components/lost/lost";

export default function CertificateNotFound() {
  return <Lost kind="certificado" />;
}
