import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { featurePostAction } from "@/lib/blog/staff/actions";
import type { Featured } from "@/lib/blog/staff/types";

type Props = {
  id: string;
  isFeatured: boolean;
  /** The currently featured post. */
  featured: Featured | null;
};

/** Makes a published post the featured one; saves nothing else of the form. */
export function FeatureButton({ id, isFeatured, featured }: Props) {
  const { pending, run } = useQuickAction();
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="outline"
        size="sm"
        disabled={pending}
        aria-busy={pending}
        onClick={() =>
          run(() => featurePostAction({ id, isFeatured: !isFeatured }), {
            title: isFeatured ? "Ya no está destacado" : "Artículo destacado",
            undo: () =>
              featurePostAction(
                !isFeatured && featured ? { id: featured.id, isFeatured: true } : { id, isFeatured },
              ),
          })
        }
      >
        <Icon name={isFeatured ? "lucide--star-off" : "lucide--star"} />
        {isFeatured ? "Quitar de destacado" : "Destacar en el blog"}
      </Button>
      <p className="text-sm text-muted-foreground">
        {isFeatured && "Está destacado: abre la lista del blog."}
        {!isFeatured && featured && `Reemplaza a «${featured.title}».`}
        {!isFeatured && !featured && "Ahora no hay ninguno destacado."}
      </p>
    </div>
  );
}
