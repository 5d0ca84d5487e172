import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { linksOf, toText } from "./templates.ts";

export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** Some headers of a mail received by SMTP. */
  headers?: Record<string, string>;
  sentAt: string;
}

type NewMail = Pick<StoredMail, "to" | "subject" | "html" | "headers"> & { text?: string };

const KEPT = 200;

/** Stores every mail of the backend and the site, newest first, in a file. */
export class Mailbox {
  private readonly file: string;
  private mails: StoredMail[];
  private writing: Promise<void> = Promise.resolve();

  private constructor(file: string, mails: StoredMail[]) {
    this.file = file;
    this.mails = mails;
  }

  static async open(folder: string): Promise<Mailbox> {
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, "mails.json");
    const mails = await readFile(file, "utf8").then(
      (text) => JSON.parse(text) as StoredMail[],
      () => [],
    );
    return new Mailbox(file, mails);
  }

  /** All mails, or those to one address, ignoring case. */
  list(to?: string): StoredMail[] {
    const wanted = to?.trim().toLowerCase();
    return wanted ? this.mails.filter((mail) => mail.to.toLowerCase() === wanted) : [...this.mails];
  }

  async send({ to, subject, html, text, headers }: NewMail): Promise<void> {
    const mail = {
      id: randomUUID(),
      to,
      subject,
      text: text ?? toText(html),
      html,
      links: linksOf(html),
      ...(headers && { headers }),
      sentAt: new Date().toISOString(),
    };
    this.mails = [mail, ...this.mails].slice(0, KEPT);
    await this.save();
  }

  async clear(): Promise<void> {
    this.mails = [];
    await this.save();
  }

  /** Waits for pending writes. */
  async close(): Promise<void> {
    await this.writing;
  }

  private save(): Promise<void> {
    this.writing = this.writing
      .catch(() => undefined)
      .then(async () => {
        const draft = `${this.file}.tmp`;
        await writeFile(draft, JSON.stringify(this.mails));
        await rename(draft, this.file);
      });
    return this.writing;
  }
}
