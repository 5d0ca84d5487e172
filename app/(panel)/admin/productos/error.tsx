"use client";

import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

type Props = { error: Error & { digest?: string }; retry: () => void };

/** Spec section 8. In production the server keeps its own words: the error's reference stands for them. */
export default function ProductsError({ error, retry }: Props) {
  return (
    <Message
      role="alert"
      title={`Error al cargar productos: ${error.digest ?? error.message}`}
      art="/art/error.svg"
    >
      <Button onClick={retry}>Reintentar</Button>
    </Message>
  );
}
