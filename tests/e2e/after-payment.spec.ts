import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, freshEmail, newestMail, siteLink, test } from "../support/fixtures.ts";
import { newCourse } from "./support/courses.ts";
import { openOrder, paidOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const aCourse = async () => {
  const { id, slug, price } = await newCourse("Curso pagado");
  return { type: "course" as const, id, slug, price };
};

const aService = async () => {
  const [row] = await query<{ id: string; name: string; slug: string; price: number }>(
    "select id, name, slug, price from public.services where slug = 'servicio-express-24-horas'",
  );
  return { type: "service" as const, ...row! };
};

const MAIN = { tag: "@main" };

const next = (page: Page) => page.getByRole("region", { name: "¿Qué sigue?" });

test("a guest who paid a course and a service sees how to start both", MAIN, async ({ page }) => {
  const [course, service, email] = [await aCourse(), await aService(), freshEmail("invitada")];
  const order = await paidOrder(null, [{ product: course }, { product: service }], { email });
  await page.goto(`/pedido/${order.token}`);
  await expect(next(page)).toContainText(email);
  await expect(next(page).getByRole("link", { name: /^Ya tengo cuenta: entrar/ })).toHaveAttribute(
    "href",
    `/auth?next=${encodeURIComponent(`/dashboard/cursos/${course.slug}`)}`,
  );
  await expect(next(page).getByLabel("Elige una contraseña")).toBeVisible();
  await expect(next(page).getByRole("link", { name: /^Agendar la entrega de mi equipo/ })).toHaveAttribute(
    "href",
    `/solicitar-reparacion?servicio=${service.slug}&pedido=${order.token}`,
  );
  const chat = next(page).getByRole("link", { name: /Acordar el día por WhatsApp/ });
  const message = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(message).toContain(service.name);
  expect(message).toContain(order.number);
  await expect(page.getByRole("heading", { name: "Seguimiento del envío" })).toHaveCount(0);
});

test("the owner continues to the course from the payment's result and from both pages of the order", async ({
  page,
}) => {
  const customer = await newCustomer("alumna");
  const course = await aCourse();
  const order = await paidOrder(customer, [{ product: course }]);
  await enter(page, customer.email);
  for (const path of [
    `/payment/success?payment_id=e2e-${order.id}&status=approved&pedido=${order.token}`,
    `/pedido/${order.token}`,
    `/dashboard/pedidos/${order.id}`,
  ]) {
    await page.goto(path);
    await expect(next(page).getByRole("link", { name: /^Empezar el curso/ })).toHaveAttribute(
      "href",
      new RegExp(`^/dashboard/cursos/${course.slug}/.+`),
    );
  }
});

test("a guest's purchase shows what follows and when, and an account needs one field", async ({ page }) => {
  const email = freshEmail("cuenta");
  const product = await stockProduct("Control que llega", 70_000, 3);
  const order = await paidOrder(null, [{ product, quantity: 2 }], {
    email,
    address: "Calle 37 Sur # 27-10, Envigado, Antioquia",
  });
  const arrival = page.getByText(/^Llega entre el \S+ \d+ y el \S+ \d+\.$/);
  await page.goto(`/payment/success?payment_id=e2e-${order.id}&status=approved&pedido=${order.token}`);
  const bought = page.getByRole("region", { name: "Tu compra" });
  await expect(bought).toContainText(product.name);
  await expect(bought).toContainText("2 unidades");
  await expect(arrival).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, 360);
  await page.getByLabel("Elige una contraseña").fill("Una-clave-larga-9");
  await page.getByRole("checkbox", { name: /Autorizo el tratamiento/ }).check();
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await expect(page.getByText("¡Cuenta creada! Revisa tu email para confirmar tu cuenta.")).toBeVisible();
  await page.goto(siteLink(await newestMail(email, /confirma/i)));
  await page.getByRole("button", { name: "Confirmar mi correo" }).click();
  await page.waitForURL("**/dashboard/pedidos");
  await expect(page.getByRole("main")).toContainText(order.number);
  await page.goto(`/pedido/${order.token}`);
  await expect(arrival).toBeVisible();
});

test("results are in Spanish and correct for a paid order", MAIN, async ({ page }) => {
  const order = await paidOrder(null, [{ product: await aService() }], { email: freshEmail("pagada") });
  await page.goto(`/payment/success?payment_id=e2e-${order.id}&status=approved&pedido=${order.token}`);
  await expect(page.getByRole("definition").filter({ hasText: "Aprobado" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("approved");
  await page.goto(`/payment/failure?pedido=${order.token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu pago fue aprobado");
  await expect(page.getByRole("main")).not.toContainText("No se hizo ningún cobro");
});

test("an unpaid order asks for the payment first and has no parcel to track", async ({ page }) => {
  const customer = await newCustomer("sinpagar");
  const order = await openOrder(customer, [{ product: await stockProduct("Control sin pagar", 40_000, 3) }]);
  await enter(page, customer.email);
  await page.goto("/dashboard/pedidos");
  const card = page.getByRole("article").filter({ hasText: order.number });
  await expect(card.getByRole("list")).toHaveCount(0);
  await card.getByRole("link", { name: /^Pagar ahora/ }).click();
  await expect(page).toHaveURL(new RegExp(`/pedido/${order.token}$`));
  await expect(page.getByRole("button", { name: "Pagar ahora" })).toBeVisible();
  await page.goto(`/dashboard/pedidos/${order.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Seguimiento del envío" })).toHaveCount(0);
  const [pay, lines] = await Promise.all([
    main.getByRole("link", { name: "Pagar ahora" }).boundingBox(),
    main.getByRole("heading", { name: "Tu compra" }).boundingBox(),
  ]);
  expect(pay?.y).toBeLessThan(lines?.y ?? 0);
});

test("Mis Servicios says where bought services are", async ({ page }) => {
  await enter(page, (await newCustomer("servicios")).email);
  await page.goto("/servicios-tecnicos");
  await expect(page.getByText("No tienes órdenes de servicio")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Mis Pedidos" }).click();
  await expect(page).toHaveURL(/\/dashboard\/pedidos$/);
});
