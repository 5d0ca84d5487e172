import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import {
  addRepairPeople,
  bringRepair,
  changeRepairState,
  commentRepair,
  decideQuote,
  placeQuoteOrder,
  quoteRepair,
  type RepairPeople,
  type RequestedRepair,
  repairOf,
  requestRepair,
} from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { hintOf, isAllowed } from "../support/refusal.ts";

const db = await testDatabase();
const asServer = queryAs(db, "service_role");
let people: RepairPeople;
let repair: RequestedRepair;
beforeEach(async () => {
  people = await addRepairPeople(db);
  repair = await bringRepair(db, people.customer, {
    description: "No prende",
    name: "Ana Secreta",
    email: "ana@secreta.co",
  });
});

const linked = (token: string) =>
  answerAs<Record<string, unknown> | null>(db, "anon")`select public.repair_by_token(${token})`;

describe("strangers", () => {
  test("cannot read, renew or revoke a link, nor mark anything read", async () => {
    expect(await answerAs(db, people.other)`select public.repair_link(${repair.id})`).toBeNull();
    for (const call of ["renew_repair_link", "revoke_repair_link", "mark_repair_read"])
      expect(
        await hintOf(db.as(people.other, (sql) => sql.unsafe(`select public.${call}('${repair.id}')`))),
      ).toBe("not_found");
    expect(await linked(repair.token)).not.toBeNull();
  });

  test("cannot assign a repair to themselves", async () => {
    for (const who of [people.other, people.customer]) {
      const taken = await isAllowed(
        db,
        who,
        (sql) => sql`update public.ordenes_servicio set usuario_id = ${people.other} where id = ${repair.id}`,
      );
      expect(taken).toBe(false);
    }
  });
});

describe("the public link", () => {
  test("shows fault, state, dates, public steps and the quote, and nothing about its owner", async () => {
    const photo = `/api/repairs/images/${repair.id}/uno.webp`;
    await changeRepairState(db, people.staff, repair.id, "En_Diagnostico", {
      images: [photo],
      note: "Abierto",
    });
    await changeRepairState(db, people.staff, repair.id, "En_Diagnostico", {
      note: "Nota interna",
      isPublic: false,
    });
    await commentRepair(db, people.customer, repair.id, "Mensaje privado");
    const id = await quoteRepair(db, people.staff, repair.id, 80_000);
    await decideQuote(db, { quote: id, user: people.customer, name: "Ana Secreta" });
    const answer = await linked(repair.token);
    expect(answer).toMatchObject({
      id: repair.id,
      estado: "Reparando",
      descripcion: "No prende",
      quote: { id, total: 80_000, estado: "aprobada" },
    });
    expect((answer!.events as { images: string[] }[]).flatMap(({ images }) => images)).toEqual([photo]);
    const text = JSON.stringify(answer);
    for (const secret of [
      "Secreta",
      "secreta.co",
      "privado",
      "interna",
      people.customer,
      "190.0.0.1",
      "signer",
    ])
      expect(text).not.toContain(secret);
  });

  test("opens nothing when unknown or revoked; a new one replaces it", async () => {
    expect(await linked("0".repeat(48))).toBeNull();
    const fresh = await answerAs<string>(db, people.customer)`select public.renew_repair_link(${repair.id})`;
    expect(await linked(repair.token)).toBeNull();
    expect(await linked(fresh)).toMatchObject({ id: repair.id });
    await db.as(people.staff, (sql) => sql`select public.revoke_repair_link(${repair.id})`);
    expect(await linked(fresh)).toBeNull();
    expect(await answerAs(db, people.customer)`select public.repair_link(${repair.id})`).toBeNull();
  });
});

describe("photos", () => {
  test("shown by mistake are hidden: only the workshop sees and keeps them", async () => {
    const [wrong, right] = ["ajena", "propia"].map((name) => `/api/repairs/images/${repair.id}/${name}.webp`);
    await changeRepairState(db, people.staff, repair.id, "En_Diagnostico", { images: [wrong!, right!] });
    const hide = (who: string, reason = "Es de otro equipo") =>
      db.as(who, (sql) => sql`select public.hide_repair_photo(${repair.id}, ${wrong!}, ${reason})`);
    const sees = (who: string, token: string | null = null) =>
      answerAs<boolean>(db, who)`
          select public.may_see_repair_image(${repair.id}, 'ajena.webp', ${token})`;
    expect([await sees(people.customer), await sees("anon", repair.token)]).toEqual([true, true]);
    expect(await hintOf(hide(people.staff, " "))).toBe("reason_required");
    await hide(people.staff);
    expect([await sees(people.customer), await sees("anon", repair.token)]).toEqual([false, false]);
    expect(await sees(people.staff)).toBe(true);
    const shown = (await linked(repair.token))!.events as { images: string[] }[];
    expect(shown.flatMap(({ images }) => images)).toEqual([right]);
    const [kept] = await db.sql`
      select actor_id, note, images, is_public from public.orden_eventos where orden_id = ${repair.id} order by id desc limit 1`;
    expect(kept).toEqual({
      actor_id: people.staff,
      images: [wrong],
      is_public: false,
      note: "Foto retirada de lo que ve el cliente: Es de otro equipo",
    });
    expect(await hintOf(hide(people.staff))).toBe("not_shown");
  });

  const address = (file: string) => `/api/repairs/images/${repair.id}/${file}`;
  const sees = (who: Who, file: string, token: string | null = null) =>
    answerAs<boolean>(db, who)`select public.may_see_repair_image(${repair.id}, ${file}, ${token})`;
  const add = (user: string | null, token: string | null, file: string | null) =>
    answerAs<number>(
      db,
      "service_role",
    )`select (public.add_repair_photo(${repair.id}, ${user}, ${token}, ${file}) ->> 'left')::int`;

  test("are shown to the owner, the workshop and the link, as far as each may see them", async () => {
    await changeRepairState(db, people.staff, repair.id, "En_Diagnostico", {
      images: [address("paso.webp")],
    });
    await changeRepairState(db, people.staff, repair.id, "En_Diagnostico", {
      images: [address("taller.webp")],
      isPublic: false,
    });
    await add(people.customer, null, "mia.webp");
    const view = async (who: Who, token: string | null = null) =>
      Promise.all(
        ["paso.webp", "taller.webp", "mia.webp", "otra.webp"].map((file) => sees(who, file, token)),
      );
    expect(await view(people.customer)).toEqual([true, false, true, false]);
    expect(await view(people.staff)).toEqual([true, true, true, true]);
    expect(await view("anon", repair.token)).toEqual([true, false, false, false]);
    expect(await view(people.other)).toEqual([false, false, false, false]);
    expect(await view("anon")).toEqual([false, false, false, false]);
    await db.as(people.customer, (sql) => sql`select public.revoke_repair_link(${repair.id})`);
    expect(await view("anon", repair.token)).toEqual([false, false, false, false]);
  });

  test("of a customer are eight at most, and none after the delivery", async () => {
    expect(await add(people.customer, null, null)).toBe(8);
    for (let n = 0; n < 8; n += 1) expect(await add(null, repair.token, `foto-${n}.webp`)).toBe(7 - n);
    expect(await hintOf(add(people.customer, null, "una-mas.webp"))).toBe("too_many_photos");
    expect(await hintOf(add(people.other, null, "x.webp"))).toBe("not_found");
    await changeRepairState(db, people.staff, repair.id, "Entregado");
    expect(await hintOf(add(people.customer, null, null))).toBe("delivered");
  });

  test("are objects of a private bucket with the same rules", async () => {
    await changeRepairState(db, people.staff, repair.id, "En_Diagnostico", {
      images: [address("paso.webp")],
    });
    const insert = (who: Who, name: string) =>
      isAllowed(
        db,
        who,
        (sql) => sql`insert into storage.objects (bucket_id, name) values ('service-orders', ${name})`,
      );
    expect(await insert(people.staff, `${repair.id}/paso.webp`)).toBe(true);
    expect(await insert(people.staff, `${randomUUID()}/paso.webp`)).toBe(false);
    expect(await insert(people.staff, `${repair.id}/pagina.html`)).toBe(false);
    for (const who of [people.customer, people.other, "anon"])
      expect(await insert(who, `${repair.id}/paso.webp`)).toBe(false);

    for (const file of ["paso", "oculta"])
      await db.sql`insert into storage.objects (bucket_id, name) values ('service-orders', ${`${repair.id}/${file}.webp`})`;
    const list = (who: Who) =>
      db.as(who, async (sql) => {
        const rows = await sql<
          { name: string }[]
        >`select name from storage.objects where bucket_id = 'service-orders' and name like ${`${repair.id}/%`}`;
        return rows.map(({ name }) => name.split("/")[1]).toSorted();
      });
    expect(await list(people.staff)).toEqual(["oculta.webp", "paso.webp"]);
    expect(await list(people.customer)).toEqual(["paso.webp"]);
    expect(await list(people.other)).toEqual([]);
    expect(await list("anon")).toEqual([]);
    for (const who of [people.staff, people.customer, people.other]) {
      const gone = await isAllowed(
        db,
        who,
        (sql) => sql`delete from storage.objects where bucket_id = 'service-orders'`,
      );
      expect(gone).toBe(false);
    }
    expect(await answerOf(db)`select public from storage.buckets where id = 'service-orders'`).toBe(false);
  });
});

describe("a guest's repair", () => {
  test("is assigned, with its payment, to the account that confirms the same address", async () => {
    const email = `${randomUUID()}@example.com`;
    const guest = await requestRepair(db, "service_role", { email: email.toUpperCase() });
    const id = await quoteRepair(db, people.staff, guest.id);
    await decideQuote(db, { quote: id, token: guest.token });
    const order = await placeQuoteOrder(db, "anon", id, guest.token);
    expect(await repairOf(db, guest.id)).toMatchObject({ usuario_id: null, contact_email: email });
    const person = await db.addUser(email);
    expect(await repairOf(db, guest.id)).toMatchObject({ usuario_id: person });
    expect(await answerOf(db)`select user_id from public.orders where id = ${order.order_id}`).toBe(person);
  });

  test("stays a guest's for an unconfirmed address, or another one", async () => {
    const email = `${randomUUID()}@example.com`;
    const guest = await requestRepair(db, "service_role", { email });
    await db.sql`insert into auth.users (id, email) values (${randomUUID()}, ${email})`;
    await addPerson(db);
    expect(await repairOf(db, guest.id)).toMatchObject({ usuario_id: null });
    await db.sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
    expect((await repairOf(db, guest.id)).usuario_id).not.toBeNull();
  });
});

describe("an account that leaves", () => {
  test("has its name removed from the repair; the documents of the work stay", async () => {
    await commentRepair(db, people.customer, repair.id, "Vivo en la calle 1");
    await commentRepair(db, people.staff, repair.id, "Listo", { as: "admin" });
    await asServer`select public.add_repair_photo(${repair.id}, ${people.customer}, null, 'casa.webp')`;
    await db.sql`delete from auth.users where id = ${people.customer}`;
    expect(await repairOf(db, repair.id)).toMatchObject({
      usuario_id: null,
      contact_name: "Cuenta eliminada",
      contact_phone: "",
      contact_email: "",
      descripcion: "Descripción eliminada",
      customer_imagenes: [],
      estado: "Recibido",
      device_model: "PS5",
    });
    const comments =
      await db.sql`select texto from public.orden_comentarios where orden_id = ${repair.id} order by id`;
    expect(comments.map(({ texto }) => texto)).toEqual(["Mensaje eliminado", "Listo"]);
    expect(await linked(repair.token)).toBeNull();
    const [file] =
      await db.sql`select 1 from private.files_to_erase where name = ${`${repair.id}/casa.webp`}`;
    expect(file).toBeDefined();
  });
});
