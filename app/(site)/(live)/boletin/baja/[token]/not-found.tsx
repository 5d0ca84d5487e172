import { NotFound } from "@/components/not-found/not-found";

export default function LinkNotFound() {
  return <NotFound kind="boletin" />;
}
