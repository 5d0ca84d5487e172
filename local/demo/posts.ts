import type { TransactionSql } from "postgres";

const EMPLOYEE = "00000000-0000-4000-8000-000000000003";

type DemoPost = {
  account: string;
  url: string;
  status: "pending" | "approved" | "rejected";
  daysAgo: number;
};

const demoPosts: DemoPost[] = [
  { account: "11", url: "https://www.instagram.com/p/DemoVale1", status: "approved", daysAgo: 30 },
  { account: "11", url: "https://www.instagram.com/p/DemoVale2", status: "pending", daysAgo: 1 },
  { account: "12", url: "https://www.tiktok.com/@samu8bit/video/7001", status: "pending", daysAgo: 3 },
  { account: "13", url: "https://x.com/daniretro/status/9001", status: "pending", daysAgo: 2 },
  { account: "14", url: "https://www.facebook.com/tomas.g/posts/501", status: "rejected", daysAgo: 12 },
];

/** Posts of the demo's reviewers; three of them wait for staff. */
export async function seedPosts(sql: TransactionSql): Promise<void> {
  for (const { account, url, status, daysAgo } of demoPosts) {
    const isRead = status !== "pending";
    await sql`
      insert into public.social_posts (user_id, url, status, reviewed_by, reviewed_at, created_at)
      values (${`00000000-0000-4000-8000-0000000000${account}`}, private.social_address(${url}), ${status},
        ${isRead ? EMPLOYEE : null}, ${isRead ? daysBack(daysAgo - 0.5) : null}, ${daysBack(daysAgo)})
      on conflict do nothing`;
  }
}

function daysBack(days: number): Date {
  return new Date(Date.now() - days * 86_400_000);
}
