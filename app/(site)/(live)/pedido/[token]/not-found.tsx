import { Lost } from "@/components/lost/lost";

export default function OrderNotFound() {
  return <Lost kind="pedido" />;
}
