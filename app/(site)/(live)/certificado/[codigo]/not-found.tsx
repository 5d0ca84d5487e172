import { NotFound } from "@/components/not-found/not-found";

export default function CertificateNotFound() {
  return <NotFound kind="certificado" />;
}
