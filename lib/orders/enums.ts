import type { Database } from "@/lib/supabase/database.types";

export type Enums = Database["public"]["Enums"];
export type OrderRow = Database["public"]["Tables"]["orders"]["Row"];
export type OrderItemRow = Database["public"]["Tables"]["order_items"]["Row"];
export type PaymentRow = Database["public"]["Tables"]["payments"]["Row"];
export type ReversionRow = Database["public"]["Tables"]["reversiones"]["Row"];
export type RetractoRow = Database["public"]["Tables"]["retractos"]["Row"];
