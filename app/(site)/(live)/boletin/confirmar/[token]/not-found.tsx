import { NewsletterLinkMissing } from "@/components/contact/newsletter-link-missing";

export default function LinkNotFound() {
  return <NewsletterLinkMissing />;
}
