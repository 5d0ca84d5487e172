import { query } from "./shopper.ts";
import type { Customer } from "./workshop.ts";

export type Course = { id: string; slug: string; title: string };

export const PRICE = 90_000;

/** A course of two lessons, the first of them free, that no other test uses. */
export async function newCourse(name: string): Promise<Course> {
  const curriculum = [
    {
      name: "Único módulo",
      lessons: [
        { id: "uno", title: "Lección abierta", duration: 30, description: "La primera.", preview: true },
        { id: "dos", title: "Lección reservada", duration: 45, description: "La segunda." },
      ],
    },
  ];
  const [course] = await query<Course>(
    `with made as (
       insert into public.courses (title, description, price, has_certification, curriculum, is_published, created_at)
       values ($1, 'Para probar las clases.', $2, true, $3::text::jsonb, true, now() - interval '2 years') returning id, slug, title),
     texts as (
       insert into public.lesson_contents (course_id, lesson_id, body, video_url)
       select id, l.lesson, l.body, l.video from made, (values
         ('uno', E'Texto **abierto** de la primera.\\n\\n## Para practicar\\n\\n- Un paso', null),
         ('dos', 'Texto reservado de la segunda.', 'https://videos.example/segunda')) l(lesson, body, video))
     select id, slug, title from made`,
    [`${name} ${Date.now().toString(36)}`, PRICE, JSON.stringify(curriculum)],
  );
  if (!course) throw new Error("The course was not stored.");
  return course;
}

/** A paid order of the course; gives its id. */
export async function enrol(customer: Customer, course: Course): Promise<string> {
  const [order] = await query<{ id: string }>(
    `with placed as (
       insert into public.orders (user_id, status, payment_method, payment_status, quantity, total_price, customer_name, customer_phone, paid_at)
       values ($1, 'confirmed', 'card', 'paid', 1, $2, 'Marta Compradora', '3009998877', now()) returning id),
     line as (
       insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity)
       select id, 'course', $3, $4, $5, $2, 1 from placed)
     select id from placed`,
    [customer.id, PRICE, course.id, course.title, course.slug],
  );
  if (!order) throw new Error("The order was not stored.");
  return order.id;
}

/** What the provider's news of a full refund does to an order. */
export async function refund(order: string): Promise<void> {
  await query(
    "update public.orders set payment_status = 'refunded', status = 'cancelled', shipping_status = 'cancelled', has_reservation = false where id = $1",
    [order],
  );
}
