import { db } from "../../support/e2e-database.ts";
import { DEMO_PASSWORD, freshEmail } from "../../support/fixtures.ts";

export type Customer = { id: string; email: string };

/** A customer that no other test uses. */
export async function newCustomer(name: string): Promise<Customer> {
  const email = freshEmail(name);
  return { id: await db.addUser(email, {}, DEMO_PASSWORD), email };
}

/** The id of the demo's employee, for actions of staff while a page is open. */
export async function employeeId(): Promise<string> {
  const [row] = await db.sql<
    { id: string }[]
  >`select id from auth.users where email = 'employee@example.com'`;
  return row!.id;
}
