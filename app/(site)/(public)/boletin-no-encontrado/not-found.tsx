import { NewsletterLinkMissing } from "@/components/contact/newsletter-link-missing";
import { RestorePreferences } from "@/components/content/restore-preferences";

export default function LostNewsletterLink() {
  return (
    <>
      <RestorePreferences />
      <NewsletterLinkMissing />
    </>
  );
}
