import { leavePath } from "@/lib/contact/mail/newsletter";
import { leaveNewsletter } from "@/lib/contact/newsletter";
import { newsletterTokenSchema } from "@/lib/contact/schema";
import { env } from "@/lib/core/env";

type Context = RouteContext<"/api/newsletter/baja/[token]">;

const answer = (status: number, headers: HeadersInit = {}) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** One click in the mail program (RFC 8058): the program posts here, without a person, a page or a cookie. */
export async function POST(_: Request, { params }: Context): Promise<Response> {
  const { success, data } = newsletterTokenSchema.safeParse(await params);
  if (!success) return answer(404);
  return answer((await leaveNewsletter(data.token)) ? 200 : 404);
}

/** The same address opened by a person, or by a program that opens links: it shows the button and changes nothing. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return answer(303, { Location: `${env().SITE_URL}${leavePath(encodeURIComponent(token))}` });
}
