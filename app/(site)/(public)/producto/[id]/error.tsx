"use client";

import { BackToStore } from "@/components/catalog/back-to-store";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { PRODUCT_LOAD_ERROR } from "@/lib/catalog/labels";

export default function ProductError({ retry }: { retry: () => void }) {
  return (
    <div className="page py-16">
      <Message title={PRODUCT_LOAD_ERROR} art="/art/not-found.svg" role="alert">
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={retry}>Reintentar</Button>
          <BackToStore />
        </div>
      </Message>
    </div>
  );
}
