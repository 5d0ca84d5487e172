import type { ShareCardText } from "@/components/content/share-card";
import { CATEGORY_LABELS as POST_CATEGORY_LABELS, readingLabel } from "@/lib/blog/labels";
import { getPost } from "@/lib/blog/queries";
import { categoryLabel } from "@/lib/catalog/labels";
import { getProduct, getServices } from "@/lib/catalog/queries";
import { findServicePage, priceText, servicePageFor } from "@/lib/catalog/service-pages";
import { formatCop } from "@/lib/core/money";
import { LEVEL_LABELS } from "@/lib/courses/labels";
import { getCourse } from "@/lib/courses/queries";
import type { ShareKind } from "@/lib/seo/share-image";
import { shareText } from "@/lib/seo/share-text";
import { getSettings } from "@/lib/settings/queries";

/** Everything that determines the image. */
export type ShareCardData = ShareCardText & { image: string };

type Subject = Pick<ShareCardData, "badge" | "title" | "fact" | "image">;

const TITLE_LENGTH = 100;

const SUBJECTS: Record<ShareKind, (slug: string) => Promise<Subject | null>> = {
  producto: async (slug) => {
    const product = await getProduct(slug);
    return (
      product && {
        badge: product.category ? categoryLabel(product.category) : "Tienda",
        title: product.name,
        fact: formatCop(product.price),
        image: product.image,
      }
    );
  },
  servicio: async (slug) => {
    const page = findServicePage(slug);
    if (!page) return null;
    const services = await getServices();
    const shown = services.find(({ image, name }) => image && servicePageFor(name) === page);
    return {
      badge: "Servicio técnico",
      title: page.title,
      fact: priceText(page),
      image: shown?.image ?? page.image,
    };
  },
  curso: async (slug) => {
    const course = await getCourse(slug);
    return (
      course && {
        badge: `Curso · ${LEVEL_LABELS[course.level]}`,
        title: course.title,
        fact: formatCop(course.price),
        image: course.cover,
      }
    );
  },
  blog: async (slug) => {
    const post = await getPost(slug);
    return (
      post && {
        badge: `Blog · ${POST_CATEGORY_LABELS[post.category]}`,
        title: post.title,
        fact: readingLabel(post.minutes),
        image: post.cover,
      }
    );
  },
};

/** Content of a page's share image; null when the page does not exist. */
export async function readCard(kind: string, slug: string): Promise<ShareCardData | null> {
  if (!Object.hasOwn(SUBJECTS, kind)) return null;
  const subject = await SUBJECTS[kind as ShareKind](slug);
  if (!subject) return null;
  const { name, city } = await getSettings();
  return {
    badge: shareText(subject.badge, 32),
    title: shareText(subject.title, TITLE_LENGTH),
    fact: subject.fact,
    image: subject.image,
    store: shareText(name, 26),
    city: shareText(city, 20),
  };
}
