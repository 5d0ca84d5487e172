import type { ShownValues } from "./fields";

export type HeroSlide = ShownValues & { id: string };

export type Faq = { question: string; answer: string };
