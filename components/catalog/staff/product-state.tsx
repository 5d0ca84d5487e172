"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { leave } from "@/components/forms/use-unsaved-warning";
import { toast } from "@/components/toasts/toast";
import { MoreMenu } from "@/components/ui/more-menu";
import { duplicateProductAction, publishProductAction } from "@/lib/catalog/staff/actions";
import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { EDIT_PARAM } from "@/lib/catalog/staff/list-address";

type Props = { product: { id: string; name: string }; isPublished: boolean };

/** Publishes a product, takes it back to a draft, or copies it. */
export function ProductState({ product: { id, name }, isPublished }: Props) {
  const router = useRouter();
  const { pending, run } = useQuickAction();

  const publish = () =>
    run(() => publishProductAction({ id, isPublished: !isPublished }), {
      title: isPublished ? "Quedó como borrador" : "¡Producto publicado!",
      description: isPublished
        ? `${name} ya no se vende. Los pedidos hechos siguen.`
        : `${name} ya está en la tienda.`,
      undo: () => publishProductAction({ id, isPublished }),
    });

  const duplicate = () =>
    run(
      () => duplicateProductAction({ id }),
      (copy) => {
        toast({ title: "Copia en borrador", description: "Cámbiale lo que sea distinto y publícala." });
        router.push(`${PRODUCT_LIST.path}?${EDIT_PARAM}=${copy.id}` as Route);
        return undefined;
      },
    );

  return (
    <MoreMenu
      disabled={pending}
      entries={[
        isPublished
          ? { label: "Pasar a borrador", icon: "lucide--eye-off", onSelect: publish }
          : { label: "Publicar", icon: "lucide--eye", onSelect: publish },
        { label: "Duplicar", icon: "lucide--copy-plus", onSelect: () => leave(duplicate) },
      ]}
    />
  );
}
