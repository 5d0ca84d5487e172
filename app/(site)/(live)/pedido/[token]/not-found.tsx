import { NotFound } from "@/components/not-found/not-found";

export default function OrderNotFound() {
  return <NotFound kind="pedido" />;
}
