import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { POST as uploadLessonFile } from "@/app/api/lesson-files/route";
import { POST as uploadPicture } from "@/app/api/media/route";
import { GET as readImportProblems } from "@/app/api/products/import/[id]/route";
import { POST as importProducts } from "@/app/api/products/import/route";
import { SITE, testSite } from "./support/site.ts";

type Answer = { ok: boolean; code?: string };
type Action = (input: unknown) => Promise<Answer>;

const modules = import.meta.glob<Record<string, unknown>>("../../lib/**/actions.ts", { eager: true });
const actions = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Action] => typeof entry[1] === "function"),
);

/** Open to everyone; protected by the secret link, the form's token or the limits. */
const GUESTS = [
  "acceptTermsAction",
  "cancelOrderAction",
  "checkCartAction",
  "confirmSubscriptionAction",
  "createPaymentAction",
  "decideQuoteAction",
  "findMessageAction",
  "getBanksAction",
  "getCheckoutStateAction",
  "giveRefundKeyAction",
  "leaveNewsletterAction",
  "leavePaymentAction",
  "ownInvoiceDataAction",
  "payByBankAction",
  "payQuoteAction",
  "placeCashOrderAction",
  "processPaymentAction",
  "requestInvoiceAction",
  "requestRecoveryAction",
  "requestRepairAction",
  "requestReversalAction",
  "requestWithdrawalAction",
  "resendConfirmationAction",
  "resumeChallengeAction",
  "sendMessageAction",
  "signInAction",
  "signInWithGoogleAction",
  "signUpAction",
  "subscribeAction",
];
/** For every signed-in user, for their own data. */
const OWN = [
  "acceptPrivacyAction",
  "answerCheckAction",
  "buyAgainAction",
  "changePasswordAction",
  "claimAchievementAction",
  "commentRepairAction",
  "completeLessonAction",
  "deleteAccountAction",
  "deleteAddressAction",
  "issueCertificateAction",
  "markReadAction",
  "renewLinkAction",
  "revokeLinkAction",
  "saveAddressAction",
  "saveProfileAction",
  "saveVideoPositionAction",
  "setMarketingConsentAction",
  "setNewPasswordAction",
  "submitReviewAction",
  "submitSocialPostAction",
  "visitLessonAction",
];
const ADMINS = [
  "retryPaymentEventsAction",
  "saveDrawerAction",
  "saveRightsAction",
  "saveSettingsAction",
  "setRoleAction",
];
const SUPERADMIN = [
  "deleteCourseAction",
  "deleteHomeItemAction",
  "deletePostAction",
  "deleteProductAction",
  "deleteProductImageAction",
  "deleteServiceAction",
  "deleteSlideAction",
];
const LISTED = [...GUESTS, ...OWN, ...ADMINS, ...SUPERADMIN];

const site = await testSite();
const visitAs = async (who: string) =>
  site.visitAs(who === "anon" ? null : await site.person(who as "cliente"));

/** The result of a call without input: access refused, or an error about the input. */
async function knock(name: string): Promise<"unauthenticated" | "forbidden" | "open"> {
  const { code } = await actions.get(name)!({ nada: 1 });
  return code === "unauthenticated" || code === "forbidden" ? code : "open";
}

const EXPECTED: Record<string, (name: string) => string> = {
  anon: (name) => (GUESTS.includes(name) ? "open" : "unauthenticated"),
  cliente: (name) => (GUESTS.includes(name) || OWN.includes(name) ? "open" : "forbidden"),
  employee: (name) => (ADMINS.includes(name) || SUPERADMIN.includes(name) ? "forbidden" : "open"),
  manager: (name) => (ADMINS.includes(name) || SUPERADMIN.includes(name) ? "forbidden" : "open"),
  admin: (name) => (SUPERADMIN.includes(name) ? "forbidden" : "open"),
  superadmin: () => "open",
};

describe("every action, called directly", () => {
  test("is listed: the rest is for staff", () => {
    expect(LISTED.filter((name) => !actions.has(name))).toEqual([]);
    expect(actions.size - LISTED.length).toBeGreaterThan(50);
  });

  test.each(Object.keys(EXPECTED))("answers %s as its list says", async (who) => {
    await visitAs(who);
    const wrong: string[] = [];
    for (const name of actions.keys()) {
      const answer = await knock(name);
      if (answer !== EXPECTED[who]!(name)) wrong.push(`${name}: ${answer}`);
    }
    expect(wrong).toEqual([]);
  });

  test("checks the current role: one removed during a session is lost with the next call", async () => {
    const person = await site.person("employee");
    await site.visitAs(person);
    expect(await knock("moveOrdersAction")).toBe("open");
    await site.db.sql`update public.profiles set role = 'cliente' where id = ${person.id}`;
    expect(await knock("moveOrdersAction")).toBe("forbidden");
  });
});

describe("routes of staff, called directly", () => {
  const get = (headers: HeadersInit = { "sec-fetch-site": "same-origin" }) => new Request(SITE, { headers });
  const post = () => new Request(SITE, { method: "POST", body: "slug;precio", headers: { origin: SITE } });
  const params = Promise.resolve({ id: randomUUID() });

  test.each<[string, () => Promise<Response>]>([
    ["an import", () => importProducts(post())],
    ["an import's problems", () => readImportProblems(get(), { params } as never)],
    ["an upload of a picture", () => uploadPicture(post())],
    ["an upload of a lesson's file", () => uploadLessonFile(post())],
  ])("%s: no download and no upload without permission", async (_, ask) => {
    await visitAs("anon");
    expect((await ask()).status).toBe(401);
    await visitAs("cliente");
    expect((await ask()).status).toBe(403);
  });
});
