import { describe, expect, test } from "vitest";
import { addCashOrder, addPaidOrder, cartLine, placeOrder } from "../factories/orders.ts";
import { addPeople, nextPhone } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { addRepair, decideQuote, placeQuoteOrder, quoteRepair, takeInRepair } from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addPeople(db);
const staff = people.employee;

type Card = {
  id: string;
  name: string;
  phone: string;
  orders: number;
  repairs: number;
  spent: number;
  owed: number;
  has_account: boolean;
  no_cod: boolean;
  last_at: string | null;
};
type Detail = Card & {
  paid: number;
  given_back: number;
  deposits: number;
  members: { id: string; join: number | null }[];
  orders_list: { id: string }[];
  repairs_list: { id: string }[];
  notes: { id: number; body: string; author: string }[];
  proposals: (Card & { shared: string[] })[];
};

const search = (query: string, sort = "-visto") =>
  answerAs<{ items: Card[]; total: number }>(
    db,
    staff,
  )`select public.search_customers(${query}, 20, 0, ${sort})`;
const found = async (query: string) => (await search(query)).items.map(({ id }) => id);
const detail = (id: string) => answerAs<Detail>(db, staff)`select public.customer_detail(${id})`;
const customerOfOrder = (id: string) =>
  answerOf<string | null>(db)`select customer_id from public.orders where id = ${id}`;
const customerOfRepair = (id: string) =>
  answerOf<string | null>(db)`select customer_id from public.ordenes_servicio where id = ${id}`;
const customerOfAccount = (id: string) =>
  answerOf<string>(db)`select id from public.customers where user_id = ${id}`;
const join = (from: string, into: string) =>
  answerAs<string>(db, staff)`select public.join_customers(${from}, ${into})`;
const undo = (of: number) => queryAs(db, staff)`select public.undo_join(${of})`;

async function walkIn(name: string, phone: string, more: object = {}) {
  const repair = await addRepair(db, { contact_name: name, contact_phone: phone, ...more });
  return { repair: repair.id, customer: (await customerOfRepair(repair.id))! };
}

async function confirmedAccount(email: string) {
  const id = await db.addUser();
  await db.sql`update auth.users set email = ${email}, email_confirmed_at = now() where id = ${id}`;
  return id;
}

describe("every order and repair finds its customer", () => {
  test("the same phone and name, however they are written, are one person", async () => {
    const phone = nextPhone();
    const first = await walkIn("Gloria Zapata", phone);
    const spaced = await walkIn("gloria  zapáta", `+57 ${phone.slice(0, 3)} ${phone.slice(3)}`);
    const order = await addCashOrder(db, { name: "GLORIA ZAPATA", phone });
    expect(spaced.customer).toBe(first.customer);
    expect(await customerOfOrder(order.order_id)).toBe(first.customer);
    expect(await detail(first.customer)).toMatchObject({ name: "Gloria Zapata", orders: 1, repairs: 2 });
  });

  test("two people with one phone are two customers", async () => {
    const phone = nextPhone();
    const mother = await walkIn("Rosa Díaz", phone);
    const son = await walkIn("Iván Díaz", phone);
    expect(son.customer).not.toBe(mother.customer);
  });

  test("a document counts before the phone, and two documents are two people", async () => {
    const phone = nextPhone();
    const first = await walkIn("Luis Rojas", phone, { contact_document: "CC 1.020.304.777" });
    const moved = await walkIn("Luis A. Rojas", nextPhone(), { contact_document: "1020304777" });
    const namesake = await walkIn("Luis Rojas", phone, { contact_document: "55.667.788" });
    expect(moved.customer).toBe(first.customer);
    expect(namesake.customer).not.toBe(first.customer);
  });

  test("an account has one customer from its first day, and its orders are that one's", async () => {
    const account = await confirmedAccount("primera@example.com");
    const own = await customerOfAccount(account);
    const product = await addProduct(db);
    const order = await placeOrder(db, account, {
      items: [cartLine(product)],
      total: product.price,
      name: "Nora Primera",
      phone: nextPhone(),
    });
    expect(await customerOfOrder(order.order_id)).toBe(own);
    expect(await detail(own)).toMatchObject({
      name: "Nora Primera",
      email: "primera@example.com",
      has_account: true,
    });
  });

  test("a sale that names nobody has no customer", async () => {
    const { repair } = await walkIn("Cliente de mostrador", "");
    expect(await customerOfRepair(repair)).toBeNull();
  });

  test("the counter's intake, which writes the contact after the row, finds it too", async () => {
    const phone = nextPhone();
    const { customer } = await walkIn("Elsa Mora", phone);
    const taken = await takeInRepair(db, staff, {
      descripcion: "No prende",
      contact_name: "Elsa Mora",
      contact_phone: phone,
    });
    expect(await customerOfRepair(taken.id)).toBe(customer);
  });

  test("the order that pays a quote belongs to the customer of its repair, and follows it", async () => {
    const { repair, customer } = await walkIn("Paga Quote", nextPhone());
    await db.sql`update public.ordenes_servicio set received_at = now(), estado = 'En_Diagnostico' where id = ${repair}`;
    const quote = await quoteRepair(db, staff, repair);
    const token = await answerOf<string>(
      db,
    )`select token from private.repair_links where orden_id = ${repair}`;
    await decideQuote(db, { quote, token });
    const { order_id: order } = await placeQuoteOrder(db, "anon", quote, token);
    expect(await customerOfOrder(order)).toBe(customer);
    await db.sql`update public.ordenes_servicio set contact_name = 'Otra Persona', contact_phone = ${nextPhone()} where id = ${repair}`;
    const next = await customerOfRepair(repair);
    expect(next).not.toBe(customer);
    expect(await customerOfOrder(order)).toBe(next);
    // Nothing named the first any more.
    expect(await detail(customer)).toBeNull();
  });
});

describe("a walk-in who opens an account", () => {
  test("keeps what the adoption by confirmed e-mail gives, with the notes about the person", async () => {
    const { repair, customer } = await walkIn("Dora Nueva", nextPhone(), {
      contact_email: "dora@example.com",
    });
    await queryAs(db, staff)`select public.note_customer(${customer}, 'Paga siempre en efectivo')`;
    const account = await confirmedAccount("dora@example.com");
    const own = await customerOfAccount(account);
    expect(await customerOfRepair(repair)).toBe(own);
    expect(await detail(customer)).toBeNull();
    expect((await detail(own)).notes.map(({ body }) => body)).toEqual(["Paga siempre en efectivo"]);
  });

  test("is only proposed when the phone is the same", async () => {
    const phone = nextPhone();
    const { repair, customer } = await walkIn("Hugo Sin Correo", phone);
    const account = await confirmedAccount("hugo@example.com");
    const product = await addProduct(db);
    await placeOrder(db, account, {
      items: [cartLine(product)],
      total: product.price,
      name: "Hugo Sin Correo",
      phone,
    });
    const own = await customerOfAccount(account);
    expect(await customerOfRepair(repair)).toBe(customer);
    expect((await detail(own)).proposals).toMatchObject([{ id: customer, shared: ["celular"] }]);
  });
});

describe("joining", () => {
  test("makes one person of two, and undoing it makes exactly the two again, with what each got since", async () => {
    const phone = nextPhone();
    const one = await walkIn("Berta Uno", phone);
    const other = await walkIn("Berta Dos", phone);
    const third = await walkIn("Berta Tres", phone);
    const before = await detail(other.customer);
    expect(before.proposals.map(({ id }) => id).toSorted()).toEqual(
      [one.customer, third.customer].toSorted(),
    );
    await join(one.customer, other.customer);
    await join(other.customer, third.customer);
    expect(await detail(one.customer)).toMatchObject({
      id: third.customer,
      name: "Berta Tres",
      repairs: 3,
      proposals: [],
    });
    expect(await found("berta uno")).toEqual([third.customer]);

    const since = await walkIn("Berta Uno", phone);
    expect(since.customer).toBe(one.customer);
    const { members } = await detail(third.customer);
    await undo(members.find(({ id }) => id === other.customer)!.join!);
    expect(await detail(one.customer)).toMatchObject({ id: other.customer, repairs: 3 });
    await undo(members.find(({ id }) => id === one.customer)!.join!);
    expect(await detail(one.customer)).toMatchObject({ id: one.customer, repairs: 2 });
    expect(await detail(other.customer)).toMatchObject({ ...before, proposals: expect.any(Array) });
    expect(await detail(third.customer)).toMatchObject({ id: third.customer, repairs: 1 });
    expect(await hintOf(undo(members.find(({ id }) => id === one.customer)!.join!))).toBe("not_found");
  });

  test("two who were told apart are proposed no more, until staff join them", async () => {
    const phone = nextPhone();
    const one = await walkIn("Ciro Uno", phone);
    const other = await walkIn("Ciro Dos", phone);
    const isListed = async () => {
      const pairs = await answerAs<{ one: Card; other: Card; shared: string[] }[]>(
        db,
        staff,
      )`select public.repeated_customers(100)`;
      return pairs.some(
        (pair) =>
          [pair.one.id, pair.other.id].toSorted().join() === [one.customer, other.customer].toSorted().join(),
      );
    };
    expect(await isListed()).toBe(true);
    await queryAs(db, staff)`select public.tell_customers_apart(${one.customer}, ${other.customer})`;
    expect(await isListed()).toBe(false);
    expect((await detail(one.customer)).proposals).toEqual([]);
    await join(one.customer, other.customer);
    expect(await detail(one.customer)).toMatchObject({ id: other.customer });
    expect(await hintOf(join(one.customer, other.customer))).toBe("already_joined");
  });

  test("an account stands for the person, and still sees its own alone; so does a guest's link", async () => {
    const account = await confirmedAccount("sola@example.com");
    const product = await addProduct(db);
    const mine = await placeOrder(db, account, {
      items: [cartLine(product)],
      total: product.price,
      phone: nextPhone(),
    });
    const phone = nextPhone();
    const guest = await addCashOrder(db, { name: "Sola Invitada", phone });
    const walked = await walkIn("Sola Invitada", phone);
    const seen = async () => ({
      orders: await queryAs(db, account)`select id from public.orders`,
      repairs: await queryAs(db, account)`select id from public.ordenes_servicio`,
      own: await answerAs(db, account)`select public.own_orders()`,
      copy: { ...(await answerAs<object>(db, account)`select public.export_my_data()`), generado: "" },
      link: await answerAs(db, "anon")`select public.order_detail(null, ${guest.token})`,
    });
    const before = await seen();
    expect([...before.orders]).toEqual([{ id: mine.order_id }]);
    const root = await join(await customerOfAccount(account), walked.customer);
    expect(root).toBe(await customerOfAccount(account));
    await queryAs(db, staff)`select public.note_customer(${walked.customer}, 'Nota')`;
    const after = await seen();
    const { cliente, ...copy } = after.copy as { cliente?: { notas: { texto: string }[] } };
    expect(cliente?.notas.map(({ texto }) => texto)).toEqual(["Nota"]);
    const { cliente: _, ...copyBefore } = before.copy as { cliente?: unknown };
    expect({ ...after, copy }).toEqual({ ...before, copy: copyBefore });
    expect(JSON.stringify(after.copy)).not.toContain(walked.repair);
  });
});

describe("search", () => {
  test("by name, phone, e-mail, document, and the number of an order or repair", async () => {
    const phone = nextPhone();
    const { repair, customer } = await walkIn("Zoila Búsqueda", phone, {
      contact_document: "CC 31.415.926",
      contact_email: "Zoila@Example.com",
    });
    const order = await addCashOrder(db, { name: "Zoila Búsqueda", phone });
    for (const query of [
      "zoila busq",
      `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`,
      `+57${phone}`,
      "zoila@example",
      "31415926",
      "31.415.926",
      order.order_id.slice(0, 8).toUpperCase(),
      repair.slice(-8),
      repair.slice(-6),
    ])
      expect(await found(query), query).toContain(customer);
    expect(await found("nadie de nadie")).toEqual([]);
  });

  test("the list of orders finds the document of its customer, and of its invoice", async () => {
    const phone = nextPhone();
    await walkIn("Marina Papel", phone);
    const order = await addCashOrder(db, { name: "Marina Papel", phone });
    const invoiced = await addCashOrder(db);
    await db.sql`select public.request_invoice(null, ${order.token}, 'CC', '52118811', 'Marina Papel', 'm@example.com', '05266')`;
    await db.sql`select public.request_invoice(null, ${invoiced.token}, 'NIT', '900123456-8', 'Empresa SAS', 'e@example.com', '05266')`;
    const listed = (query: string) =>
      answerAs<{ items: { id: string }[] }>(db, staff)`select public.staff_orders(${query})`;
    expect((await listed("52.118.811")).items.map(({ id }) => id)).toEqual([order.order_id]);
    expect((await listed("900.123.456-8")).items.map(({ id }) => id)).toEqual([invoiced.order_id]);
    const exported = await queryAs(db, staff)`select public.export_orders('52118811') as row`;
    expect(exported.map(({ row }) => row.id)).toEqual([order.order_id]);
    expect(await found("52118811")).toEqual([await customerOfOrder(order.order_id)]);
    expect(await found("900123456")).toEqual([]);
  });

  test("finds what else a person gave", async () => {
    const { customer } = await walkIn("Otro Celular", nextPhone(), { contact_document: "27182818" });
    const second = nextPhone();
    await walkIn("Otro Nombre", second, { contact_document: "27182818" });
    expect(await found(second)).toEqual([customer]);
    expect(await found("otro nombre")).toEqual([customer]);
  });

  test("sorts by the last visit and by what was spent, and pages", async () => {
    const paid = await addPaidOrder(db);
    const buyer = await customerOfOrder(paid.order_id);
    const last = await walkIn("Última Visita", nextPhone());
    const all = await search("");
    expect(all.items[0]!.id).toBe(last.customer);
    expect(all.total).toBeGreaterThan(all.items.filter(({ last_at }) => last_at).length);
    const rich = await search("", "-gastado");
    expect(rich.items.map(({ spent }) => spent)).toEqual(
      rich.items.map(({ spent }) => spent).toSorted((a, b) => b - a),
    );
    expect(rich.items.find(({ id }) => id === buyer)).toMatchObject({ spent: paid.product.price });
    const next = await answerAs<{ items: Card[] }>(db, staff)`select public.search_customers('', 5, 5)`;
    expect(next.items.map(({ id }) => id)).toEqual(all.items.slice(5, 10).map(({ id }) => id));
  });
});

test("the money of a person: paid, given back, deposits, and what is owed", async () => {
  const phone = nextPhone();
  const { repair, customer } = await walkIn("Débora Deudas", phone);
  const delivered = await addCashOrder(db, { name: "Débora Deudas", phone });
  await db.sql`update public.orders set status = 'confirmed', shipping_status = 'delivered', expires_at = null where id = ${delivered.order_id}`;
  await db.sql`insert into public.repair_payments (orden_id, kind, method, amount) values (${repair}, 'abono', 'efectivo', 20000)`;
  const paid = await addPaidOrder(db);
  await db.sql`update public.orders set customer_name = 'Débora Deudas', customer_phone = ${phone} where id = ${paid.order_id}`;
  expect(await detail(customer)).toMatchObject({
    paid: paid.product.price,
    given_back: 0,
    deposits: 20_000,
    owed: delivered.product.price,
    spent: paid.product.price + 20_000,
  });
});

describe("without cash on delivery", () => {
  const mark = (customer: string, is: boolean) =>
    queryAs(db, staff)`select public.set_customer_no_cod(${customer}, ${is})`;

  test("the phone and the account are offered other ways, also through a joined record, until it is taken off", async () => {
    const phone = nextPhone();
    const { customer } = await walkIn("Mala Paga", phone);
    await mark(customer, true);
    const refused = await refusal(addCashOrder(db, { name: "Con Otro Nombre", phone: `+57 ${phone}` }));
    expect(refused).toMatchObject({
      hint: "cash_barred",
      message: expect.stringMatching(/Paga en línea.*WhatsApp/),
    });
    const product = await addProduct(db);
    const account = await confirmedAccount("mala@example.com");
    const buy = (method: "card" | "contra_entrega") =>
      placeOrder(db, account, {
        items: [cartLine(product)],
        total: product.price,
        phone: nextPhone(),
        method,
      });
    await join(customer, await customerOfAccount(account));
    expect(await hintOf(buy("contra_entrega"))).toBe("cash_barred");
    expect((await buy("card")).total).toBe(product.price);
    await mark(customer, false);
    expect((await buy("contra_entrega")).total).toBe(product.price);
  });
});

describe("leaving and retention", () => {
  test("a deleted account leaves no customer, notes or joins behind, and what others left stays theirs", async () => {
    const phone = nextPhone();
    const account = await confirmedAccount("adios@example.com");
    await db.sql`update public.profiles set phone = ${phone} where id = ${account}`;
    const own = await customerOfAccount(account);
    const { repair } = await walkIn("Adiós Marta", phone, {
      usuario_id: account,
      estado: "Entregado",
      outcome: "reparado",
      received_at: new Date(),
    });
    const stranger = await walkIn("Adiós Marta", phone);
    expect(stranger.customer).toBe(own);
    const other = await walkIn("Otra Joined", nextPhone());
    await join(other.customer, own);
    await queryAs(db, staff)`select public.note_customer(${own}, 'Algo personal')`;
    await queryAs(db, "service_role" as Who)`select public.anonymise_account(${account})`;
    expect(await customerOfRepair(repair)).toBeNull();
    expect(await detail(own)).toBeNull();
    expect(
      await answerOf(db)`select count(*)::int from public.customer_notes where body = 'Algo personal'`,
    ).toBe(0);
    expect(await detail(other.customer)).toMatchObject({
      id: other.customer,
      members: [{ id: other.customer }],
    });
    const anew = await customerOfRepair(stranger.repair);
    expect(anew).not.toBe(own);
    expect(await detail(anew!)).toMatchObject({
      name: "Adiós Marta",
      has_account: false,
      repairs: 1,
      notes: [],
    });
  });

  test("a guest's record ends with the data of their orders", async () => {
    const phone = nextPhone();
    const order = await addCashOrder(db, { name: "Guest Ido", phone });
    const customer = (await customerOfOrder(order.order_id))!;
    await queryAs(db, staff)`select public.note_customer(${customer}, 'Nunca contesta')`;
    await db.sql`update public.orders set status = 'expired', shipping_status = 'cancelled', has_reservation = false, expires_at = null,
      created_at = now() - interval '40 days', cancelled_at = now() - interval '40 days' where id = ${order.order_id}`;
    await db.sql`select private.tidy_step('unbought_orders')`;
    expect(await detail(customer)).toBeNull();
    expect(await found(phone)).toEqual([]);
  });

  test("a record without orders or repairs is deleted, one of an account is not", async () => {
    const { repair, customer } = await walkIn("Sin Filas", nextPhone());
    await db.sql`delete from public.ordenes_servicio where id = ${repair}`;
    await db.sql`update public.customers set created_at = now() - interval '2 days' where id = ${customer}`;
    await db.sql`select private.tidy_step('customers')`;
    expect(await detail(customer)).toBeNull();
    expect(await customerOfAccount(people.cliente)).toBeTruthy();
  });

  test("an account gets what the shop keeps of it as a customer", async () => {
    const account = await confirmedAccount("copia@example.com");
    await queryAs(
      db,
      staff,
    )`select public.note_customer(${await customerOfAccount(account)}, 'Prefiere WhatsApp')`;
    const copy = await answerAs<{ cliente: { notas: { texto: string }[] } }>(
      db,
      account,
    )`select public.export_my_data()`;
    expect(copy.cliente).toMatchObject({
      correo: "copia@example.com",
      sin_contra_entrega: false,
      notas: [{ texto: "Prefiere WhatsApp" }],
    });
  });
});

describe("permissions", () => {
  test("customers read and change nothing", async () => {
    const { customer } = await walkIn("Privado Total", nextPhone());
    const who = people.cliente;
    for (const work of [
      () => queryAs(db, who)`select public.search_customers('privado')`,
      () => queryAs(db, who)`select public.customer_detail(${customer})`,
      () => queryAs(db, who)`select public.repeated_customers()`,
      () => queryAs(db, who)`select public.join_customers(${customer}, ${customer})`,
      () => queryAs(db, who)`select public.undo_join(1)`,
      () => queryAs(db, who)`select public.tell_customers_apart(${customer}, ${customer})`,
      () => queryAs(db, who)`select public.note_customer(${customer}, 'x')`,
      () => queryAs(db, who)`select public.delete_customer_note(1)`,
      () => queryAs(db, who)`select public.set_customer_no_cod(${customer}, true)`,
      () => queryAs(db, who)`select public.customer_of_account(${who})`,
    ])
      expect((await refusal(work())).code).toBe("42501");
    expect((await queryAs(db, who)`select id from public.customers`).length).toBe(0);
  });

  test("a note is deleted by its author or an admin", async () => {
    const { customer } = await walkIn("Con Nota", nextPhone());
    await queryAs(db, staff)`select public.note_customer(${customer}, 'Mía')`;
    const [note] = (await detail(customer)).notes;
    expect(await hintOf(queryAs(db, people.manager)`select public.delete_customer_note(${note!.id})`)).toBe(
      "not_found",
    );
    await queryAs(db, people.admin)`select public.delete_customer_note(${note!.id})`;
    expect((await detail(customer)).notes).toEqual([]);
  });
});
