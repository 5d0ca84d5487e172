
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "audit_log": {
                  Row: {
                    "action": string,"actor": string | null,"created_at": string,"details": NonNullable<Json>,"entity": string,"entity_id": string | null,"id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor"?: string | null,"created_at"?: string,"details"?: NonNullable<Json>,"entity": string,"entity_id"?: string | null,"id"?: never
                  }
                  Update: {
                    "action"?: string,"actor"?: string | null,"created_at"?: string,"details"?: NonNullable<Json>,"entity"?: string,"entity_id"?: string | null,"id"?: never
                  }
                  Relationships: [
                    
                  ]
                },"courses": {
                  Row: {
                    "content": string,"cover": string,"created_at": string,"curriculum": NonNullable<Json>,"description": string,"duration_weeks": number,"estimated_students": number,"has_certification": boolean,"id": string,"includes": NonNullable<Json>,"learning_outcomes": NonNullable<Json>,"level": Database["public"]['Enums']["course_level"],"price": number,"requirements": NonNullable<Json>,"slug": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "content"?: string,"cover"?: string,"created_at"?: string,"curriculum"?: NonNullable<Json>,"description"?: string,"duration_weeks"?: number,"estimated_students"?: number,"has_certification"?: boolean,"id"?: string,"includes"?: NonNullable<Json>,"learning_outcomes"?: NonNullable<Json>,"level"?: Database["public"]['Enums']["course_level"],"price": number,"requirements"?: NonNullable<Json>,"slug": string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "content"?: string,"cover"?: string,"created_at"?: string,"curriculum"?: NonNullable<Json>,"description"?: string,"duration_weeks"?: number,"estimated_students"?: number,"has_certification"?: boolean,"id"?: string,"includes"?: NonNullable<Json>,"learning_outcomes"?: NonNullable<Json>,"level"?: Database["public"]['Enums']["course_level"],"price"?: number,"requirements"?: NonNullable<Json>,"slug"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"hero_slides": {
                  Row: {
                    "button_text": string,"button_url": string,"created_at": string,"description": string,"display_order": number,"id": string,"image_url": string,"is_active": boolean,"subtitle": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "button_text": string,"button_url": string,"created_at"?: string,"description": string,"display_order"?: number,"id"?: string,"image_url": string,"is_active"?: boolean,"subtitle": string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "button_text"?: string,"button_url"?: string,"created_at"?: string,"description"?: string,"display_order"?: number,"id"?: string,"image_url"?: string,"is_active"?: boolean,"subtitle"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"order_items": {
                  Row: {
                    "id": string,"image": string,"item_id": string,"item_type": Database["public"]['Enums']["item_type"],"line_total": number | null,"name": string,"order_id": string,"quantity": number,"slug": string,"unit_price": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"image"?: string,"item_id": string,"item_type": Database["public"]['Enums']["item_type"],"line_total"?: never,"name": string,"order_id": string,"quantity": number,"slug": string,"unit_price": number
                  }
                  Update: {
                    "id"?: string,"image"?: string,"item_id"?: string,"item_type"?: Database["public"]['Enums']["item_type"],"line_total"?: never,"name"?: string,"order_id"?: string,"quantity"?: number,"slug"?: string,"unit_price"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_items_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"orders": {
                  Row: {
                    "cancelled_at": string | null,"created_at": string,"currency": string,"customer_email": string,"customer_name": string,"customer_phone": string,"delivered_at": string | null,"estimated_delivery": string | null,"expires_at": string | null,"has_reservation": boolean,"id": string,"paid_at": string | null,"paid_by": string | null,"payment_method": Database["public"]['Enums']["payment_method"],"payment_status": Database["public"]['Enums']["order_payment_status"],"quantity": number,"shipping_address": string,"shipping_status": Database["public"]['Enums']["shipping_status"],"status": Database["public"]['Enums']["order_status"],"terms_accepted_at": string,"total_price": number,"tracking_number": string | null,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelled_at"?: string | null,"created_at"?: string,"currency"?: string,"customer_email"?: string,"customer_name": string,"customer_phone": string,"delivered_at"?: string | null,"estimated_delivery"?: string | null,"expires_at"?: string | null,"has_reservation"?: boolean,"id"?: string,"paid_at"?: string | null,"paid_by"?: string | null,"payment_method": Database["public"]['Enums']["payment_method"],"payment_status"?: Database["public"]['Enums']["order_payment_status"],"quantity": number,"shipping_address"?: string,"shipping_status"?: Database["public"]['Enums']["shipping_status"],"status"?: Database["public"]['Enums']["order_status"],"terms_accepted_at"?: string,"total_price": number,"tracking_number"?: string | null,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "cancelled_at"?: string | null,"created_at"?: string,"currency"?: string,"customer_email"?: string,"customer_name"?: string,"customer_phone"?: string,"delivered_at"?: string | null,"estimated_delivery"?: string | null,"expires_at"?: string | null,"has_reservation"?: boolean,"id"?: string,"paid_at"?: string | null,"paid_by"?: string | null,"payment_method"?: Database["public"]['Enums']["payment_method"],"payment_status"?: Database["public"]['Enums']["order_payment_status"],"quantity"?: number,"shipping_address"?: string,"shipping_status"?: Database["public"]['Enums']["shipping_status"],"status"?: Database["public"]['Enums']["order_status"],"terms_accepted_at"?: string,"total_price"?: number,"tracking_number"?: string | null,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"payment_events": {
                  Row: {
                    "action": string,"event_key": string,"id": number,"next_try_at": string,"outcome": string,"payload": NonNullable<Json>,"processed_at": string | null,"provider_payment_id": string,"received_at": string,"tries": number
                  }
                  ComputedFields: never
                  Insert: {
                    "action"?: string,"event_key": string,"id"?: never,"next_try_at"?: string,"outcome"?: string,"payload"?: NonNullable<Json>,"processed_at"?: string | null,"provider_payment_id": string,"received_at"?: string,"tries"?: number
                  }
                  Update: {
                    "action"?: string,"event_key"?: string,"id"?: never,"next_try_at"?: string,"outcome"?: string,"payload"?: NonNullable<Json>,"processed_at"?: string | null,"provider_payment_id"?: string,"received_at"?: string,"tries"?: number
                  }
                  Relationships: [
                    
                  ]
                },"payments": {
                  Row: {
                    "amount": number,"attempt": number,"created_at": string,"currency": string,"id": string,"idempotency_key": string,"installments": number | null,"last_four": string,"method": string,"order_id": string,"provider": string,"provider_payment_id": string | null,"provider_updated_at": string | null,"refund_due": boolean,"refunded_amount": number,"status": string,"status_detail": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"attempt": number,"created_at"?: string,"currency"?: string,"id"?: string,"idempotency_key": string,"installments"?: number | null,"last_four"?: string,"method"?: string,"order_id": string,"provider"?: string,"provider_payment_id"?: string | null,"provider_updated_at"?: string | null,"refund_due"?: boolean,"refunded_amount"?: number,"status"?: string,"status_detail"?: string,"updated_at"?: string
                  }
                  Update: {
                    "amount"?: number,"attempt"?: number,"created_at"?: string,"currency"?: string,"id"?: string,"idempotency_key"?: string,"installments"?: number | null,"last_four"?: string,"method"?: string,"order_id"?: string,"provider"?: string,"provider_payment_id"?: string | null,"provider_updated_at"?: string | null,"refund_due"?: boolean,"refunded_amount"?: number,"status"?: string,"status_detail"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payments_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"product_images": {
                  Row: {
                    "alt_text": string,"created_at": string,"display_order": number,"id": string,"image_url": string,"is_primary": boolean,"product_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alt_text"?: string,"created_at"?: string,"display_order"?: number,"id"?: string,"image_url": string,"is_primary"?: boolean,"product_id": string
                  }
                  Update: {
                    "alt_text"?: string,"created_at"?: string,"display_order"?: number,"id"?: string,"image_url"?: string,"is_primary"?: boolean,"product_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_images_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"products": {
                  Row: {
                    "badge_color": Database["public"]['Enums']["badge_color"],"badge_text": string,"category": string,"created_at": string,"description": string,"details": NonNullable<Json>,"id": string,"image": string,"images": (string)[],"name": string,"name_key": string | null,"price": number,"search": unknown,"slug": string,"stock": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "badge_color"?: Database["public"]['Enums']["badge_color"],"badge_text"?: string,"category"?: string,"created_at"?: string,"description"?: string,"details"?: NonNullable<Json>,"id"?: string,"image"?: string,"images"?: (string)[],"name": string,"name_key"?: never,"price": number,"search"?: never,"slug": string,"stock"?: number,"updated_at"?: string
                  }
                  Update: {
                    "badge_color"?: Database["public"]['Enums']["badge_color"],"badge_text"?: string,"category"?: string,"created_at"?: string,"description"?: string,"details"?: NonNullable<Json>,"id"?: string,"image"?: string,"images"?: (string)[],"name"?: string,"name_key"?: never,"price"?: number,"search"?: never,"slug"?: string,"stock"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"profiles": {
                  Row: {
                    "created_at": string,"id": string,"level": number,"points": number,"role": Database["public"]['Enums']["app_role"],"updated_at": string,"username": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id": string,"level"?: number,"points"?: number,"role"?: Database["public"]['Enums']["app_role"],"updated_at"?: string,"username"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"level"?: number,"points"?: number,"role"?: Database["public"]['Enums']["app_role"],"updated_at"?: string,"username"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"rate_limits": {
                  Row: {
                    "hits": number,"key": string,"window_start": string
                  }
                  ComputedFields: never
                  Insert: {
                    "hits"?: number,"key": string,"window_start"?: string
                  }
                  Update: {
                    "hits"?: number,"key"?: string,"window_start"?: string
                  }
                  Relationships: [
                    
                  ]
                },"services": {
                  Row: {
                    "created_at": string,"description": string,"id": string,"image": string,"name": string,"price": number,"slug": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"description"?: string,"id"?: string,"image"?: string,"name": string,"price": number,"slug": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"description"?: string,"id"?: string,"image"?: string,"name"?: string,"price"?: number,"slug"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"stock_movements": {
                  Row: {
                    "actor": string | null,"created_at": string,"delta": number,"id": number,"note": string,"order_id": string | null,"product_id": string,"reason": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor"?: string | null,"created_at"?: string,"delta": number,"id"?: never,"note"?: string,"order_id"?: string | null,"product_id": string,"reason": string
                  }
                  Update: {
                    "actor"?: string | null,"created_at"?: string,"delta"?: number,"id"?: never,"note"?: string,"order_id"?: string | null,"product_id"?: string,"reason"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "stock_movements_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"store_settings": {
                  Row: {
                    "address": string,"city": string,"closes_at": string,"email": string,"facebook_url": string,"free_shipping_text": string,"id": boolean,"instagram_url": string,"latitude": number,"legal_name": string,"longitude": number,"missions_enabled": boolean,"name": string,"opens_at": string,"phone": string,"region": string,"service_radius_m": number,"store_rating": number,"store_rating_count": number,"tax_id": string,"tiktok_url": string,"updated_at": string,"whatsapp": string,"youtube_url": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string,"city"?: string,"closes_at"?: string,"email"?: string,"facebook_url"?: string,"free_shipping_text"?: string,"id"?: boolean,"instagram_url"?: string,"latitude"?: number,"legal_name"?: string,"longitude"?: number,"missions_enabled"?: boolean,"name"?: string,"opens_at"?: string,"phone"?: string,"region"?: string,"service_radius_m"?: number,"store_rating"?: number,"store_rating_count"?: number,"tax_id"?: string,"tiktok_url"?: string,"updated_at"?: string,"whatsapp"?: string,"youtube_url"?: string
                  }
                  Update: {
                    "address"?: string,"city"?: string,"closes_at"?: string,"email"?: string,"facebook_url"?: string,"free_shipping_text"?: string,"id"?: boolean,"instagram_url"?: string,"latitude"?: number,"legal_name"?: string,"longitude"?: number,"missions_enabled"?: boolean,"name"?: string,"opens_at"?: string,"phone"?: string,"region"?: string,"service_radius_m"?: number,"store_rating"?: number,"store_rating_count"?: number,"tax_id"?: string,"tiktok_url"?: string,"updated_at"?: string,"whatsapp"?: string,"youtube_url"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "abandon_payment":
{ Args: { "p_payment": string,"p_reason": string }; Returns: undefined
                           },
"adjust_stock":
{ Args: { "p_delta": number,"p_note"?: string,"p_product": string }; Returns: number
                           },
"apply_payment":
{ Args: { "p_snapshot": Json }; Returns: Json
                           },
"begin_payment":
{ Args: { "p_token": string }; Returns: Json
                           },
"cancel_order":
{ Args: { "p_token": string }; Returns: undefined
                           },
"cart_lines":
{ Args: { "p_items": Json }; Returns: {
              "image": string,"item_id": string,"item_type": Database["public"]['Enums']["item_type"],"name": string,"quantity": number,"slug": string,"stock": number,"unit_price": number
            }[]
                           },
"claim_payment_events":
{ Args: { "p_limit"?: number }; Returns: {
              "action": string,
"event_key": string,
"id": number,
"next_try_at": string,
"outcome": string,
"payload": NonNullable<Json>,
"processed_at": string | null,
"provider_payment_id": string,
"received_at": string,
"tries": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "payment_events"
        isOneToOne: false
        isSetofReturn: true
      } },
"expire_orders":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"finish_payment_event":
{ Args: { "p_done": boolean,"p_id": number,"p_outcome": string }; Returns: undefined
                           },
"hit_rate_limit":
{ Args: { "p_key": string,"p_limit": number,"p_window_seconds": number }; Returns: boolean
                           },
"order_by_token":
{ Args: { "p_token": string }; Returns: Json
                           },
"order_token":
{ Args: { "p_order": string }; Returns: string
                           },
"place_order":
{ Args: { "p_address"?: string,"p_checkout_key": string,"p_email"?: string,"p_expected_total": number,"p_items": Json,"p_method": Database["public"]['Enums']["payment_method"],"p_name": string,"p_phone": string,"p_replaces"?: string }; Returns: Json
                           },
"product_categories":
{ Args: Record<PropertyKey, never>; Returns: {
              "category": string,"products": number
            }[]
                           },
"record_payment_event":
{ Args: { "p_action": string,"p_key": string,"p_payload": Json,"p_payment_id": string }; Returns: boolean
                           },
"search_products":
{ Args: { "p_category"?: string,"p_limit"?: number,"p_max"?: number,"p_min"?: number,"p_offset"?: number,"p_query"?: string,"p_sort"?: string }; Returns: Json
                           },
"set_user_role":
{ Args: { "p_role": Database["public"]['Enums']["app_role"],"p_user": string }; Returns: undefined
                           }
          }
          Enums: {
            "app_role": "cliente"|"employee"|"manager"|"admin"|"superadmin","badge_color": "primary"|"secondary"|"destructive"|"outline","course_level": "principiante"|"intermedio"|"avanzado","item_type": "product"|"service"|"course","order_payment_status": "unpaid"|"pending"|"paid"|"rejected"|"partially_refunded"|"refunded"|"charged_back","order_status": "placed"|"confirmed"|"fulfilled"|"cancelled"|"expired","payment_method": "card"|"contra_entrega","shipping_status": "pending"|"processing"|"shipped"|"in_transit"|"out_for_delivery"|"delivered"|"cancelled"
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            "app_role": ["cliente", "employee", "manager", "admin", "superadmin"],"badge_color": ["primary", "secondary", "destructive", "outline"],"course_level": ["principiante", "intermedio", "avanzado"],"item_type": ["product", "service", "course"],"order_payment_status": ["unpaid", "pending", "paid", "rejected", "partially_refunded", "refunded", "charged_back"],"order_status": ["placed", "confirmed", "fulfilled", "cancelled", "expired"],"payment_method": ["card", "contra_entrega"],"shipping_status": ["pending", "processing", "shipped", "in_transit", "out_for_delivery", "delivered", "cancelled"]
          }
        }
} as const
