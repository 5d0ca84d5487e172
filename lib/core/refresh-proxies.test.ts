import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { proxyPurger } from "./refresh-proxies";

type Send = Parameters<typeof proxyPurger>[0]["send"];

/** A proxy of which each purge is answered by hand. */
function proxy() {
  const sent: { keys: readonly string[] | null; answer: () => void; fail: () => void }[] = [];
  const send: Send = (keys) =>
    new Promise((resolve, reject) => {
      sent.push({ keys, answer: resolve, fail: () => reject(new Error("not there")) });
    });
  const onUnreached = vi.fn();
  return {
    sent,
    onUnreached,
    purge: proxyPurger({ send, onUnreached }),
    keys: () => sent.map(({ keys }) => keys),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const later = (ms = 1) => vi.advanceTimersByTimeAsync(ms);

test("a slow proxy is purged for every change, one beside the other", async () => {
  const { purge, keys } = proxy();
  purge(["a"]);
  purge(["b"]);
  expect(keys()).toEqual([["a"], ["b"]]);
});

test("a proxy that is away is not asked with every change, and purged of everything when it is there", async () => {
  const { purge, sent, keys, onUnreached } = proxy();
  purge(["a"]);
  purge(["b"]);
  sent[0]?.fail();
  sent[1]?.fail();
  await later();
  purge(["c"]);
  expect(onUnreached).toHaveBeenCalledOnce();
  expect(keys()).toEqual([["a"], ["b"]]);
  await later(2000);
  expect(keys()).toEqual([["a"], ["b"], null]);
  sent[2]?.fail();
  await later(2000);
  expect(keys()).toEqual([["a"], ["b"], null, null]);
  sent[3]?.answer();
  await later();
  purge(["d"]);
  expect(keys().slice(4)).toEqual([["d"]]);
  expect(onUnreached).toHaveBeenCalledOnce();
});

test("what changes while it is purged of everything is purged after that", async () => {
  const { purge, sent, keys } = proxy();
  purge(["a"]);
  sent[0]?.fail();
  await later(2001);
  purge(["b"]);
  expect(keys()).toEqual([["a"], null]);
  sent[1]?.answer();
  await later();
  expect(keys()).toEqual([["a"], null, null]);
});
