export type HeroSlide = {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  buttonText: string;
  buttonUrl: string;
  imageUrl: string;
};

export type Faq = { question: string; answer: string };
