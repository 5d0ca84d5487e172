import type { Metadata, Route } from "next";
import { notFound } from "next/navigation";
import { NextStep } from "@/components/blog/next-step";
import { PostBody } from "@/components/blog/post-body";
import { PostCover } from "@/components/blog/post-cover";
import { PostFacts } from "@/components/blog/post-facts";
import { PostGrid } from "@/components/blog/post-grid";
import { PostOutline } from "@/components/blog/post-outline";
import { SubscribeBox } from "@/components/contact/subscribe-box";
import { JsonLd } from "@/components/content/json-ld";
import { SectionHeading } from "@/components/content/section-heading";
import { BelowFold } from "@/components/layout/below-fold";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CATEGORY_LABELS, POST_NOT_FOUND } from "@/lib/blog/labels";
import { outlineOf } from "@/lib/blog/outline";
import { blogPath, postPath } from "@/lib/blog/paths";
import { getNewestPosts, getPost, getRelatedPosts } from "@/lib/blog/queries";
import { env } from "@/lib/core/env";
import { robotsOf } from "@/lib/seo/indexing";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld/list";
import { postJsonLd } from "@/lib/seo/json-ld/post";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { shareVersion } from "@/lib/seo/share-image";
import { getSettings } from "@/lib/settings/queries";

export const ensureStatic = "navigation";
export const instant = false;

type Props = PageProps<"/blog/[slug]">;

/** Prerendered at build time; older posts on first request. */
const MADE_AHEAD = 200;
/** The framework rejects an empty list; without posts this page is 'Artículo no encontrado'. */
const NONE = [{ slug: "sin-articulos" }];

export async function generateStaticParams() {
  const posts = await getNewestPosts(MADE_AHEAD);
  return posts.length > 0 ? posts.map(({ slug }) => ({ slug })) : NONE;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug);
  if (!post) return { title: POST_NOT_FOUND, robots: robotsOf("missing") };
  return pageMetadata({
    title: post.title,
    description: post.excerpt,
    more: "Un artículo del blog de nuestro taller en Envigado.",
    path: postPath(post.slug),
    share: { kind: "blog", slug: post.slug, version: shareVersion(post.updatedAt) },
    type: "article",
    publishedTime: post.publishedAt,
    modifiedTime: post.updatedAt,
    section: CATEGORY_LABELS[post.category],
    keywords: [post.title, CATEGORY_LABELS[post.category]],
  });
}

export default async function PostPage({ params }: Props) {
  const post = (await getPost((await params).slug)) ?? notFound();
  const [related, settings] = await Promise.all([getRelatedPosts(post.slug), getSettings()]);
  const category = CATEGORY_LABELS[post.category];
  const outline = outlineOf(post.body);
  const { SITE_URL } = env();
  const steps = [
    { name: "Blog", path: "/blog" },
    { name: category, path: blogPath(post.category) },
    { name: post.title, path: postPath(post.slug) },
  ];
  return (
    <>
      <article className="page flex flex-col gap-8 py-8 sm:py-12">
        <header className="flex max-w-4xl flex-col gap-4">
          <Breadcrumbs
            items={[
              { label: "Inicio", href: "/" },
              { label: "Blog", href: "/blog" },
              { label: category, href: blogPath(post.category) as Route },
              { label: post.title },
            ]}
          />
          <h1 className="text-3xl sm:text-5xl">{post.title}</h1>
          <p className="max-w-2xl text-lg text-muted-foreground">{post.excerpt}</p>
          <PostFacts post={post} />
        </header>
        <PostCover
          post={post}
          priority
          sizes="(min-width: 80rem) 74rem, calc(100vw - 3rem)"
          className="max-h-[30rem] rounded-lg border"
        />
        <BelowFold>
          {/* On phones: table of contents before the text, call to action after it. */}
          <div className="flex flex-col gap-8 lg:flex-row lg:items-start lg:gap-14">
            <div className="order-2 min-w-0 flex-1 lg:order-none">
              <PostBody>{post.body}</PostBody>
            </div>
            <div className="contents lg:sticky lg:top-24 lg:flex lg:w-80 lg:flex-col lg:gap-6">
              <PostOutline entries={outline} />
              <div className="order-3">
                <NextStep category={post.category} />
              </div>
            </div>
          </div>
          <JsonLd
            data={[
              postJsonLd({ ...post, section: category }, settings.name, SITE_URL),
              breadcrumbJsonLd(steps, SITE_URL),
            ]}
          />
        </BelowFold>
      </article>
      <BelowFold>
        <div className="page flex flex-col gap-12 pb-10 print:hidden">
          {related.length > 0 && (
            <section aria-labelledby="relacionados" className="flex flex-col gap-5">
              <SectionHeading
                id="relacionados"
                title="Sigue leyendo"
                href={"/blog" as Route}
                linkText="Ver el blog"
              />
              <PostGrid posts={related} heading="h3" />
            </section>
          )}
          <SubscribeBox source="articulo" shop={settings} />
        </div>
      </BelowFold>
    </>
  );
}
