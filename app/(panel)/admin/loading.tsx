import { Waiting } from "@/components/layout/waiting";

export default function Loading() {
  return <Waiting text="Verificando permisos..." />;
}
