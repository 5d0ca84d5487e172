import type { Database } from "@/lib/supabase/database.types";

export type Enums = Database["public"]["Enums"];
export type OrderRow = Database["public"]["Tables"]["orders"]["Row"];
export type OrderItemRow = Database["public"]["Tables"]["order_items"]["Row"];
