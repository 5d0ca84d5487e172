import { expect, test } from "vitest";
import { contactMails } from "@/lib/contact/mail/composers";
import { MAIL_LABELS, mailLabel } from "@/lib/mail/labels";
import { orderMails } from "@/lib/orders/mail/composers";
import { ticketMails } from "@/lib/pos/mail/composers";
import { repairMails } from "@/lib/repairs/mail/composers";
import { accountMails } from "@/lib/users/mail/composers";

test("every kind of mail to customers has its label", () => {
  const kinds = Object.keys({
    ...orderMails,
    ...repairMails,
    ...ticketMails,
    ...contactMails,
    ...accountMails,
  });
  expect(Object.keys(MAIL_LABELS).toSorted()).toEqual(kinds.toSorted());
  expect(mailLabel("order.shipped")).toBe("Pedido en camino");
  expect(mailLabel("otra.cosa")).toBe("Correo");
});
