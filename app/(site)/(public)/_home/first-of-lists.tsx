import type { ReactNode } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { productCartItem, serviceCartItem } from "@/components/catalog/cart-item";
import { ProductCard } from "@/components/catalog/product-card";
import { ServiceCard } from "@/components/catalog/service-card";
import { CourseCard } from "@/components/courses/course-card";
import { LearningIsland } from "@/components/courses/learning-island";
import { QuestBar } from "@/components/courses/quest-bar";
import { Message } from "@/components/ui/message";
import { NO_PRODUCTS, NO_SERVICES } from "@/lib/catalog/labels";
import { getLatestProducts, getServices } from "@/lib/catalog/queries";
import { toCartCourse } from "@/lib/courses/cart-course";
import { NO_COURSES } from "@/lib/courses/labels";
import { getCourses } from "@/lib/courses/queries";
import { questFigures } from "@/lib/courses/quest-figures";
import { getSettings } from "@/lib/settings/queries";

function orEmpty(card: ReactNode, message: string): ReactNode {
  return card ?? <Message title={message} role="status" />;
}

export async function FirstService() {
  const [service] = await getServices();
  return orEmpty(
    service && (
      <ServiceCard
        service={service}
        heading="h3"
        action={<AddToCartButton item={serviceCartItem(service)} />}
      />
    ),
    NO_SERVICES,
  );
}

export async function FirstProduct() {
  const [settings, [product]] = await Promise.all([getSettings(), getLatestProducts(1)]);
  return orEmpty(
    product && (
      <ProductCard
        product={product}
        rating={settings.storeRating}
        hasRatingSource
        heading="h3"
        action={<AddToCartButton item={productCartItem(product)} />}
      />
    ),
    NO_PRODUCTS,
  );
}

export async function FirstCourse() {
  const [course] = await getCourses();
  return orEmpty(
    course && (
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
    ),
    NO_COURSES,
  );
}
