import { PageLink } from "@/components/layout/page-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { type Benefit, benefitsOf } from "@/lib/catalog/benefits";
import type { Product } from "@/lib/catalog/types";

const ICONS = {
  warranty: "lucide--shield-check",
  shipping: "lucide--truck",
  origin: "lucide--badge-check",
  returns: "lucide--undo-2",
} satisfies Record<Benefit["kind"], IconName>;

/** Reasons to buy, per product. */
export function Benefits({ product }: { product: Product }) {
  return (
    <ul aria-label="Por qué comprar aquí" className="benefits" data-under-toasts="">
      {benefitsOf(product).map(({ kind, title, text, href }) => (
        <li key={kind}>
          <Icon name={ICONS[kind]} />
          <p>
            <b>{title}</b>
            {href ? (
              <PageLink href={href} className="hover:underline">
                {text}
              </PageLink>
            ) : (
              text
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
