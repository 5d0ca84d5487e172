import { courses, products, services, slides } from "../data/catalog.ts";
import { stories } from "../data/home.ts";
import { postCover } from "../data/post-covers/post-cover.ts";
import { posts } from "../data/read-posts.ts";
import { DIAGRAMS, type DiagramName } from "./diagrams.ts";
import type { ArtSpec } from "./types.ts";

/** `key` is how the seed refers to a picture; `path` is where it is stored, without extension. */
export type DemoImage = { key: string; path: string; spec: ArtSpec; width: number; height: number };

const square = { width: 1200, height: 1200 };
const product = { width: 1000, height: 1000 };
const photo = { width: 1200, height: 900 };
const cover = { width: 1200, height: 675 };
const wide = { width: 1920, height: 1080 };

/** Pictures of the site itself, needed with or without demo data. */
export function siteImages(): DemoImage[] {
  const site = (name: string, spec: ArtSpec, size: { width: number; height: number }): DemoImage => ({
    key: `site/${name}`,
    path: `site/${name}`,
    spec,
    ...size,
  });
  return [
    site("map", { kind: "map", tone: "electric" }, { width: 1200, height: 700 }),
    site("og", { kind: "og", tone: "electric" }, { width: 1200, height: 630 }),
    site("placeholder", { kind: "placeholder", tone: "ice" }, square),
    site("hero-aventura", { kind: "scene", scene: "hero-arcade", tone: "electric" }, wide),
    site("doors", { kind: "scene", scene: "hero-arcade", tone: "electric" }, { width: 1280, height: 720 }),
    site("hero-reparaciones", { kind: "scene", scene: "hero-workshop", tone: "violet" }, wide),
    site("hero-cursos", { kind: "scene", scene: "hero-academy", tone: "cyan" }, wide),
  ];
}

/**
 * Every picture of the demo data. Keys: `products/<slug>` and its gallery `products/<slug>/1…`,
 * `services/<slug>`, `courses/<slug>`, `diagrams/<name>`, `blog/<slug>`, `stories/<slug>/0` (before) and `/1`, `slides/<display_order>`.
 */
export function demoImages(): DemoImage[] {
  return [
    ...products.flatMap(({ slug, art, gallery }) =>
      [art, ...gallery].map((spec, i) => ({
        key: i === 0 ? `products/${slug}` : `products/${slug}/${i}`,
        path: `products/${slug}-${i + 1}`,
        spec: { ...spec, isCutOut: true },
        ...product,
      })),
    ),
    ...services.map(({ slug, art }) => ({
      key: `services/${slug}`,
      path: `services/${slug}-1`,
      spec: art,
      ...photo,
    })),
    ...courses.map(({ slug, art }) => ({
      key: `courses/${slug}`,
      path: `courses/${slug}-1`,
      spec: art,
      ...cover,
    })),
    ...(Object.keys(DIAGRAMS) as DiagramName[]).map((name) => ({
      key: `diagrams/${name}`,
      path: `cursos/diagrama-${name}`,
      spec: { kind: "diagram", diagram: name, tone: "electric" } as const,
      width: 1200,
      height: 750,
    })),
    ...posts.map(({ slug }) => ({
      key: `blog/${slug}`,
      path: `blog/${slug}`,
      spec: postCover(slug).art,
      ...cover,
    })),
    ...stories.flatMap(({ slug, before, after }) =>
      [before, after].map((spec, i) => ({
        key: `stories/${slug}/${i}`,
        path: `portada/${slug}-${i === 0 ? "antes" : "despues"}`,
        spec,
        ...photo,
      })),
    ),
    ...slides.map(({ slug, display_order, art }) => ({
      key: `slides/${display_order}`,
      path: `slides/${slug}-1`,
      spec: art,
      ...wide,
    })),
  ];
}
