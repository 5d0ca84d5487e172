import { expect, test } from "vitest";
import { callName } from "./call-name";

test.each([
  ["/rest/v1/products?select=id&slug=eq.control", "rest products"],
  ["/rest/v1/rpc/order_by_token?p_token=secreto", "rpc order_by_token"],
  ["/auth/v1/token?grant_type=password", "auth token"],
  ["/auth/v1/admin/users/0a1b2c", "auth admin"],
  ["/storage/v1/object/service-orders/0a1b2c/foto.webp", "storage object"],
  ["/", "backend"],
])("%s is %s", (path, name) => expect(callName(`https://proyecto.supabase.co${path}`)).toBe(name));
