import { expect, type Page } from "@playwright/test";
import { addCheck, type TestCourse } from "../factories/courses.ts";
import { setPayment } from "../factories/orders.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, freshEmail, test } from "../support/fixtures.ts";
import { orderOf, payWith, proceedToPayment, someBuyer } from "./support/checkout.ts";
import { clickUntil } from "./support/clicks.ts";
import { enrolIn, newCourse } from "./support/courses.ts";
import { newCustomer } from "./support/people.ts";

const lesson = ({ slug }: TestCourse, id: string) => `/dashboard/cursos/${slug}/${id}`;
/** Of any lesson, and of the last one. */
const FINISH = /^Terminar (y seguir|el curso)$/;
const main = (page: Page) => page.getByRole("main");
/** Text for screen readers may be separated by a space in the name or not, depending on the browser. */
const named = (label: string, { title }: TestCourse) => ({ name: new RegExp(`^${label}\\s?: ${title}$`) });

/** Finishes the open lesson, which opens the next one. */
async function markDone(page: Page) {
  const mark = page.getByRole("button", { name: FINISH });
  const heading = page.getByRole("heading", { level: 1 });
  const opened = await heading.innerText();
  // A page that has just loaded may not be hydrated yet.
  await expect(async () => {
    if ((await heading.innerText()) === opened && (await mark.isVisible())) await mark.click();
    await expect(heading).not.toHaveText(opened, { timeout: 3000 });
  }).toPass();
}

test("paying enrols; finishing the course gives a certificate that anyone verifies, until it is refunded", {
  tag: "@main",
}, async ({ page, browser, requestAs }) => {
  const course = await newCourse("Curso completo");
  await addCheck(db, course, "dos");
  const customer = await newCustomer("estudiante");
  const buyer = someBuyer(freshEmail("estudiante"));
  await enter(page, customer.email);
  await page.goto(`/curso/${course.slug}`);
  await clickUntil(
    page.getByRole("button", named("Agregar al carrito", course)),
    page.getByText("Curso agregado", { exact: true }),
  );
  await proceedToPayment(page, buyer);
  const unpaid = await (await page.request.get(lesson(course, "dos"))).text();
  expect(unpaid).toContain("Este curso no está en tu cuenta");
  expect(unpaid).not.toContain("Texto reservado");
  await payWith(page, "APRO");
  await page.waitForURL("**/payment/success?**");

  await page.goto("/dashboard/cursos");
  await expect(main(page).getByText("0 de 2 lecciones")).toBeVisible();
  await page.getByRole("link", named("Continuar", course)).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lección abierta" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Para practicar" })).toBeVisible();
  await markDone(page);
  await expect(main(page).getByText("1 de 2 lecciones").filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Lección reservada" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Ver el video/ })).toHaveAttribute(
    "href",
    "https://videos.example/segunda",
  );
  await expect(page.getByRole("button", { name: FINISH })).toBeHidden();
  await page.getByRole("link", { name: "Responde la comprobación para terminar" }).click();
  const check = page.getByRole("region", { name: "Comprueba lo aprendido" });
  await check.getByRole("button", { name: "Calificar" }).click();
  await expect(check.getByText("Te falta una pregunta.")).toBeVisible();
  await check.getByLabel("Uno", { exact: true }).check();
  await check.getByRole("button", { name: "Calificar" }).click();
  await expect(check.getByText("No es esta. Piénsala otra vez.")).toBeVisible();
  await check.getByLabel("Dos", { exact: true }).check();
  await check.getByRole("button", { name: "Calificar de nuevo" }).click();
  await expect(check.getByText("¡Superada! 1 de 1 correctas.")).toBeVisible();
  await expect(page.getByText("Terminada", { exact: true }).filter({ visible: true })).toBeVisible();

  // Announced once, and still there after a reload.
  await expect(
    page.getByRole("status").filter({ hasText: `Terminaste el curso ${course.title}.` }),
  ).toBeAttached();
  await page.reload();
  await expect(page.getByRole("heading", { name: "¡Terminaste el curso!" })).toBeVisible();
  const name = page.getByLabel("Tu nombre completo");
  await expect(name).toHaveValue(buyer.name);
  await expect(async () => {
    await name.fill("Ana 3");
    await page.getByRole("button", { name: "Obtener certificado" }).click();
    await expect(page.getByText("Escribe tu nombre completo, solo con letras.")).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await name.fill("Ana María Peña");
  await page.getByRole("button", { name: "Obtener certificado" }).click();
  await expect(page.getByRole("heading", { name: "Tu certificado" })).toBeVisible();

  const file = await page.getByRole("link", { name: "Descargar PDF" }).getAttribute("href");
  const pdf = await page.request.get(file ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const address = await page.getByRole("link", { name: "Ver página de verificación" }).getAttribute("href");
  expect(address).toMatch(/^\/certificado\/AG(-[0-9A-Z]{4}){3}$/);

  const outside = await browser.newContext();
  const visitor = await outside.newPage();
  await visitor.goto(address ?? "");
  await expect(visitor.getByText("Vigente", { exact: true })).toBeVisible();
  for (const fact of ["Ana María Peña", course.title])
    await expect(visitor.getByText(fact, { exact: true })).toBeVisible();
  // Less than an hour is not worth a line.
  await expect(visitor.getByText("Intensidad")).toHaveCount(0);
  expect(await visitor.content()).not.toContain(buyer.phone);
  expect((await visitor.request.get(file ?? "")).status()).toBe(401);
  const stranger = await requestAs((await newCustomer("otra")).email);
  const refused = await stranger.get(file ?? "", { headers: { accept: "text/html" } });
  expect([refused.status(), await refused.text()]).toEqual([
    404,
    "No encontramos ese certificado en tu cuenta.",
  ]);

  await setPayment(db, (await orderOf(buyer))?.id ?? "", "refunded");
  await visitor.goto(address ?? "");
  await expect(visitor.getByText("Revocado", { exact: true })).toBeVisible();
  await page.goto(lesson(course, "dos"));
  await expect(page.getByText("Este curso no está en tu cuenta")).toBeVisible();
  expect((await page.request.get(file ?? "")).status()).toBe(410);
  await outside.close();
});

test("a video is loaded from its provider when it is played, and continues where it was left", async ({
  page,
}) => {
  const course = await newCourse("Curso en video");
  const customer = await newCustomer("video");
  await enrolIn(course, customer);
  await query(
    "update public.lesson_contents set video_url = 'https://youtu.be/aqz-KE-bpKQ' where course_id = $1 and lesson_id = 'dos'",
    [course.id],
  );
  const asked: URL[] = [];
  // Answers like the provider's player, which reports its time on request.
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    asked.push(new URL(route.request().url()));
    const time = JSON.stringify({ event: "infoDelivery", info: { currentTime: 65.4 } });
    return route.fulfill({
      contentType: "text/html",
      body: `<title>Video</title><script>addEventListener("message", () => parent.postMessage(${JSON.stringify(time)}, "*"))</script>`,
    });
  });
  await enter(page, customer.email);
  await page.goto(lesson(course, "dos"));
  const play = page.getByRole("button", { name: "Ver el video" });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await clickUntil(play, page.locator("iframe"));
  const stored = () => query("select seconds from public.video_positions where course_id = $1", [course.id]);
  await expect.poll(stored).toEqual([{ seconds: 65 }]);
  expect(asked.map(({ searchParams }) => searchParams.get("start"))).toEqual(["0"]);
  await page.reload();
  await clickUntil(page.getByRole("button", { name: "Seguir en 1:05" }), page.locator("iframe"));
  await expect.poll(() => asked.at(-1)?.searchParams.get("start")).toBe("65");
});

/** A video of that many seconds, recorded by this browser; its colour shows the position. */
async function record(page: Page, mimeType: string, seconds: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([mimeType, seconds]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 160, height: 90 });
      const pen = canvas.getContext("2d");
      const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.start();
      const start = performance.now();
      await new Promise<void>((done) => {
        const draw = () => {
          const at = performance.now() - start;
          if (!pen || at > seconds * 1000) return done();
          pen.fillStyle = `hsl(${at / 20} 80% 50%)`;
          pen.fillRect(0, 0, 160, 90);
          requestAnimationFrame(draw);
        };
        draw();
      });
      await new Promise((stopped) => {
        recorder.onstop = stopped;
        recorder.stop();
      });
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
    },
    [mimeType, seconds] as const,
  );
  return Buffer.from(bytes);
}

test("staff upload a guide and a video to a lesson; its learner plays it, and continues where it stopped", {
  tag: "@pictures",
}, async ({ page, browser }) => {
  const course = await newCourse("Curso con archivos");
  const customer = await newCustomer("archivos");
  await enrolIn(course, customer);
  const desk = await (await browser.newContext()).newPage();
  await enter(desk, "employee@example.com");
  await desk.goto(`/admin/cursos/${course.id}/leccion/dos`);
  const film = await record(desk, "video/webm;codecs=vp8", 4);
  const phoneFilm = await record(desk, "video/mp4;codecs=avc1.42E01E", 2);
  await desk.getByLabel("Enlace del video").fill("");
  await desk.getByLabel(/^Subir archivos/).setInputFiles([
    { name: "lista_de_limpieza.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 lista") },
    { name: "nada.pdf", mimeType: "application/pdf", buffer: Buffer.from("no es un documento") },
  ]);
  await expect(desk.getByLabel("Nombre 1")).toHaveValue("lista de limpieza");
  await expect(desk.getByRole("alert").filter({ hasText: "Ese archivo no se puede subir." })).toBeVisible();
  await desk.getByRole("button", { name: "Quitar nada.pdf" }).click();
  await desk.getByLabel("Nombre 1").fill("Lista de limpieza");
  await desk
    .getByLabel(/^O sube un video/)
    .setInputFiles({ name: "film.webm", mimeType: "video/webm", buffer: film });
  await expect(desk.getByRole("button", { name: "Quitar el video" })).toBeVisible();
  await desk.getByLabel("Minutos del video").fill("1");
  await desk.getByRole("button", { name: "Guardar lección" }).click();
  await expect(desk.getByText("Lección guardada", { exact: true }).first()).toBeVisible();

  await enter(page, customer.email);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") asked.push(request.headers().range ?? "whole");
  });
  await page.goto(lesson(course, "dos"));
  const guide = page.getByRole("link", { name: /^Lista de limpieza\s?PDF, 1 kB/ });
  await expect(guide).toBeVisible();
  expect(asked).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent("download"), guide.click()]);
  expect(download.suggestedFilename()).toBe("Lista de limpieza.pdf");
  const player = page.locator("video");
  // Slowly, so that a busy machine does not miss its end.
  const left = await player.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((stopped) => {
        Object.assign(video, { muted: true, playbackRate: 0.5 });
        video.addEventListener("timeupdate", () => {
          if (video.currentTime < 1 || video.paused) return;
          video.pause();
          stopped(Math.floor(video.currentTime));
        });
        void video.play();
      }),
  );
  expect(asked[0]).toMatch(/^bytes=0-/);
  const stored = () => query("select seconds from public.video_positions where course_id = $1", [course.id]);
  await expect.poll(stored).toEqual([{ seconds: left }]);
  await page.goto(lesson(course, "dos"));
  await expect(page.getByText(`Sigue en 0:0${left}, donde lo dejaste.`)).toBeVisible();
  const second = await player.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((started) => {
        video.muted = true;
        video.addEventListener("playing", () => started(video.currentTime), { once: true });
        void video.play();
      }),
  );
  expect(second).toBeGreaterThanOrEqual(left);

  const firstFilm = (await player.getAttribute("src"))?.replace(/#.*/, "");

  // A phone's video: MP4 with H.264, replacing the first.
  await desk.getByRole("button", { name: "Quitar el video" }).click();
  await desk
    .getByLabel(/^O sube un video/)
    .setInputFiles({ name: "celular.mp4", mimeType: "video/mp4", buffer: phoneFilm });
  // Its length is read from the file once it is there.
  await expect(desk.getByLabel("Minutos del video")).toHaveValue("1");
  await desk.getByRole("button", { name: "Guardar lección" }).click();
  await expect(desk.getByText("Todo está guardado.")).toBeVisible();
  await page.goto(lesson(course, "dos"));
  await expect(player).not.toHaveAttribute("src", new RegExp(firstFilm ?? ""));
  const picture = await player.evaluate(
    (video: HTMLVideoElement) =>
      new Promise((played) => {
        video.muted = true;
        video.addEventListener(
          "timeupdate",
          () => video.currentTime > 0.3 && played([video.videoWidth, video.videoHeight]),
        );
        void video.play();
      }),
  );
  expect(picture).toEqual([160, 90]);
  await desk.context().close();
});

test("the public pages know an enrolled person: no second purchase, and the next step", async ({ page }) => {
  const course = await newCourse("Curso propio");
  const customer = await newCustomer("propia");
  await enrolIn(course, customer);
  await page.goto(`/curso/${course.slug}`);
  await expect(page.getByRole("button", named("Agregar al carrito", course))).toBeVisible();
  await enter(page, customer.email);
  await page.goto(`/curso/${course.slug}`);
  await expect(page.getByRole("link", named("Continuar curso", course))).toHaveAttribute(
    "href",
    lesson(course, "uno"),
  );
  await expect(page.getByRole("button", named("Agregar al carrito", course))).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Lección reservada" })).toHaveAttribute(
    "href",
    lesson(course, "dos"),
  );
  await page.goto("/cursos");
  await page
    .getByRole("region", { name: "Mis cursos" })
    .getByRole("link", named("Continuar", course))
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Lección abierta" })).toBeVisible();
  await markDone(page);
  await page.goto(lesson(course, "uno"));
  await clickUntil(
    page.getByRole("button", { name: "Deshacer" }),
    page.getByRole("button", { name: "Terminar y seguir" }),
  );
  await expect(page.getByRole("button", { name: FINISH })).toBeEnabled();
  await page.goto(lesson(course, "no-existe"));
  await expect(page).toHaveURL(new RegExp(`/dashboard/cursos/${course.slug}$`));
});

test("signed out, free lessons open, the others ask to sign in or do not exist", { tag: "@main" }, async ({
  page,
}) => {
  const course = await newCourse("Curso de muestra");
  await page.goto(`/curso/${course.slug}`);
  await expect(page.getByRole("link", { name: "Lección reservada" })).toHaveCount(0);
  await page.getByRole("link", { name: "Lección abierta" }).click();
  await expect(page.getByText("Texto abierto de la primera.")).toBeVisible();
  const closed = await page.request.get(`/curso/${course.slug}/muestra/dos`);
  expect(closed.status()).toBe(404);
  expect(await closed.text()).not.toContain("Texto reservado");
  await page.goto(lesson(course, "dos"));
  await page.waitForURL("**/auth?next=**");
  expect(await (await page.request.get(`/api/learning?curso=${course.slug}`)).json()).toEqual({
    courses: [],
  });
});
