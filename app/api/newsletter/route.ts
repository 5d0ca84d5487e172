import { canChangeSettings } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { exportSubscribers } from "@/lib/contact/staff/mutations";
import { newsletterCsv } from "@/lib/contact/staff/newsletter-csv";

/** The confirmed addresses as CSV, for admins; each time is written in the audit log. Other sites get no answer. */
export async function GET(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return new Response(null, { status: 403 });
  const user = await getSessionUser();
  if (!user || !canChangeSettings(user.role)) return new Response("Sin permisos", { status: 403 });
  const csv = newsletterCsv(await exportSubscribers());
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="suscriptores.csv"',
      "cache-control": "private, no-store",
    },
  });
}
