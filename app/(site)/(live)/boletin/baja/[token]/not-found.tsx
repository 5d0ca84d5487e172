import { Lost } from "@/components/lost/lost";

export default function LinkNotFound() {
  return <Lost kind="boletin" />;
}
