import { describe, expect, test } from "vitest";
import { testSite } from "./support/site.ts";

type Answer = { ok: boolean; code?: string };
type Action = (input: unknown) => Promise<Answer>;

const modules = import.meta.glob<Record<string, unknown>>("../../lib/**/actions.ts", { eager: true });
const actions = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Action] => typeof entry[1] === "function"),
);

/** Open to everybody; what they ask for is checked by the secret link, the form's token or the limits. */
const GUESTS = [
  "cancelOrderAction",
  "checkCartAction",
  "confirmSubscriptionAction",
  "createPaymentAction",
  "decideQuoteAction",
  "findMessageAction",
  "getCheckoutStateAction",
  "leaveNewsletterAction",
  "payQuoteAction",
  "placeCashOrderAction",
  "processPaymentAction",
  "requestRecoveryAction",
  "requestRepairAction",
  "requestReversalAction",
  "requestWithdrawalAction",
  "resendConfirmationAction",
  "sendMessageAction",
  "signInAction",
  "signInWithGoogleAction",
  "signUpAction",
  "subscribeAction",
];
/** For whoever is signed in, about what is theirs. */
const OWN = [
  "acceptPrivacyAction",
  "answerCheckAction",
  "buyAgainAction",
  "changePasswordAction",
  "claimAchievementAction",
  "commentRepairAction",
  "completeLessonAction",
  "deleteAccountAction",
  "issueCertificateAction",
  "markReadAction",
  "renewLinkAction",
  "revokeLinkAction",
  "saveProfileAction",
  "saveVideoPositionAction",
  "setMarketingConsentAction",
  "setNewPasswordAction",
  "submitReviewAction",
  "submitSocialPostAction",
  "visitLessonAction",
];
const ADMINS = ["retryPaymentEventsAction", "saveSettingsAction", "setRoleAction"];
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

/** What the door says to a call that names nothing: shut, or something about the input. */
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
  test("is known: what is not listed here is the staff's", () => {
    expect(LISTED.filter((name) => !actions.has(name))).toEqual([]);
    expect(actions.size - LISTED.length).toBeGreaterThan(50);
  });

  test.each(Object.keys(EXPECTED))(
    "answers %s as its list says",
    async (who) => {
      const role = who === "anon" ? null : (who as "cliente");
      await site.visitAs(role && (await site.person(role)));
      const wrong: string[] = [];
      for (const name of actions.keys()) {
        const answer = await knock(name);
        if (answer !== EXPECTED[who]!(name)) wrong.push(`${name}: ${answer}`);
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  test("asks for the role of now: one that was taken back during a session is gone with the next call", async () => {
    const person = await site.person("employee");
    await site.visitAs(person);
    expect(await knock("moveOrdersAction")).toBe("open");
    await site.db.sql`update public.profiles set role = 'cliente' where id = ${person.id}`;
    expect(await knock("moveOrdersAction")).toBe("forbidden");
  });
});
