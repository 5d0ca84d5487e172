import { notFound } from "next/navigation";
import { CategoryNav } from "@/components/blog/category-nav";
import { FeaturedPost } from "@/components/blog/featured-post";
import { LoadMore } from "@/components/blog/load-more";
import { PostGrid } from "@/components/blog/post-grid";
import { SubscribeBox } from "@/components/contact/subscribe-box";
import { JsonLd } from "@/components/content/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { CATEGORY_LABELS, CATEGORY_LEADS } from "@/lib/blog/labels";
import { blogPath, FEED_PATH, postPath } from "@/lib/blog/paths";
import { getFeaturedPost, getPostCounts, getPostPage } from "@/lib/blog/queries";
import type { PostCategory, PostSummary } from "@/lib/blog/types";
import { env } from "@/lib/core/env";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld/list";
import { blogJsonLd } from "@/lib/seo/json-ld/post";
import { getSettings } from "@/lib/settings/queries";

const LEAD =
  "Guías para entender qué le pasa a tu consola, cuidarla, elegir bien y aprender a repararla, escritas desde la mesa del taller.";

type Props = { category: PostCategory | null; page: number };

/** A page of the list, of all posts or one category. Unlinked page numbers are not found. */
export async function BlogView({ category, page }: Props) {
  const [{ posts, pages }, counts, featured, settings] = await Promise.all([
    getPostPage(category, page),
    getPostCounts(),
    getFeaturedPost(),
    getSettings(),
  ]);
  if (page > 1 && page > pages) notFound();
  const isFirst = page === 1;
  const opening = isFirst && !category ? featured : null;
  return (
    <>
      <JsonLd data={structuredData(opening ? [opening, ...posts] : posts, category, page, settings.name)} />
      <PageIntro
        eyebrow={isFirst ? "Bitácora" : `Página ${page} de ${pages}`}
        title={category ? CATEGORY_LABELS[category] : "Blog"}
        lead={category ? CATEGORY_LEADS[category] : LEAD}
      >
        <CategoryNav counts={counts} current={category} />
      </PageIntro>
      <div className="page flex flex-col gap-8 py-10 sm:py-14">
        {opening && <FeaturedPost post={opening} />}
        {posts.length > 0 ? (
          <PostGrid posts={posts} priority={!opening} />
        ) : (
          !opening && <p className="text-muted-foreground">Todavía no hay artículos aquí. Vuelve pronto.</p>
        )}
        {page < pages && <LoadMore key={blogPath(category, page)} next={blogPath(category, page + 1)} />}
        <p className="text-muted-foreground">
          ¿Lees con un lector de noticias?{" "}
          <a href={FEED_PATH} className="font-semibold text-primary underline underline-offset-4">
            Suscríbete por RSS
          </a>
          .
        </p>
        <SubscribeBox source="blog" shop={settings} />
      </div>
    </>
  );
}

function structuredData(
  posts: PostSummary[],
  category: PostCategory | null,
  page: number,
  storeName: string,
) {
  const { SITE_URL } = env();
  const isWhole = !category && page === 1;
  const title = category ? CATEGORY_LABELS[category] : "Blog";
  const steps = [{ name: "Blog", path: "/blog" }];
  if (category) steps.push({ name: title, path: blogPath(category) });
  if (page > 1) steps.push({ name: `Página ${page}`, path: blogPath(category, page) });
  const listed = posts.map((post) => ({ name: post.title, path: postPath(post.slug) }));
  return [
    isWhole && blogJsonLd(posts, storeName, SITE_URL),
    !isWhole && posts.length > 0 && itemListJsonLd(title, listed, SITE_URL),
    breadcrumbJsonLd(steps, SITE_URL),
  ];
}
