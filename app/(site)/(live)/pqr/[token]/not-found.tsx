import { Lost } from "@/components/lost/lost";

export default function MessageNotFound() {
  return <Lost kind="pqr" />;
}
