import type { ReactNode } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { productCartItem } from "@/components/catalog/cart-item";
import { ProductCard } from "@/components/catalog/product-card";
import { CourseCard } from "@/components/courses/course-card";
import { LearningIsland } from "@/components/courses/learning-island";
import { QuestBar } from "@/components/courses/quest-bar";
import { ServiceRows } from "@/components/home/service-rows";
import { Message } from "@/components/ui/message";
import { NO_PRODUCTS, NO_SERVICES } from "@/lib/catalog/labels";
import { getServices } from "@/lib/catalog/queries";
import { toCartCourse } from "@/lib/courses/cart-course";
import { NO_COURSES } from "@/lib/courses/labels";
import { getCourses } from "@/lib/courses/queries";
import { questFigures } from "@/lib/courses/quest-figures";
import { getHomePicks, getHomeProducts } from "@/lib/home/queries";

const nothing = (message: string): ReactNode => <Message title={message} role="status" />;

/** The chosen items in their order; the first of the list when none is chosen, or none of them exists any more. */
function pickOrFirst<Item extends { id: string }>(list: readonly Item[], chosen: readonly string[]): Item[] {
  const picked = chosen.flatMap((id) => list.find((item) => item.id === id) ?? []);
  return picked.length > 0 ? picked : list.slice(0, 1);
}

/** The chosen services, or the first one. */
export async function HomeServices() {
  const [services, picks] = await Promise.all([getServices(), getHomePicks()]);
  if (services.length === 0) return nothing(NO_SERVICES);
  return <ServiceRows services={pickOrFirst(services, picks.services)} />;
}

/** The chosen products, or the newest one. */
export async function HomeProducts() {
  const { items, isChosen } = await getHomeProducts();
  if (items.length === 0) return nothing(NO_PRODUCTS);
  return (
    <ul aria-label={isChosen ? "Elegidos por el taller" : "Lo más nuevo"} className="window-grid">
      {items.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            heading="h3"
            action={<AddToCartButton item={productCartItem(product)} label="Agregar" compact />}
          />
        </li>
      ))}
    </ul>
  );
}

/** The chosen courses, or the first one. */
export async function HomeCourses() {
  const [courses, picks] = await Promise.all([getCourses(), getHomePicks()]);
  if (courses.length === 0) return nothing(NO_COURSES);
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {pickOrFirst(courses, picks.courses).map((course) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            heading="h3"
            progress={
              <LearningIsland part="card-progress" course={course.slug}>
                <QuestBar {...questFigures(course.id)} />
              </LearningIsland>
            }
            action={
              <LearningIsland part="card-action" course={course.slug}>
                <AddToCartButton item={toCartCourse(course)} label="Agregar" />
              </LearningIsland>
            }
          />
        </li>
      ))}
    </ul>
  );
}
