import { describe, expect, test } from "vitest";
import type { StoreSettings } from "@/lib/settings/types";
import {
  breadcrumbJsonLd,
  courseJsonLd,
  faqJsonLd,
  itemListJsonLd,
  productJsonLd,
  serviceJsonLd,
  storeJsonLd,
} from "./json-ld";

const SITE = "https://tienda.example";

const settings: StoreSettings = {
  name: "Aventura Gamer",
  legalName: "",
  taxId: "900",
  phone: "+57 300 000 0000",
  whatsapp: "573000000000",
  email: "hola@example.com",
  address: "Calle 1 # 2-3",
  city: "Envigado",
  region: "Antioquia",
  latitude: 6.17,
  longitude: -75.58,
  serviceRadiusMeters: 50_000,
  opensAt: "09:00",
  closesAt: "19:00",
  instagramUrl: "https://instagram.example/a",
  tiktokUrl: "",
  youtubeUrl: "",
  facebookUrl: "",
  freeShippingText: "",
  storeRating: 4.8,
  storeRatingCount: 156,
  missionsEnabled: false,
};

describe("store", () => {
  const data = storeJsonLd(settings, SITE);

  test("serves a circle of fifty kilometres around the shop", () => {
    expect(data.areaServed).toMatchObject({
      "@type": "GeoCircle",
      geoRadius: 50_000,
      geoMidpoint: { latitude: 6.17 },
    });
  });

  test("opens Monday to Saturday, never on Sunday", () => {
    const hours = data.openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string };
    expect(hours).toMatchObject({ opens: "09:00", closes: "19:00" });
    expect(hours.dayOfWeek).toHaveLength(6);
    expect(hours.dayOfWeek).not.toContain("Sunday");
  });

  test("leaves out what is blank and never rates itself", () => {
    expect(data).not.toHaveProperty("legalName");
    expect(data).not.toHaveProperty("aggregateRating");
    expect(data.sameAs).toEqual(["https://instagram.example/a"]);
  });
});

test("a list names its first five with absolute addresses", () => {
  const items = Array.from({ length: 8 }, (_, n) => ({ name: `Curso ${n}`, path: `/curso/${n}` }));
  const list = itemListJsonLd("Cursos", items, SITE).itemListElement as { position: number; url: string }[];
  expect(list).toHaveLength(5);
  expect(list[4]).toMatchObject({ position: 5, url: `${SITE}/curso/4` });
});

test("breadcrumbs count from one", () => {
  const steps = [
    { name: "Inicio", path: "/" },
    { name: "Cursos", path: "/cursos" },
  ];
  expect(breadcrumbJsonLd(steps, SITE).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Inicio", item: `${SITE}/` },
    { "@type": "ListItem", position: 2, name: "Cursos", item: `${SITE}/cursos` },
  ]);
});

test("questions carry their answers", () => {
  expect(faqJsonLd([{ question: "¿Qué?", answer: "Eso." }]).mainEntity).toEqual([
    { "@type": "Question", name: "¿Qué?", acceptedAnswer: { "@type": "Answer", text: "Eso." } },
  ]);
});

describe("product", () => {
  const product = {
    id: "p1",
    name: "Control",
    description: "",
    path: "/producto/control",
    price: 120_000,
    stock: 0,
  };

  test("a product without units is out of stock and has no rating of its own", () => {
    const data = productJsonLd(product, SITE);
    expect(data.offers).toMatchObject({ price: 120_000, priceCurrency: "COP" });
    expect((data.offers as { availability: string }).availability).toContain("OutOfStock");
    expect(data).not.toHaveProperty("aggregateRating");
    expect(data).not.toHaveProperty("description");
  });

  test("real reviews give it a rating and are told, the first five; none of them gives none", () => {
    const item = { name: "Ana", stars: 4, body: "Muy bueno", createdAt: "2026-03-02T23:00:00Z" };
    const reviews = { average: 4.5, count: 8, items: Array.from({ length: 8 }, () => item) };
    const data = productJsonLd({ ...product, reviews }, SITE);
    expect(data.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 8 });
    expect(data.review).toHaveLength(5);
    expect((data.review as unknown[])[0]).toEqual({
      "@type": "Review",
      author: { "@type": "Person", name: "Ana" },
      datePublished: "2026-03-02",
      reviewBody: "Muy bueno",
      reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5 },
    });
    const none = productJsonLd({ ...product, reviews: { average: 0, count: 0, items: [] } }, SITE);
    expect(none).not.toHaveProperty("aggregateRating");
    expect(none).not.toHaveProperty("review");
  });
});

test("a service is provided by the store", () => {
  const data = serviceJsonLd({ name: "Limpieza", description: "d", path: "/servicios", price: 1 }, SITE);
  expect(data.provider).toEqual({ "@id": `${SITE}/#tienda` });
});

test("a course without certificate awards none", () => {
  const course = {
    name: "Curso",
    description: "d",
    path: "/curso/c",
    image: "/media/c.webp",
    price: 10,
    weeks: 6,
    level: "Intermedio",
    providerName: "Aventura Gamer",
    certified: false,
  };
  const data = courseJsonLd(course, SITE);
  expect(data).not.toHaveProperty("educationalCredentialAwarded");
  expect(data.image).toBe(`${SITE}/media/c.webp`);
  expect(courseJsonLd({ ...course, certified: true }, SITE)).toHaveProperty("educationalCredentialAwarded");
});
