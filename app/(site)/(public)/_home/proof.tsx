import { ContactCards } from "@/components/content/contact-cards";
import { FaqList } from "@/components/content/faq-list";
import { ShopMap } from "@/components/content/shop-map";
import { Stories } from "@/components/home/stories";
import { Team } from "@/components/home/team";
import { Praise } from "@/components/reviews/praise";
import type { Faq } from "@/lib/content/faqs";
import { getBestReviews, getStories, getTeam } from "@/lib/home/queries";
import type { StoreSettings } from "@/lib/settings/types";

/** Repairs, people and reviews; each section only when it has content. */
export async function Proof() {
  const [stories, members, reviews] = await Promise.all([getStories(), getTeam(), getBestReviews()]);
  return (
    <>
      {stories.length > 0 && (
        <section aria-labelledby="antes-y-despues" className="band">
          <div className="page flex flex-col gap-6">
            <div>
              <h2 id="antes-y-despues" className="band-title">
                Antes y después
              </h2>
              <p className="band-lead">Reparaciones del taller. Mueve la línea para comparar.</p>
            </div>
            <Stories stories={stories} />
          </div>
        </section>
      )}
      {members.length > 0 && (
        <section aria-labelledby="equipo" className="band">
          <div className="page band-split">
            <h2 id="equipo" className="band-title">
              Quién abre tu consola
            </h2>
            <Team members={members} />
          </div>
        </section>
      )}
      {reviews.length > 0 && (
        <section aria-labelledby="resenas" className="band">
          <div className="page flex flex-col gap-8">
            <h2 id="resenas" className="band-title">
              Lo que dicen quienes compraron
            </h2>
            <Praise reviews={reviews} />
          </div>
        </section>
      )}
    </>
  );
}

export function Visit({ settings }: { settings: StoreSettings }) {
  return (
    <section aria-labelledby="visitanos" className="band">
      <div className="page flex flex-col gap-6">
        <h2 id="visitanos" className="band-title">
          Visítanos o escríbenos
        </h2>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <ShopMap settings={settings} className="lg:col-start-2 lg:row-start-1" />
          <ContactCards settings={settings} />
        </div>
      </div>
    </section>
  );
}

export function Faqs({ faqs }: { faqs: Faq[] }) {
  return (
    <section aria-labelledby="preguntas" className="band band-card">
      <div className="page band-split">
        <h2 id="preguntas" className="band-title">
          Preguntas frecuentes
        </h2>
        <FaqList faqs={faqs} />
      </div>
    </section>
  );
}
