
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "acceptances": {
                  Row: {
                    "at": string,"id": number,"ip": string,"order_id": string | null,"quote_id": string | null,"repair_id": string | null,"user_agent": string,"version": string
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"id"?: never,"ip"?: string,"order_id"?: string | null,"quote_id"?: string | null,"repair_id"?: string | null,"user_agent"?: string,"version": string
                  }
                  Update: {
                    "at"?: string,"id"?: never,"ip"?: string,"order_id"?: string | null,"quote_id"?: string | null,"repair_id"?: string | null,"user_agent"?: string,"version"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "acceptances_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "acceptances_quote_id_fkey"
      columns: ["quote_id"]
isOneToOne: true
      referencedRelation: "cotizaciones"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "acceptances_repair_id_fkey"
      columns: ["repair_id"]
isOneToOne: true
      referencedRelation: "ordenes_servicio"
      referencedColumns: ["id"]
    }
                  ]
                },"achievement_claims": {
                  Row: {
                    "achievement": string,"claimed_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "achievement": string,"claimed_at"?: string,"user_id": string
                  }
                  Update: {
                    "achievement"?: string,"claimed_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"addresses": {
                  Row: {
                    "created_at": string,"id": string,"is_default": boolean,"label": string,"municipality": string,"place": NonNullable<Json>,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"is_default"?: boolean,"label"?: string,"municipality"?: never,"place": NonNullable<Json>,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"is_default"?: boolean,"label"?: string,"municipality"?: never,"place"?: NonNullable<Json>,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "addresses_municipality_fkey"
      columns: ["municipality"]
isOneToOne: false
      referencedRelation: "municipalities"
      referencedColumns: ["code"]
    }
                  ]
                },"audit_log": {
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
                },"cash_drawers": {
                  Row: {
                    "created_at": string,"id": string,"is_active": boolean,"name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"is_active"?: boolean,"name": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"is_active"?: boolean,"name"?: string
                  }
                  Relationships: [
                    
                  ]
                },"cash_sessions": {
                  Row: {
                    "closed_at": string | null,"closed_by": string | null,"counted": number | null,"counts": NonNullable<Json>,"drawer_id": string,"expected": number | null,"explanation": string,"id": string,"number": string | null,"opened_at": string,"opened_by": string | null,"opening_float": number
                  }
                  ComputedFields: never
                  Insert: {
                    "closed_at"?: string | null,"closed_by"?: string | null,"counted"?: number | null,"counts"?: NonNullable<Json>,"drawer_id": string,"expected"?: number | null,"explanation"?: string,"id"?: string,"number"?: string | null,"opened_at"?: string,"opened_by"?: string | null,"opening_float": number
                  }
                  Update: {
                    "closed_at"?: string | null,"closed_by"?: string | null,"counted"?: number | null,"counts"?: NonNullable<Json>,"drawer_id"?: string,"expected"?: number | null,"explanation"?: string,"id"?: string,"number"?: string | null,"opened_at"?: string,"opened_by"?: string | null,"opening_float"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "cash_sessions_drawer_id_fkey"
      columns: ["drawer_id"]
isOneToOne: false
      referencedRelation: "cash_drawers"
      referencedColumns: ["id"]
    }
                  ]
                },"certificates": {
                  Row: {
                    "code": string,"course_id": string,"course_title": string,"holder_name": string,"issued_at": string,"minutes": number,"revoked_at": string | null,"skills": NonNullable<Json>,"state": Database["public"]['Enums']["certificate_state"],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"course_id": string,"course_title": string,"holder_name": string,"issued_at"?: string,"minutes": number,"revoked_at"?: string | null,"skills"?: NonNullable<Json>,"state"?: Database["public"]['Enums']["certificate_state"],"user_id": string
                  }
                  Update: {
                    "code"?: string,"course_id"?: string,"course_title"?: string,"holder_name"?: string,"issued_at"?: string,"minutes"?: number,"revoked_at"?: string | null,"skills"?: NonNullable<Json>,"state"?: Database["public"]['Enums']["certificate_state"],"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"check_results": {
                  Row: {
                    "answered_at": string,"attempts": number,"correct": number,"course_id": string,"lesson_id": string,"passed_at": string | null,"questions": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string,"attempts"?: number,"correct": number,"course_id": string,"lesson_id": string,"passed_at"?: string | null,"questions": number,"user_id": string
                  }
                  Update: {
                    "answered_at"?: string,"attempts"?: number,"correct"?: number,"course_id"?: string,"lesson_id"?: string,"passed_at"?: string | null,"questions"?: number,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "check_results_course_id_fkey"
      columns: ["course_id"]
isOneToOne: false
      referencedRelation: "courses"
      referencedColumns: ["id"]
    }
                  ]
                },"consents": {
                  Row: {
                    "at": string,"granted": boolean,"id": number,"ip": string,"kind": "privacidad" | "marketing","user_agent": string,"user_id": string,"version": string
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"granted": boolean,"id"?: never,"ip"?: string,"kind": "privacidad" | "marketing","user_agent"?: string,"user_id": string,"version": string
                  }
                  Update: {
                    "at"?: string,"granted"?: boolean,"id"?: never,"ip"?: string,"kind"?: "privacidad" | "marketing","user_agent"?: string,"user_id"?: string,"version"?: string
                  }
                  Relationships: [
                    
                  ]
                },"contact_messages": {
                  Row: {
                    "answered_at": string | null,"assigned_to": string | null,"closed_at": string | null,"consent_at": string,"consent_ip": string,"consent_version": string,"created_at": string,"due_on": string,"email": string,"id": string,"is_spam": boolean,"kind": Database["public"]['Enums']["contact_kind"],"message": string,"name": string,"number": string,"phone": string,"search": string | null,"service": Database["public"]['Enums']["contact_service"] | null,"state": Database["public"]['Enums']["contact_state"],"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"assigned_to"?: string | null,"closed_at"?: string | null,"consent_at"?: string,"consent_ip"?: string,"consent_version": string,"created_at"?: string,"due_on": string,"email"?: string,"id"?: string,"is_spam"?: boolean,"kind"?: Database["public"]['Enums']["contact_kind"],"message": string,"name": string,"number": string,"phone": string,"search"?: never,"service"?: Database["public"]['Enums']["contact_service"] | null,"state"?: Database["public"]['Enums']["contact_state"],"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "answered_at"?: string | null,"assigned_to"?: string | null,"closed_at"?: string | null,"consent_at"?: string,"consent_ip"?: string,"consent_version"?: string,"created_at"?: string,"due_on"?: string,"email"?: string,"id"?: string,"is_spam"?: boolean,"kind"?: Database["public"]['Enums']["contact_kind"],"message"?: string,"name"?: string,"number"?: string,"phone"?: string,"search"?: never,"service"?: Database["public"]['Enums']["contact_service"] | null,"state"?: Database["public"]['Enums']["contact_state"],"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"contact_replies": {
                  Row: {
                    "author": string | null,"body": string,"channel": Database["public"]['Enums']["contact_channel"] | null,"created_at": string,"id": number,"message_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author"?: string | null,"body": string,"channel"?: Database["public"]['Enums']["contact_channel"] | null,"created_at"?: string,"id"?: never,"message_id": string
                  }
                  Update: {
                    "author"?: string | null,"body"?: string,"channel"?: Database["public"]['Enums']["contact_channel"] | null,"created_at"?: string,"id"?: never,"message_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_replies_message_id_fkey"
      columns: ["message_id"]
isOneToOne: false
      referencedRelation: "contact_messages"
      referencedColumns: ["id"]
    }
                  ]
                },"cotizaciones": {
                  Row: {
                    "created_at": string,"created_by": string | null,"decided_at": string | null,"decided_by": string | null,"decided_via": "cuenta" | "enlace" | "mostrador" | "telefono" | "whatsapp" | null,"deposit": number,"estado": Database["public"]['Enums']["quote_state"],"id": string,"ip": string,"lines": NonNullable<Json>,"note": string,"orden_id": string,"order_id": string | null,"paid_at": string | null,"reason": string,"recorded_by": string | null,"replaced_at": string | null,"service_consent_at": string | null,"signer_name": string,"terms_accepted_at": string | null,"total": number,"updated_at": string,"user_agent": string,"valid_until": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"created_by"?: string | null,"decided_at"?: string | null,"decided_by"?: string | null,"decided_via"?: "cuenta" | "enlace" | "mostrador" | "telefono" | "whatsapp" | null,"deposit"?: number,"estado"?: Database["public"]['Enums']["quote_state"],"id"?: string,"ip"?: string,"lines"?: NonNullable<Json>,"note"?: string,"orden_id": string,"order_id"?: string | null,"paid_at"?: string | null,"reason"?: string,"recorded_by"?: string | null,"replaced_at"?: string | null,"service_consent_at"?: string | null,"signer_name"?: string,"terms_accepted_at"?: string | null,"total": number,"updated_at"?: string,"user_agent"?: string,"valid_until": string
                  }
                  Update: {
                    "created_at"?: string,"created_by"?: string | null,"decided_at"?: string | null,"decided_by"?: string | null,"decided_via"?: "cuenta" | "enlace" | "mostrador" | "telefono" | "whatsapp" | null,"deposit"?: number,"estado"?: Database["public"]['Enums']["quote_state"],"id"?: string,"ip"?: string,"lines"?: NonNullable<Json>,"note"?: string,"orden_id"?: string,"order_id"?: string | null,"paid_at"?: string | null,"reason"?: string,"recorded_by"?: string | null,"replaced_at"?: string | null,"service_consent_at"?: string | null,"signer_name"?: string,"terms_accepted_at"?: string | null,"total"?: number,"updated_at"?: string,"user_agent"?: string,"valid_until"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cotizaciones_orden_id_fkey"
      columns: ["orden_id"]
isOneToOne: false
      referencedRelation: "ordenes_servicio"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "cotizaciones_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"course_positions": {
                  Row: {
                    "course_id": string,"lesson_id": string,"seen_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "course_id": string,"lesson_id": string,"seen_at"?: string,"user_id": string
                  }
                  Update: {
                    "course_id"?: string,"lesson_id"?: string,"seen_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "course_positions_course_id_fkey"
      columns: ["course_id"]
isOneToOne: false
      referencedRelation: "courses"
      referencedColumns: ["id"]
    }
                  ]
                },"courses": {
                  Row: {
                    "content": string,"cover": string,"created_at": string,"curriculum": NonNullable<Json>,"description": string,"duration_weeks": number,"estimated_students": number,"has_certification": boolean,"id": string,"includes": NonNullable<Json>,"is_published": boolean,"learning_outcomes": NonNullable<Json>,"level": Database["public"]['Enums']["course_level"],"price": number,"requirements": NonNullable<Json>,"search": unknown,"slug": string,"tax_class": "iva_19" | "iva_5" | "exento" | "excluido","title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "content"?: string,"cover"?: string,"created_at"?: string,"curriculum"?: NonNullable<Json>,"description"?: string,"duration_weeks"?: number,"estimated_students"?: number,"has_certification"?: boolean,"id"?: string,"includes"?: NonNullable<Json>,"is_published"?: boolean,"learning_outcomes"?: NonNullable<Json>,"level"?: Database["public"]['Enums']["course_level"],"price": number,"requirements"?: NonNullable<Json>,"search"?: never,"slug": string,"tax_class"?: "iva_19" | "iva_5" | "exento" | "excluido","title": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "content"?: string,"cover"?: string,"created_at"?: string,"curriculum"?: NonNullable<Json>,"description"?: string,"duration_weeks"?: number,"estimated_students"?: number,"has_certification"?: boolean,"id"?: string,"includes"?: NonNullable<Json>,"is_published"?: boolean,"learning_outcomes"?: NonNullable<Json>,"level"?: Database["public"]['Enums']["course_level"],"price"?: number,"requirements"?: NonNullable<Json>,"search"?: never,"slug"?: string,"tax_class"?: "iva_19" | "iva_5" | "exento" | "excluido","title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"customer_joins": {
                  Row: {
                    "decided_at": string,"decided_by": string | null,"from_id": string,"id": number,"into_id": string,"is_same": boolean,"undone_at": string | null,"undone_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "decided_at"?: string,"decided_by"?: string | null,"from_id": string,"id"?: never,"into_id": string,"is_same": boolean,"undone_at"?: string | null,"undone_by"?: string | null
                  }
                  Update: {
                    "decided_at"?: string,"decided_by"?: string | null,"from_id"?: string,"id"?: never,"into_id"?: string,"is_same"?: boolean,"undone_at"?: string | null,"undone_by"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "customer_joins_from_id_fkey"
      columns: ["from_id"]
isOneToOne: false
      referencedRelation: "customers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "customer_joins_into_id_fkey"
      columns: ["into_id"]
isOneToOne: false
      referencedRelation: "customers"
      referencedColumns: ["id"]
    }
                  ]
                },"customer_notes": {
                  Row: {
                    "author": string | null,"body": string,"created_at": string,"customer_id": string,"id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "author"?: string | null,"body": string,"created_at"?: string,"customer_id": string,"id"?: never
                  }
                  Update: {
                    "author"?: string | null,"body"?: string,"created_at"?: string,"customer_id"?: string,"id"?: never
                  }
                  Relationships: [
                    {
      foreignKeyName: "customer_notes_customer_id_fkey"
      columns: ["customer_id"]
isOneToOne: false
      referencedRelation: "customers"
      referencedColumns: ["id"]
    }
                  ]
                },"customers": {
                  Row: {
                    "also": string,"created_at": string,"document_key": string,"document_number": string,"document_type": "CC" | "CE" | "NIT" | "PAS" | null,"email": string,"id": string,"joined_to": string | null,"name": string,"name_key": string,"no_cod": boolean,"phone": string,"phone_key": string,"search": string,"seen_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "also"?: string,"created_at"?: string,"document_key"?: never,"document_number"?: string,"document_type"?: "CC" | "CE" | "NIT" | "PAS" | null,"email"?: string,"id"?: string,"joined_to"?: string | null,"name"?: string,"name_key"?: never,"no_cod"?: boolean,"phone"?: string,"phone_key"?: never,"search"?: never,"seen_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "also"?: string,"created_at"?: string,"document_key"?: never,"document_number"?: string,"document_type"?: "CC" | "CE" | "NIT" | "PAS" | null,"email"?: string,"id"?: string,"joined_to"?: string | null,"name"?: string,"name_key"?: never,"no_cod"?: boolean,"phone"?: string,"phone_key"?: never,"search"?: never,"seen_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "customers_joined_to_fkey"
      columns: ["joined_to"]
isOneToOne: false
      referencedRelation: "customers"
      referencedColumns: ["id"]
    }
                  ]
                },"gone_pages": {
                  Row: {
                    "gone_at": string,"kind": "producto" | "curso" | "blog","slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "gone_at"?: string,"kind": "producto" | "curso" | "blog","slug": string
                  }
                  Update: {
                    "gone_at"?: string,"kind"?: "producto" | "curso" | "blog","slug"?: string
                  }
                  Relationships: [
                    
                  ]
                },"hero_slides": {
                  Row: {
                    "button_text": string,"button_url": string,"created_at": string,"description": string,"display_order": number,"id": string,"image_url": string,"is_active": boolean,"subtitle": string,"title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "button_text": string,"button_url": string,"created_at"?: string,"description": string,"display_order"?: number,"id"?: string,"image_url": string,"is_active"?: boolean,"subtitle": string,"title": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "button_text"?: string,"button_url"?: string,"created_at"?: string,"description"?: string,"display_order"?: number,"id"?: string,"image_url"?: string,"is_active"?: boolean,"subtitle"?: string,"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"home_picks": {
                  Row: {
                    "course_id": string | null,"display_order": number,"id": string,"product_id": string | null,"service_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "course_id"?: string | null,"display_order": number,"id"?: string,"product_id"?: string | null,"service_id"?: string | null
                  }
                  Update: {
                    "course_id"?: string | null,"display_order"?: number,"id"?: string,"product_id"?: string | null,"service_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "home_picks_course_id_fkey"
      columns: ["course_id"]
isOneToOne: true
      referencedRelation: "courses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "home_picks_product_id_fkey"
      columns: ["product_id"]
isOneToOne: true
      referencedRelation: "products"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "home_picks_service_id_fkey"
      columns: ["service_id"]
isOneToOne: true
      referencedRelation: "services"
      referencedColumns: ["id"]
    }
                  ]
                },"lesson_checks": {
                  Row: {
                    "course_id": string,"created_at": string,"lesson_id": string,"questions": NonNullable<Json>,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "course_id": string,"created_at"?: string,"lesson_id": string,"questions"?: NonNullable<Json>,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "course_id"?: string,"created_at"?: string,"lesson_id"?: string,"questions"?: NonNullable<Json>,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "lesson_checks_course_id_fkey"
      columns: ["course_id"]
isOneToOne: false
      referencedRelation: "courses"
      referencedColumns: ["id"]
    }
                  ]
                },"lesson_contents": {
                  Row: {
                    "body": string,"course_id": string,"created_at": string,"lesson_id": string,"materials": NonNullable<Json>,"updated_at": string,"version": number,"video_seconds": number | null,"video_url": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: string,"course_id": string,"created_at"?: string,"lesson_id": string,"materials"?: NonNullable<Json>,"updated_at"?: string,"version"?: number,"video_seconds"?: number | null,"video_url"?: string | null
                  }
                  Update: {
                    "body"?: string,"course_id"?: string,"created_at"?: string,"lesson_id"?: string,"materials"?: NonNullable<Json>,"updated_at"?: string,"version"?: number,"video_seconds"?: number | null,"video_url"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "lesson_contents_course_id_fkey"
      columns: ["course_id"]
isOneToOne: false
      referencedRelation: "courses"
      referencedColumns: ["id"]
    }
                  ]
                },"lesson_progress": {
                  Row: {
                    "course_id": string,"done_at": string,"lesson_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "course_id": string,"done_at"?: string,"lesson_id": string,"user_id": string
                  }
                  Update: {
                    "course_id"?: string,"done_at"?: string,"lesson_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lesson_progress_course_id_fkey"
      columns: ["course_id"]
isOneToOne: false
      referencedRelation: "courses"
      referencedColumns: ["id"]
    }
                  ]
                },"municipalities": {
                  Row: {
                    "code": string,"department": string,"name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"department": string,"name": string
                  }
                  Update: {
                    "code"?: string,"department"?: string,"name"?: string
                  }
                  Relationships: [
                    
                  ]
                },"newsletter_subscribers": {
                  Row: {
                    "confirmed_at": string | null,"consent_at": string,"consent_ip": string,"consent_version": string,"created_at": string,"email": string,"id": string,"source": string,"state": Database["public"]['Enums']["newsletter_state"],"unsubscribed_at": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "confirmed_at"?: string | null,"consent_at"?: string,"consent_ip"?: string,"consent_version": string,"created_at"?: string,"email": string,"id"?: string,"source"?: string,"state"?: Database["public"]['Enums']["newsletter_state"],"unsubscribed_at"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "confirmed_at"?: string | null,"consent_at"?: string,"consent_ip"?: string,"consent_version"?: string,"created_at"?: string,"email"?: string,"id"?: string,"source"?: string,"state"?: Database["public"]['Enums']["newsletter_state"],"unsubscribed_at"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"orden_comentarios": {
                  Row: {
                    "autor": "cliente" | "admin","autor_id": string | null,"created_at": string,"id": number,"is_internal": boolean,"orden_id": string,"texto": string
                  }
                  ComputedFields: never
                  Insert: {
                    "autor": "cliente" | "admin","autor_id"?: string | null,"created_at"?: string,"id"?: never,"is_internal"?: boolean,"orden_id": string,"texto": string
                  }
                  Update: {
                    "autor"?: "cliente" | "admin","autor_id"?: string | null,"created_at"?: string,"id"?: never,"is_internal"?: boolean,"orden_id"?: string,"texto"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "orden_comentarios_orden_id_fkey"
      columns: ["orden_id"]
isOneToOne: false
      referencedRelation: "ordenes_servicio"
      referencedColumns: ["id"]
    }
                  ]
                },"orden_entregas": {
                  Row: {
                    "delivered_at": string,"delivered_by": string | null,"id": number,"orden_id": string,"outcome": "reparado" | "sin_reparar","outcome_reason": string,"to_document": string,"to_name": string,"warranty_months": number,"warranty_until": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "delivered_at": string,"delivered_by"?: string | null,"id"?: never,"orden_id": string,"outcome": "reparado" | "sin_reparar","outcome_reason": string,"to_document": string,"to_name": string,"warranty_months": number,"warranty_until"?: string | null
                  }
                  Update: {
                    "delivered_at"?: string,"delivered_by"?: string | null,"id"?: never,"orden_id"?: string,"outcome"?: "reparado" | "sin_reparar","outcome_reason"?: string,"to_document"?: string,"to_name"?: string,"warranty_months"?: number,"warranty_until"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "orden_entregas_orden_id_fkey"
      columns: ["orden_id"]
isOneToOne: false
      referencedRelation: "ordenes_servicio"
      referencedColumns: ["id"]
    }
                  ]
                },"orden_eventos": {
                  Row: {
                    "actor": "cliente" | "admin" | "sistema","actor_id": string | null,"created_at": string,"diagnosed_in_time": boolean | null,"from_estado": Database["public"]['Enums']["repair_state"] | null,"id": number,"images": (string)[],"is_public": boolean,"job_minutes": number | null,"kind": "creacion" | "estado" | "avance" | "cotizacion" | "decision" | "pago" | "enlace" | "repuesto" | "asignacion" | "correo" | "correo_fallido","note": string,"orden_id": string,"repaired_in_time": boolean | null,"stay_minutes": number | null,"to_estado": Database["public"]['Enums']["repair_state"] | null
                  }
                  ComputedFields: never
                  Insert: {
                    "actor": "cliente" | "admin" | "sistema","actor_id"?: string | null,"created_at"?: string,"diagnosed_in_time"?: boolean | null,"from_estado"?: Database["public"]['Enums']["repair_state"] | null,"id"?: never,"images"?: (string)[],"is_public"?: boolean,"job_minutes"?: number | null,"kind": "creacion" | "estado" | "avance" | "cotizacion" | "decision" | "pago" | "enlace" | "repuesto" | "asignacion" | "correo" | "correo_fallido","note"?: string,"orden_id": string,"repaired_in_time"?: boolean | null,"stay_minutes"?: number | null,"to_estado"?: Database["public"]['Enums']["repair_state"] | null
                  }
                  Update: {
                    "actor"?: "cliente" | "admin" | "sistema","actor_id"?: string | null,"created_at"?: string,"diagnosed_in_time"?: boolean | null,"from_estado"?: Database["public"]['Enums']["repair_state"] | null,"id"?: never,"images"?: (string)[],"is_public"?: boolean,"job_minutes"?: number | null,"kind"?: "creacion" | "estado" | "avance" | "cotizacion" | "decision" | "pago" | "enlace" | "repuesto" | "asignacion" | "correo" | "correo_fallido","note"?: string,"orden_id"?: string,"repaired_in_time"?: boolean | null,"stay_minutes"?: number | null,"to_estado"?: Database["public"]['Enums']["repair_state"] | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "orden_eventos_orden_id_fkey"
      columns: ["orden_id"]
isOneToOne: false
      referencedRelation: "ordenes_servicio"
      referencedColumns: ["id"]
    }
                  ]
                },"orden_lecturas": {
                  Row: {
                    "last_comment": number,"orden_id": string,"read_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "last_comment"?: number,"orden_id": string,"read_at"?: string,"user_id": string
                  }
                  Update: {
                    "last_comment"?: number,"orden_id"?: string,"read_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "orden_lecturas_orden_id_fkey"
      columns: ["orden_id"]
isOneToOne: false
      referencedRelation: "ordenes_servicio"
      referencedColumns: ["id"]
    }
                  ]
                },"orden_motivos": {
                  Row: {
                    "evento_id": number,"orden_id": string,"reason": string
                  }
                  ComputedFields: never
                  Insert: {
                    "evento_id": number,"orden_id": string,"reason": string
                  }
                  Update: {
                    "evento_id"?: number,"orden_id"?: string,"reason"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "orden_motivos_evento_id_fkey"
      columns: ["evento_id"]
isOneToOne: true
      referencedRelation: "orden_eventos"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orden_motivos_orden_id_fkey"
      columns: ["orden_id"]
isOneToOne: false
      referencedRelation: "ordenes_servicio"
      referencedColumns: ["id"]
    }
                  ]
                },"ordenes_servicio": {
                  Row: {
                    "accessories": string,"admin_descripcion": string,"admin_imagenes": (string)[],"agreed_price": number | null,"closed_at": string | null,"closed_reason": string,"complexity": "simple" | "compleja","condition": string,"condition_checks": ("enciende" | "no_enciende" | "golpes" | "rayones" | "tornillos" | "sello" | "humedad" | "suciedad")[],"contact_address": string,"contact_document": string,"contact_email": string,"contact_name": string,"contact_phone": string,"created_at": string,"customer_id": string | null,"customer_imagenes": (string)[],"delivered_at": string | null,"delivered_to_document": string,"delivered_to_name": string,"deposit": number,"descripcion": string,"device_brand": string,"device_kind": "playstation" | "xbox" | "nintendo" | "control" | "otro" | null,"device_model": string,"device_serial": string,"diagnosis_price": number,"estado": Database["public"]['Enums']["repair_state"],"handover": "local" | "domicilio","id": string,"outcome": "" | "reparado" | "sin_reparar","outcome_reason": "" | "cotizacion_rechazada" | "no_reparable" | "no_quiso" | "otro","pickup_address": string,"pickup_day": string | null,"pickup_slot": string | null,"privacy_accepted_at": string | null,"promise_from": string | null,"promise_warns_at": string | null,"promised_at": string | null,"received_at": string | null,"received_by": string | null,"search": string,"source": "mostrador" | "en_linea","state_since": string,"technician_id": string | null,"terms_accepted_at": string | null,"terms_version": string,"updated_at": string,"usuario_id": string | null,"version": number,"warranty_months": number | null,"warranty_until": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "accessories"?: string,"admin_descripcion"?: string,"admin_imagenes"?: (string)[],"agreed_price"?: number | null,"closed_at"?: string | null,"closed_reason"?: string,"complexity"?: "simple" | "compleja","condition"?: string,"condition_checks"?: ("enciende" | "no_enciende" | "golpes" | "rayones" | "tornillos" | "sello" | "humedad" | "suciedad")[],"contact_address"?: string,"contact_document"?: string,"contact_email"?: string,"contact_name"?: string,"contact_phone"?: string,"created_at"?: string,"customer_id"?: string | null,"customer_imagenes"?: (string)[],"delivered_at"?: string | null,"delivered_to_document"?: string,"delivered_to_name"?: string,"deposit"?: number,"descripcion": string,"device_brand"?: string,"device_kind"?: "playstation" | "xbox" | "nintendo" | "control" | "otro" | null,"device_model"?: string,"device_serial"?: string,"diagnosis_price"?: number,"estado"?: Database["public"]['Enums']["repair_state"],"handover"?: "local" | "domicilio","id"?: string,"outcome"?: "" | "reparado" | "sin_reparar","outcome_reason"?: "" | "cotizacion_rechazada" | "no_reparable" | "no_quiso" | "otro","pickup_address"?: string,"pickup_day"?: string | null,"pickup_slot"?: string | null,"privacy_accepted_at"?: string | null,"promise_from"?: string | null,"promise_warns_at"?: string | null,"promised_at"?: string | null,"received_at"?: string | null,"received_by"?: string | null,"search"?: never,"source"?: "mostrador" | "en_linea","state_since"?: string,"technician_id"?: string | null,"terms_accepted_at"?: string | null,"terms_version"?: string,"updated_at"?: string,"usuario_id"?: string | null,"version"?: number,"warranty_months"?: number | null,"warranty_until"?: string | null
                  }
                  Update: {
                    "accessories"?: string,"admin_descripcion"?: string,"admin_imagenes"?: (string)[],"agreed_price"?: number | null,"closed_at"?: string | null,"closed_reason"?: string,"complexity"?: "simple" | "compleja","condition"?: string,"condition_checks"?: ("enciende" | "no_enciende" | "golpes" | "rayones" | "tornillos" | "sello" | "humedad" | "suciedad")[],"contact_address"?: string,"contact_document"?: string,"contact_email"?: string,"contact_name"?: string,"contact_phone"?: string,"created_at"?: string,"customer_id"?: string | null,"customer_imagenes"?: (string)[],"delivered_at"?: string | null,"delivered_to_document"?: string,"delivered_to_name"?: string,"deposit"?: number,"descripcion"?: string,"device_brand"?: string,"device_kind"?: "playstation" | "xbox" | "nintendo" | "control" | "otro" | null,"device_model"?: string,"device_serial"?: string,"diagnosis_price"?: number,"estado"?: Database["public"]['Enums']["repair_state"],"handover"?: "local" | "domicilio","id"?: string,"outcome"?: "" | "reparado" | "sin_reparar","outcome_reason"?: "" | "cotizacion_rechazada" | "no_reparable" | "no_quiso" | "otro","pickup_address"?: string,"pickup_day"?: string | null,"pickup_slot"?: string | null,"privacy_accepted_at"?: string | null,"promise_from"?: string | null,"promise_warns_at"?: string | null,"promised_at"?: string | null,"received_at"?: string | null,"received_by"?: string | null,"search"?: never,"source"?: "mostrador" | "en_linea","state_since"?: string,"technician_id"?: string | null,"terms_accepted_at"?: string | null,"terms_version"?: string,"updated_at"?: string,"usuario_id"?: string | null,"version"?: number,"warranty_months"?: number | null,"warranty_until"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "ordenes_servicio_customer"
      columns: ["customer_id"]
isOneToOne: false
      referencedRelation: "customers"
      referencedColumns: ["id"]
    }
                  ]
                },"order_events": {
                  Row: {
                    "actor": string | null,"actor_kind": "equipo" | "cliente" | "sistema","changes": NonNullable<Json>,"created_at": string,"details": NonNullable<Json>,"id": number,"kind": "placed" | "confirm" | "prepare" | "ship" | "transit" | "out" | "deliver" | "complete" | "track" | "collect" | "uncollect" | "cancel" | "back" | "sold" | "cancelled" | "expired" | "corrected" | "ready" | "hand_over" | "wrong_code" | "unclaimed" | "switch" | "changed" | "note" | "mail" | "mail_failed" | "cancel_payment" | "mismatch_settled" | "refund" | "refund_failed" | "key_asked" | "key_given" | "return" | "withdrawal_requested" | "withdrawal_accepted" | "withdrawal_rejected" | "reversal_requested" | "reversal_accepted" | "reversal_rejected" | "invoice_requested" | "invoice_written" | "status_placed" | "status_confirmed" | "status_fulfilled" | "payment_unpaid" | "payment_pending" | "payment_paid" | "payment_rejected" | "payment_partially_refunded" | "payment_refunded" | "payment_charged_back" | "shipping_pending" | "shipping_processing" | "shipping_ready" | "shipping_shipped" | "shipping_in_transit" | "shipping_out_for_delivery" | "shipping_delivered" | "shipping_cancelled","note": string,"order_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor"?: string | null,"actor_kind"?: "equipo" | "cliente" | "sistema","changes"?: NonNullable<Json>,"created_at"?: string,"details"?: NonNullable<Json>,"id"?: never,"kind": "placed" | "confirm" | "prepare" | "ship" | "transit" | "out" | "deliver" | "complete" | "track" | "collect" | "uncollect" | "cancel" | "back" | "sold" | "cancelled" | "expired" | "corrected" | "ready" | "hand_over" | "wrong_code" | "unclaimed" | "switch" | "changed" | "note" | "mail" | "mail_failed" | "cancel_payment" | "mismatch_settled" | "refund" | "refund_failed" | "key_asked" | "key_given" | "return" | "withdrawal_requested" | "withdrawal_accepted" | "withdrawal_rejected" | "reversal_requested" | "reversal_accepted" | "reversal_rejected" | "invoice_requested" | "invoice_written" | "status_placed" | "status_confirmed" | "status_fulfilled" | "payment_unpaid" | "payment_pending" | "payment_paid" | "payment_rejected" | "payment_partially_refunded" | "payment_refunded" | "payment_charged_back" | "shipping_pending" | "shipping_processing" | "shipping_ready" | "shipping_shipped" | "shipping_in_transit" | "shipping_out_for_delivery" | "shipping_delivered" | "shipping_cancelled","note"?: string,"order_id": string
                  }
                  Update: {
                    "actor"?: string | null,"actor_kind"?: "equipo" | "cliente" | "sistema","changes"?: NonNullable<Json>,"created_at"?: string,"details"?: NonNullable<Json>,"id"?: never,"kind"?: "placed" | "confirm" | "prepare" | "ship" | "transit" | "out" | "deliver" | "complete" | "track" | "collect" | "uncollect" | "cancel" | "back" | "sold" | "cancelled" | "expired" | "corrected" | "ready" | "hand_over" | "wrong_code" | "unclaimed" | "switch" | "changed" | "note" | "mail" | "mail_failed" | "cancel_payment" | "mismatch_settled" | "refund" | "refund_failed" | "key_asked" | "key_given" | "return" | "withdrawal_requested" | "withdrawal_accepted" | "withdrawal_rejected" | "reversal_requested" | "reversal_accepted" | "reversal_rejected" | "invoice_requested" | "invoice_written" | "status_placed" | "status_confirmed" | "status_fulfilled" | "payment_unpaid" | "payment_pending" | "payment_paid" | "payment_rejected" | "payment_partially_refunded" | "payment_refunded" | "payment_charged_back" | "shipping_pending" | "shipping_processing" | "shipping_ready" | "shipping_shipped" | "shipping_in_transit" | "shipping_out_for_delivery" | "shipping_delivered" | "shipping_cancelled","note"?: string,"order_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_events_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"order_invoices": {
                  Row: {
                    "cufe": string | null,"document_number": string | null,"document_type": "CC" | "CE" | "NIT" | "PAS" | null,"email": string | null,"issued_at": string | null,"issued_by": string | null,"municipality": string | null,"name": string | null,"number": string | null,"order_id": string,"requested_at": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cufe"?: string | null,"document_number"?: string | null,"document_type"?: "CC" | "CE" | "NIT" | "PAS" | null,"email"?: string | null,"issued_at"?: string | null,"issued_by"?: string | null,"municipality"?: string | null,"name"?: string | null,"number"?: string | null,"order_id": string,"requested_at"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "cufe"?: string | null,"document_number"?: string | null,"document_type"?: "CC" | "CE" | "NIT" | "PAS" | null,"email"?: string | null,"issued_at"?: string | null,"issued_by"?: string | null,"municipality"?: string | null,"name"?: string | null,"number"?: string | null,"order_id"?: string,"requested_at"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_invoices_municipality_fkey"
      columns: ["municipality"]
isOneToOne: false
      referencedRelation: "municipalities"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "order_invoices_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"order_items": {
                  Row: {
                    "discount_reason": string,"id": string,"image": string,"is_code": boolean,"item_id": string,"item_type": Database["public"]['Enums']["item_type"],"line_total": number | null,"list_price": number | null,"name": string,"order_id": string,"quantity": number,"refunded": number,"returned": number,"search": string,"slug": string,"tax_class": "iva_19" | "iva_5" | "exento" | "excluido","unit_price": number
                  }
                  ComputedFields: never
                  Insert: {
                    "discount_reason"?: string,"id"?: string,"image"?: string,"is_code"?: boolean,"item_id": string,"item_type": Database["public"]['Enums']["item_type"],"line_total"?: never,"list_price"?: number | null,"name": string,"order_id": string,"quantity": number,"refunded"?: number,"returned"?: number,"search"?: never,"slug": string,"tax_class"?: "iva_19" | "iva_5" | "exento" | "excluido","unit_price": number
                  }
                  Update: {
                    "discount_reason"?: string,"id"?: string,"image"?: string,"is_code"?: boolean,"item_id"?: string,"item_type"?: Database["public"]['Enums']["item_type"],"line_total"?: never,"list_price"?: number | null,"name"?: string,"order_id"?: string,"quantity"?: number,"refunded"?: number,"returned"?: number,"search"?: never,"slug"?: string,"tax_class"?: "iva_19" | "iva_5" | "exento" | "excluido","unit_price"?: number
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
                    "cancelled_at": string | null,"carrier": string | null,"channel": Database["public"]['Enums']["sales_channel"],"collector_document": string | null,"collector_name": string | null,"created_at": string,"currency": string,"customer_email": string,"customer_id": string | null,"customer_name": string,"customer_phone": string,"delivered_at": string | null,"delivery": Database["public"]['Enums']["delivery_kind"],"device": string,"estimated_delivery": string | null,"expires_at": string | null,"fault": string,"has_reservation": boolean,"id": string,"municipality": string | null,"paid_at": string | null,"paid_by": string | null,"parent_id": string | null,"payment_method": Database["public"]['Enums']["payment_method"],"payment_status": Database["public"]['Enums']["order_payment_status"],"quantity": number,"ready_at": string | null,"search": string,"seller_id": string | null,"shipping_address": string,"shipping_place": Json | null,"shipping_status": Database["public"]['Enums']["shipping_status"],"stage": "sin_pagar" | "por_confirmar" | "por_preparar" | "por_enviar" | "por_recoger" | "en_camino" | "entregado" | "cancelado","status": Database["public"]['Enums']["order_status"],"terms_accepted_at": string | null,"ticket_id": string | null,"total_price": number,"tracking_number": string | null,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelled_at"?: string | null,"carrier"?: string | null,"channel"?: Database["public"]['Enums']["sales_channel"],"collector_document"?: string | null,"collector_name"?: string | null,"created_at"?: string,"currency"?: string,"customer_email"?: string,"customer_id"?: string | null,"customer_name": string,"customer_phone": string,"delivered_at"?: string | null,"delivery"?: Database["public"]['Enums']["delivery_kind"],"device"?: string,"estimated_delivery"?: string | null,"expires_at"?: string | null,"fault"?: string,"has_reservation"?: boolean,"id"?: string,"municipality"?: never,"paid_at"?: string | null,"paid_by"?: string | null,"parent_id"?: string | null,"payment_method": Database["public"]['Enums']["payment_method"],"payment_status"?: Database["public"]['Enums']["order_payment_status"],"quantity": number,"ready_at"?: string | null,"search"?: never,"seller_id"?: string | null,"shipping_address"?: string,"shipping_place"?: Json | null,"shipping_status"?: Database["public"]['Enums']["shipping_status"],"stage"?: "sin_pagar" | "por_confirmar" | "por_preparar" | "por_enviar" | "por_recoger" | "en_camino" | "entregado" | "cancelado","status"?: Database["public"]['Enums']["order_status"],"terms_accepted_at"?: string | null,"ticket_id"?: string | null,"total_price": number,"tracking_number"?: string | null,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "cancelled_at"?: string | null,"carrier"?: string | null,"channel"?: Database["public"]['Enums']["sales_channel"],"collector_document"?: string | null,"collector_name"?: string | null,"created_at"?: string,"currency"?: string,"customer_email"?: string,"customer_id"?: string | null,"customer_name"?: string,"customer_phone"?: string,"delivered_at"?: string | null,"delivery"?: Database["public"]['Enums']["delivery_kind"],"device"?: string,"estimated_delivery"?: string | null,"expires_at"?: string | null,"fault"?: string,"has_reservation"?: boolean,"id"?: string,"municipality"?: never,"paid_at"?: string | null,"paid_by"?: string | null,"parent_id"?: string | null,"payment_method"?: Database["public"]['Enums']["payment_method"],"payment_status"?: Database["public"]['Enums']["order_payment_status"],"quantity"?: number,"ready_at"?: string | null,"search"?: never,"seller_id"?: string | null,"shipping_address"?: string,"shipping_place"?: Json | null,"shipping_status"?: Database["public"]['Enums']["shipping_status"],"stage"?: "sin_pagar" | "por_confirmar" | "por_preparar" | "por_enviar" | "por_recoger" | "en_camino" | "entregado" | "cancelado","status"?: Database["public"]['Enums']["order_status"],"terms_accepted_at"?: string | null,"ticket_id"?: string | null,"total_price"?: number,"tracking_number"?: string | null,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "orders_customer"
      columns: ["customer_id"]
isOneToOne: false
      referencedRelation: "customers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_municipality_fkey"
      columns: ["municipality"]
isOneToOne: false
      referencedRelation: "municipalities"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "orders_paid_by"
      columns: ["paid_by"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_parent_id_fkey"
      columns: ["parent_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_ticket"
      columns: ["ticket_id"]
isOneToOne: false
      referencedRelation: "tickets"
      referencedColumns: ["id"]
    }
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
                    "amount": number,"attempt": number,"bank_id": string,"bank_name": string,"bank_url": string | null,"created_at": string,"currency": string,"document_number": string,"document_type": "" | "CC" | "CE" | "PAS" | "TI" | "NIT","expires_at": string | null,"fee": number | null,"id": string,"idempotency_key": string,"installments": number | null,"last_four": string,"method": string,"net": number | null,"next_check_at": string | null,"order_id": string,"parts": Json | null,"person": "" | "individual" | "association","provider": string,"provider_payment_id": string | null,"provider_updated_at": string | null,"received_from": string,"refund_due": boolean,"refund_due_since": string | null,"refunded_amount": number,"released_at": string | null,"request_mark": string,"returned_by_hand": number,"status": "created" | "error" | "pending" | "in_process" | "authorized" | "approved" | "rejected" | "cancelled" | "refunded" | "charged_back" | "in_mediation","status_detail": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"attempt": number,"bank_id"?: string,"bank_name"?: string,"bank_url"?: string | null,"created_at"?: string,"currency"?: string,"document_number"?: string,"document_type"?: "" | "CC" | "CE" | "PAS" | "TI" | "NIT","expires_at"?: string | null,"fee"?: number | null,"id"?: string,"idempotency_key": string,"installments"?: number | null,"last_four"?: string,"method"?: string,"net"?: number | null,"next_check_at"?: string | null,"order_id": string,"parts"?: Json | null,"person"?: "" | "individual" | "association","provider"?: string,"provider_payment_id"?: string | null,"provider_updated_at"?: string | null,"received_from"?: string,"refund_due"?: boolean,"refund_due_since"?: string | null,"refunded_amount"?: number,"released_at"?: string | null,"request_mark"?: string,"returned_by_hand"?: number,"status"?: "created" | "error" | "pending" | "in_process" | "authorized" | "approved" | "rejected" | "cancelled" | "refunded" | "charged_back" | "in_mediation","status_detail"?: string,"updated_at"?: string
                  }
                  Update: {
                    "amount"?: number,"attempt"?: number,"bank_id"?: string,"bank_name"?: string,"bank_url"?: string | null,"created_at"?: string,"currency"?: string,"document_number"?: string,"document_type"?: "" | "CC" | "CE" | "PAS" | "TI" | "NIT","expires_at"?: string | null,"fee"?: number | null,"id"?: string,"idempotency_key"?: string,"installments"?: number | null,"last_four"?: string,"method"?: string,"net"?: number | null,"next_check_at"?: string | null,"order_id"?: string,"parts"?: Json | null,"person"?: "" | "individual" | "association","provider"?: string,"provider_payment_id"?: string | null,"provider_updated_at"?: string | null,"received_from"?: string,"refund_due"?: boolean,"refund_due_since"?: string | null,"refunded_amount"?: number,"released_at"?: string | null,"request_mark"?: string,"returned_by_hand"?: number,"status"?: "created" | "error" | "pending" | "in_process" | "authorized" | "approved" | "rejected" | "cancelled" | "refunded" | "charged_back" | "in_mediation","status_detail"?: string,"updated_at"?: string
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
                },"post_old_slugs": {
                  Row: {
                    "post_id": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "post_id": string,"slug": string
                  }
                  Update: {
                    "post_id"?: string,"slug"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "post_old_slugs_post_id_fkey"
      columns: ["post_id"]
isOneToOne: false
      referencedRelation: "posts"
      referencedColumns: ["id"]
    }
                  ]
                },"posts": {
                  Row: {
                    "announced_at": string | null,"body": string,"category": Database["public"]['Enums']["post_category"],"cover": string,"cover_alt": string,"created_at": string,"excerpt": string,"id": string,"is_featured": boolean,"published_at": string | null,"search": unknown,"slug": string,"state": Database["public"]['Enums']["post_state"],"title": string,"updated_at": string,"version": number,"words": number
                  }
                  ComputedFields: never
                  Insert: {
                    "announced_at"?: string | null,"body"?: string,"category": Database["public"]['Enums']["post_category"],"cover"?: string,"cover_alt"?: string,"created_at"?: string,"excerpt"?: string,"id"?: string,"is_featured"?: boolean,"published_at"?: string | null,"search"?: never,"slug": string,"state"?: Database["public"]['Enums']["post_state"],"title": string,"updated_at"?: string,"version"?: number,"words"?: never
                  }
                  Update: {
                    "announced_at"?: string | null,"body"?: string,"category"?: Database["public"]['Enums']["post_category"],"cover"?: string,"cover_alt"?: string,"created_at"?: string,"excerpt"?: string,"id"?: string,"is_featured"?: boolean,"published_at"?: string | null,"search"?: never,"slug"?: string,"state"?: Database["public"]['Enums']["post_state"],"title"?: string,"updated_at"?: string,"version"?: number,"words"?: never
                  }
                  Relationships: [
                    
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
                },"product_import_rows": {
                  Row: {
                    "action": "create" | "change" | "same" | null,"changes": NonNullable<Json>,"data": NonNullable<Json>,"found": (string)[],"import_id": string,"is_bad": boolean | null,"is_conflict": boolean,"line": number,"problems": (string)[],"product_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "action"?: "create" | "change" | "same" | null,"changes"?: NonNullable<Json>,"data"?: NonNullable<Json>,"found"?: (string)[],"import_id": string,"is_bad"?: never,"is_conflict"?: boolean,"line": number,"problems"?: (string)[],"product_id"?: string | null
                  }
                  Update: {
                    "action"?: "create" | "change" | "same" | null,"changes"?: NonNullable<Json>,"data"?: NonNullable<Json>,"found"?: (string)[],"import_id"?: string,"is_bad"?: never,"is_conflict"?: boolean,"line"?: number,"problems"?: (string)[],"product_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_import_rows_import_id_fkey"
      columns: ["import_id"]
isOneToOne: false
      referencedRelation: "product_imports"
      referencedColumns: ["id"]
    }
                  ]
                },"product_imports": {
                  Row: {
                    "actor": string,"created_at": string,"file_name": string,"id": string,"rows": number,"state": "staged" | "checked"
                  }
                  ComputedFields: never
                  Insert: {
                    "actor"?: string,"created_at"?: string,"file_name": string,"id"?: string,"rows"?: number,"state"?: "staged" | "checked"
                  }
                  Update: {
                    "actor"?: string,"created_at"?: string,"file_name"?: string,"id"?: string,"rows"?: number,"state"?: "staged" | "checked"
                  }
                  Relationships: [
                    
                  ]
                },"product_old_slugs": {
                  Row: {
                    "product_id": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "product_id": string,"slug": string
                  }
                  Update: {
                    "product_id"?: string,"slug"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_old_slugs_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"products": {
                  Row: {
                    "badge_color": Database["public"]['Enums']["badge_color"],"badge_text": string,"barcode": string,"category": string,"condition": Database["public"]['Enums']["item_condition"],"condition_note": string,"created_at": string,"description": string,"details": NonNullable<Json>,"id": string,"image": string,"images": (string)[],"is_published": boolean,"kind": Database["public"]['Enums']["product_kind"],"name": string,"name_key": string | null,"platforms": (Database["public"]['Enums']["product_platform"])[],"price": number,"search": unknown,"sku": string,"slug": string,"stock": number,"tax_class": "iva_19" | "iva_5" | "exento" | "excluido","updated_at": string,"version": number,"warranty_months": number,"warranty_note": string
                  }
                  ComputedFields: never
                  Insert: {
                    "badge_color"?: Database["public"]['Enums']["badge_color"],"badge_text"?: string,"barcode"?: string,"category"?: string,"condition"?: Database["public"]['Enums']["item_condition"],"condition_note"?: string,"created_at"?: string,"description"?: string,"details"?: NonNullable<Json>,"id"?: string,"image"?: string,"images"?: (string)[],"is_published"?: boolean,"kind"?: Database["public"]['Enums']["product_kind"],"name": string,"name_key"?: never,"platforms"?: (Database["public"]['Enums']["product_platform"])[],"price": number,"search"?: never,"sku"?: string,"slug": string,"stock"?: number,"tax_class"?: "iva_19" | "iva_5" | "exento" | "excluido","updated_at"?: string,"version"?: number,"warranty_months"?: number,"warranty_note"?: string
                  }
                  Update: {
                    "badge_color"?: Database["public"]['Enums']["badge_color"],"badge_text"?: string,"barcode"?: string,"category"?: string,"condition"?: Database["public"]['Enums']["item_condition"],"condition_note"?: string,"created_at"?: string,"description"?: string,"details"?: NonNullable<Json>,"id"?: string,"image"?: string,"images"?: (string)[],"is_published"?: boolean,"kind"?: Database["public"]['Enums']["product_kind"],"name"?: string,"name_key"?: never,"platforms"?: (Database["public"]['Enums']["product_platform"])[],"price"?: number,"search"?: never,"sku"?: string,"slug"?: string,"stock"?: number,"tax_class"?: "iva_19" | "iva_5" | "exento" | "excluido","updated_at"?: string,"version"?: number,"warranty_months"?: number,"warranty_note"?: string
                  }
                  Relationships: [
                    
                  ]
                },"profiles": {
                  Row: {
                    "created_at": string,"id": string,"level": number,"phone": string | null,"points": number,"role": Database["public"]['Enums']["app_role"],"updated_at": string,"username": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id": string,"level"?: number,"phone"?: string | null,"points"?: number,"role"?: Database["public"]['Enums']["app_role"],"updated_at"?: string,"username"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"level"?: number,"phone"?: string | null,"points"?: number,"role"?: Database["public"]['Enums']["app_role"],"updated_at"?: string,"username"?: string | null
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
                },"refund_keys": {
                  Row: {
                    "account": "" | "ahorros" | "corriente","asked_at": string,"asked_by": string | null,"bank": string,"document": string,"given_at": string | null,"holder": string,"key": string,"kind": "" | "breb" | "nequi" | "daviplata" | "cuenta","order_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "account"?: "" | "ahorros" | "corriente","asked_at"?: string,"asked_by"?: string | null,"bank"?: string,"document"?: string,"given_at"?: string | null,"holder"?: string,"key"?: string,"kind"?: "" | "breb" | "nequi" | "daviplata" | "cuenta","order_id": string,"updated_at"?: string
                  }
                  Update: {
                    "account"?: "" | "ahorros" | "corriente","asked_at"?: string,"asked_by"?: string | null,"bank"?: string,"document"?: string,"given_at"?: string | null,"holder"?: string,"key"?: string,"kind"?: "" | "breb" | "nequi" | "daviplata" | "cuenta","order_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "refund_keys_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"refunds": {
                  Row: {
                    "already": number,"amount": number,"blocked": "" | "parte" | "plazo","channel": "proveedor" | "manual","created_at": string,"destination": string,"error": string,"id": string,"idempotency_key": string,"lines": NonNullable<Json>,"method": "" | "efectivo" | "transferencia" | "nequi" | "daviplata" | "breb" | "datafono","order_id": string,"payment_id": string,"reason": string,"reference": string,"request_key": string,"requested_by": string | null,"retracto_id": string | null,"settled_at": string | null,"state": Database["public"]['Enums']["refund_state"],"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "already": number,"amount": number,"blocked"?: "" | "parte" | "plazo","channel": "proveedor" | "manual","created_at"?: string,"destination"?: string,"error"?: string,"id"?: string,"idempotency_key": string,"lines"?: NonNullable<Json>,"method"?: "" | "efectivo" | "transferencia" | "nequi" | "daviplata" | "breb" | "datafono","order_id": string,"payment_id": string,"reason": string,"reference"?: string,"request_key": string,"requested_by"?: string | null,"retracto_id"?: string | null,"settled_at"?: string | null,"state"?: Database["public"]['Enums']["refund_state"],"updated_at"?: string
                  }
                  Update: {
                    "already"?: number,"amount"?: number,"blocked"?: "" | "parte" | "plazo","channel"?: "proveedor" | "manual","created_at"?: string,"destination"?: string,"error"?: string,"id"?: string,"idempotency_key"?: string,"lines"?: NonNullable<Json>,"method"?: "" | "efectivo" | "transferencia" | "nequi" | "daviplata" | "breb" | "datafono","order_id"?: string,"payment_id"?: string,"reason"?: string,"reference"?: string,"request_key"?: string,"requested_by"?: string | null,"retracto_id"?: string | null,"settled_at"?: string | null,"state"?: Database["public"]['Enums']["refund_state"],"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "refunds_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "refunds_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "refunds_retracto_id_fkey"
      columns: ["retracto_id"]
isOneToOne: false
      referencedRelation: "retractos"
      referencedColumns: ["id"]
    }
                  ]
                },"repair_parts": {
                  Row: {
                    "id": string,"name": string,"orden_id": string,"product_id": string | null,"quantity": number,"quote_id": string | null,"quote_line": number | null,"returned_at": string | null,"returned_by": string | null,"unit_price": number,"used_at": string,"used_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"name": string,"orden_id": string,"product_id"?: string | null,"quantity": number,"quote_id"?: string | null,"quote_line"?: number | null,"returned_at"?: string | null,"returned_by"?: string | null,"unit_price": number,"used_at"?: string,"used_by"?: string | null
                  }
                  Update: {
                    "id"?: string,"name"?: string,"orden_id"?: string,"product_id"?: string | null,"quantity"?: number,"quote_id"?: string | null,"quote_line"?: number | null,"returned_at"?: string | null,"returned_by"?: string | null,"unit_price"?: number,"used_at"?: string,"used_by"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "repair_parts_orden_id_fkey"
      columns: ["orden_id"]
isOneToOne: false
      referencedRelation: "ordenes_servicio"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "repair_parts_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "repair_parts_quote_id_fkey"
      columns: ["quote_id"]
isOneToOne: false
      referencedRelation: "cotizaciones"
      referencedColumns: ["id"]
    }
                  ]
                },"repair_payments": {
                  Row: {
                    "amount": number,"corrects": string | null,"counts_at": string,"created_at": string,"created_by": string | null,"id": string,"kind": "abono" | "correccion" | "devolucion","method": "efectivo" | "transferencia" | "nequi" | "daviplata" | "breb" | "datafono" | "pedido","orden_id": string,"order_item": string | null,"reason": string,"reference": string,"ticket_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"corrects"?: string | null,"counts_at"?: string,"created_at"?: string,"created_by"?: string | null,"id"?: string,"kind": "abono" | "correccion" | "devolucion","method": "efectivo" | "transferencia" | "nequi" | "daviplata" | "breb" | "datafono" | "pedido","orden_id": string,"order_item"?: string | null,"reason"?: string,"reference"?: string,"ticket_id"?: string | null
                  }
                  Update: {
                    "amount"?: number,"corrects"?: string | null,"counts_at"?: string,"created_at"?: string,"created_by"?: string | null,"id"?: string,"kind"?: "abono" | "correccion" | "devolucion","method"?: "efectivo" | "transferencia" | "nequi" | "daviplata" | "breb" | "datafono" | "pedido","orden_id"?: string,"order_item"?: string | null,"reason"?: string,"reference"?: string,"ticket_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "repair_payments_corrects_fkey"
      columns: ["corrects"]
isOneToOne: false
      referencedRelation: "repair_payments"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "repair_payments_orden_id_fkey"
      columns: ["orden_id"]
isOneToOne: false
      referencedRelation: "ordenes_servicio"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "repair_payments_order_item_fkey"
      columns: ["order_item"]
isOneToOne: false
      referencedRelation: "order_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "repair_payments_ticket"
      columns: ["ticket_id"]
isOneToOne: false
      referencedRelation: "tickets"
      referencedColumns: ["id"]
    }
                  ]
                },"repair_stories": {
                  Row: {
                    "after_url": string,"before_url": string,"console": string,"created_at": string,"display_order": number,"id": string,"is_published": boolean,"problem": string,"title": string,"updated_at": string,"version": number,"work": string
                  }
                  ComputedFields: never
                  Insert: {
                    "after_url": string,"before_url": string,"console": string,"created_at"?: string,"display_order"?: number,"id"?: string,"is_published"?: boolean,"problem": string,"title": string,"updated_at"?: string,"version"?: number,"work": string
                  }
                  Update: {
                    "after_url"?: string,"before_url"?: string,"console"?: string,"created_at"?: string,"display_order"?: number,"id"?: string,"is_published"?: boolean,"problem"?: string,"title"?: string,"updated_at"?: string,"version"?: number,"work"?: string
                  }
                  Relationships: [
                    
                  ]
                },"retractos": {
                  Row: {
                    "amount": number,"answer": string,"deadline": string | null,"decided_at": string | null,"id": string,"item_ids": (string)[],"order_id": string,"reason": string,"refund_by": string,"requested_at": string,"state": Database["public"]['Enums']["retracto_state"],"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"answer"?: string,"deadline"?: string | null,"decided_at"?: string | null,"id"?: string,"item_ids": (string)[],"order_id": string,"reason"?: string,"refund_by": string,"requested_at"?: string,"state"?: Database["public"]['Enums']["retracto_state"],"updated_at"?: string
                  }
                  Update: {
                    "amount"?: number,"answer"?: string,"deadline"?: string | null,"decided_at"?: string | null,"id"?: string,"item_ids"?: (string)[],"order_id"?: string,"reason"?: string,"refund_by"?: string,"requested_at"?: string,"state"?: Database["public"]['Enums']["retracto_state"],"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "retractos_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"reversiones": {
                  Row: {
                    "already": number,"amount": number,"answer": string,"cause": Database["public"]['Enums']["reversion_cause"],"deadline": string,"decided_at": string | null,"id": string,"issuer_told": boolean,"learned_on": string,"number": string,"order_id": string,"payment_id": string,"reason": string,"requested_at": string,"respond_by": string,"state": Database["public"]['Enums']["reversion_state"],"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "already"?: number,"amount": number,"answer"?: string,"cause": Database["public"]['Enums']["reversion_cause"],"deadline": string,"decided_at"?: string | null,"id"?: string,"issuer_told"?: boolean,"learned_on": string,"number": string,"order_id": string,"payment_id": string,"reason"?: string,"requested_at"?: string,"respond_by": string,"state"?: Database["public"]['Enums']["reversion_state"],"updated_at"?: string
                  }
                  Update: {
                    "already"?: number,"amount"?: number,"answer"?: string,"cause"?: Database["public"]['Enums']["reversion_cause"],"deadline"?: string,"decided_at"?: string | null,"id"?: string,"issuer_told"?: boolean,"learned_on"?: string,"number"?: string,"order_id"?: string,"payment_id"?: string,"reason"?: string,"requested_at"?: string,"respond_by"?: string,"state"?: Database["public"]['Enums']["reversion_state"],"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "reversiones_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reversiones_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id"]
    }
                  ]
                },"reviews": {
                  Row: {
                    "body": string,"created_at": string,"id": string,"moderated_at": string | null,"moderated_by": string | null,"product_id": string,"stars": number,"status": Database["public"]['Enums']["review_status"],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"created_at"?: string,"id"?: string,"moderated_at"?: string | null,"moderated_by"?: string | null,"product_id": string,"stars": number,"status"?: Database["public"]['Enums']["review_status"],"user_id": string
                  }
                  Update: {
                    "body"?: string,"created_at"?: string,"id"?: string,"moderated_at"?: string | null,"moderated_by"?: string | null,"product_id"?: string,"stars"?: number,"status"?: Database["public"]['Enums']["review_status"],"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "reviews_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"role_rights": {
                  Row: {
                    "closes_drawer": boolean,"corrects_stock": boolean,"discount_limit": number,"refund_limit": number | null,"role": Database["public"]['Enums']["app_role"],"sees_cost": boolean,"sees_reports": boolean,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "closes_drawer": boolean,"corrects_stock": boolean,"discount_limit": number,"refund_limit"?: number | null,"role": Database["public"]['Enums']["app_role"],"sees_cost": boolean,"sees_reports": boolean,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "closes_drawer"?: boolean,"corrects_stock"?: boolean,"discount_limit"?: number,"refund_limit"?: number | null,"role"?: Database["public"]['Enums']["app_role"],"sees_cost"?: boolean,"sees_reports"?: boolean,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"search_synonyms": {
                  Row: {
                    "created_at": string,"id": string,"keys": (string)[],"updated_at": string,"version": number,"words": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"keys"?: never,"updated_at"?: string,"version"?: number,"words": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"keys"?: never,"updated_at"?: string,"version"?: number,"words"?: string
                  }
                  Relationships: [
                    
                  ]
                },"services": {
                  Row: {
                    "created_at": string,"description": string,"id": string,"image": string,"name": string,"price": number,"search": unknown,"slug": string,"tax_class": "iva_19" | "iva_5" | "exento" | "excluido","updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"description"?: string,"id"?: string,"image"?: string,"name": string,"price": number,"search"?: never,"slug": string,"tax_class"?: "iva_19" | "iva_5" | "exento" | "excluido","updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "created_at"?: string,"description"?: string,"id"?: string,"image"?: string,"name"?: string,"price"?: number,"search"?: never,"slug"?: string,"tax_class"?: "iva_19" | "iva_5" | "exento" | "excluido","updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"social_posts": {
                  Row: {
                    "created_at": string,"id": string,"reviewed_at": string | null,"reviewed_by": string | null,"status": Database["public"]['Enums']["social_post_status"],"url": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"reviewed_at"?: string | null,"reviewed_by"?: string | null,"status"?: Database["public"]['Enums']["social_post_status"],"url": string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"reviewed_at"?: string | null,"reviewed_by"?: string | null,"status"?: Database["public"]['Enums']["social_post_status"],"url"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"stock_movements": {
                  Row: {
                    "actor": string | null,"cause": string | null,"created_at": string,"delta": number,"id": number,"note": string,"orden_id": string | null,"order_id": string | null,"product_id": string,"reason": "initial" | "reserved" | "released" | "adjusted" | "counted" | "repair" | "bought" | "returned" | "damaged" | "lost"
                  }
                  ComputedFields: never
                  Insert: {
                    "actor"?: string | null,"cause"?: string | null,"created_at"?: string,"delta": number,"id"?: never,"note"?: string,"orden_id"?: string | null,"order_id"?: string | null,"product_id": string,"reason": "initial" | "reserved" | "released" | "adjusted" | "counted" | "repair" | "bought" | "returned" | "damaged" | "lost"
                  }
                  Update: {
                    "actor"?: string | null,"cause"?: string | null,"created_at"?: string,"delta"?: number,"id"?: never,"note"?: string,"orden_id"?: string | null,"order_id"?: string | null,"product_id"?: string,"reason"?: "initial" | "reserved" | "released" | "adjusted" | "counted" | "repair" | "bought" | "returned" | "damaged" | "lost"
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
                    "address": string,"carriers": NonNullable<Json>,"cash_account_total": number,"cash_account_units": number,"cash_guest_total": number,"cash_guest_units": number,"cash_hold_hours": number,"charges_vat": boolean,"city": string,"closes_at": string,"delivery_days": NonNullable<Json>,"email": string,"facebook_url": string,"free_shipping_text": string,"id": boolean,"instagram_url": string,"latitude": number,"legal_name": string,"longitude": number,"low_stock_threshold": number,"missions_enabled": boolean,"name": string,"opens_at": string,"phone": string,"pickup_hours": number,"pickups_per_slot": number,"region": string,"service_radius_m": number,"store_rating": number | null,"store_rating_count": number | null,"store_rating_date": string | null,"store_rating_source": string,"tax_id": string,"tiktok_url": string,"updated_at": string,"version": number,"whatsapp": string,"youtube_url": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string,"carriers"?: NonNullable<Json>,"cash_account_total"?: number,"cash_account_units"?: number,"cash_guest_total"?: number,"cash_guest_units"?: number,"cash_hold_hours"?: number,"charges_vat"?: boolean,"city"?: string,"closes_at"?: string,"delivery_days"?: NonNullable<Json>,"email"?: string,"facebook_url"?: string,"free_shipping_text"?: string,"id"?: boolean,"instagram_url"?: string,"latitude"?: number,"legal_name"?: string,"longitude"?: number,"low_stock_threshold"?: number,"missions_enabled"?: boolean,"name"?: string,"opens_at"?: string,"phone"?: string,"pickup_hours"?: number,"pickups_per_slot"?: number,"region"?: string,"service_radius_m"?: number,"store_rating"?: number | null,"store_rating_count"?: number | null,"store_rating_date"?: string | null,"store_rating_source"?: string,"tax_id"?: string,"tiktok_url"?: string,"updated_at"?: string,"version"?: number,"whatsapp"?: string,"youtube_url"?: string
                  }
                  Update: {
                    "address"?: string,"carriers"?: NonNullable<Json>,"cash_account_total"?: number,"cash_account_units"?: number,"cash_guest_total"?: number,"cash_guest_units"?: number,"cash_hold_hours"?: number,"charges_vat"?: boolean,"city"?: string,"closes_at"?: string,"delivery_days"?: NonNullable<Json>,"email"?: string,"facebook_url"?: string,"free_shipping_text"?: string,"id"?: boolean,"instagram_url"?: string,"latitude"?: number,"legal_name"?: string,"longitude"?: number,"low_stock_threshold"?: number,"missions_enabled"?: boolean,"name"?: string,"opens_at"?: string,"phone"?: string,"pickup_hours"?: number,"pickups_per_slot"?: number,"region"?: string,"service_radius_m"?: number,"store_rating"?: number | null,"store_rating_count"?: number | null,"store_rating_date"?: string | null,"store_rating_source"?: string,"tax_id"?: string,"tiktok_url"?: string,"updated_at"?: string,"version"?: number,"whatsapp"?: string,"youtube_url"?: string
                  }
                  Relationships: [
                    
                  ]
                },"team_members": {
                  Row: {
                    "created_at": string,"display_order": number,"id": string,"is_published": boolean,"name": string,"photo_url": string,"specialty": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"display_order"?: number,"id"?: string,"is_published"?: boolean,"name": string,"photo_url"?: string,"specialty": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "created_at"?: string,"display_order"?: number,"id"?: string,"is_published"?: boolean,"name"?: string,"photo_url"?: string,"specialty"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"tickets": {
                  Row: {
                    "created_at": string,"fingerprint": string,"id": string,"number": string,"request_key": string,"seller_id": string | null,"session_id": string | null,"tendered": number | null,"total": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"fingerprint"?: string,"id"?: string,"number": string,"request_key": string,"seller_id"?: string | null,"session_id"?: string | null,"tendered"?: number | null,"total": number
                  }
                  Update: {
                    "created_at"?: string,"fingerprint"?: string,"id"?: string,"number"?: string,"request_key"?: string,"seller_id"?: string | null,"session_id"?: string | null,"tendered"?: number | null,"total"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "tickets_session_id_fkey"
      columns: ["session_id"]
isOneToOne: false
      referencedRelation: "cash_sessions"
      referencedColumns: ["id"]
    }
                  ]
                },"video_positions": {
                  Row: {
                    "course_id": string,"lesson_id": string,"seconds": number,"seen_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "course_id": string,"lesson_id": string,"seconds": number,"seen_at"?: string,"user_id": string
                  }
                  Update: {
                    "course_id"?: string,"lesson_id"?: string,"seconds"?: number,"seen_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "video_positions_course_id_fkey"
      columns: ["course_id"]
isOneToOne: false
      referencedRelation: "courses"
      referencedColumns: ["id"]
    }
                  ]
                },"xp_events": {
                  Row: {
                    "created_at": string,"detail": string,"id": number,"kind": Database["public"]['Enums']["xp_kind"],"points": number,"reference": string,"revision": number,"user_id": string,"xp": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"detail"?: string,"id"?: never,"kind": Database["public"]['Enums']["xp_kind"],"points": number,"reference": string,"revision": number,"user_id": string,"xp": number
                  }
                  Update: {
                    "created_at"?: string,"detail"?: string,"id"?: never,"kind"?: Database["public"]['Enums']["xp_kind"],"points"?: number,"reference"?: string,"revision"?: number,"user_id"?: string,"xp"?: number
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
"account_deletion_obstacle":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"add_intake_photos":
{ Args: { "p_images": (string)[],"p_orden": string }; Returns: undefined
                           },
"add_order_note":
{ Args: { "p_order": string,"p_text": string }; Returns: undefined
                           },
"add_product_image":
{ Args: { "p_alt"?: string,"p_primary"?: boolean,"p_product": string,"p_url": string }; Returns: string
                           },
"add_repair_photo":
{ Args: { "p_file"?: string | null,"p_orden"?: string | null,"p_token"?: string | null,"p_user"?: string | null }; Returns: Json
                           },
"add_to_order":
{ Args: { "p_expected": string,"p_key": string,"p_lines": Json,"p_method": string,"p_order": string,"p_reason": string,"p_total": number }; Returns: Json
                           },
"adjust_stock":
{ Args: { "p_delta": number,"p_note"?: string,"p_product": string,"p_reason": string }; Returns: number
                           },
"all_municipalities":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"announce_due_posts":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"announce_post":
{ Args: { "p_post": string }; Returns: Json
                           },
"anonymise_account":
{ Args: { "p_user": string }; Returns: undefined
                           },
"answer_check":
{ Args: { "p_answers": (number)[],"p_course": string,"p_lesson": string }; Returns: Json
                           },
"apply_payment":
{ Args: { "p_snapshot": Json }; Returns: Json
                           },
"ask_refund_key":
{ Args: { "p_order": string }; Returns: boolean
                           },
"assign_contact_message":
{ Args: { "p_message": string,"p_user"?: string | null }; Returns: undefined
                           },
"assign_repair_customer":
{ Args: { "p_orden": string,"p_user"?: string | null,"p_version": number }; Returns: undefined
                           },
"assign_technician":
{ Args: { "p_orden": string,"p_technician"?: string | null }; Returns: undefined
                           },
"bank_list":
{ Args: { "p_claims"?: boolean }; Returns: Json
                           },
"begin_job":
{ Args: { "p_name": string,"p_seconds": number }; Returns: Json
                           },
"begin_payment":
{ Args: { "p_details"?: Json,"p_mark"?: string,"p_method"?: Database["public"]['Enums']["payment_method"],"p_token": string,"p_total"?: number | null }; Returns: Json
                           },
"best_reviews":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"best_sellers":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"bulk_edit_products":
{ Args: { "p_change": Json,"p_expected"?: number | null,"p_filter"?: Json | null,"p_ids"?: (string)[] | null,"p_preview"?: boolean }; Returns: Json
                           },
"cancel_order":
{ Args: { "p_token": string }; Returns: undefined
                           },
"cancel_payment":
{ Args: { "p_order": string }; Returns: string
                           },
"cart_lines":
{ Args: { "p_items": Json }; Returns: {
              "image": string,"is_code": boolean,"item_id": string,"item_type": Database["public"]['Enums']["item_type"],"name": string,"quantity": number,"slug": string,"stock": number,"tax_class": string,"unit_price": number
            }[]
                           },
"cash_day":
{ Args: { "p_from": string,"p_to": string }; Returns: Json
                           },
"cash_drawers_now":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"cash_move":
{ Args: { "p_amount": number,"p_kind": string,"p_reason": string,"p_request": string,"p_session": string }; Returns: undefined
                           },
"cash_sheet":
{ Args: { "p_session": string }; Returns: Json
                           },
"certificate_by_code":
{ Args: { "p_code": string }; Returns: Json
                           },
"change_order_lines":
{ Args: { "p_expected": string,"p_lines": Json,"p_order": string,"p_reason": string,"p_total": number }; Returns: Json
                           },
"change_repair_state":
{ Args: { "p_estado": Database["public"]['Enums']["repair_state"],"p_expected"?: Database["public"]['Enums']["repair_state"] | null,"p_images"?: (string)[],"p_note"?: string,"p_orden": string,"p_outcome"?: string | null,"p_outcome_reason"?: string,"p_public"?: boolean,"p_reason"?: string,"p_to_document"?: string,"p_to_name"?: string,"p_unpaid_ok"?: boolean }; Returns: undefined
                           },
"check_import":
{ Args: { "p_import": string }; Returns: Json
                           },
"claim_achievement":
{ Args: { "p_achievement": string }; Returns: number
                           },
"claim_mails":
{ Args: { "p_kinds": (string)[],"p_limit"?: number }; Returns: {
              "about": string,"data": Json,"id": number,"kind": string,"recipient": string
            }[]
                           },
"claim_payment_events":
{ Args: { "p_limit"?: number }; Returns: {
              "ids": (number)[],"provider_payment_id": string
            }[]
                           },
"close_recovery":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"close_repair_request":
{ Args: { "p_orden": string,"p_reason": string }; Returns: undefined
                           },
"close_session":
{ Args: { "p_counted": number,"p_difference"?: number | null,"p_explanation"?: string,"p_session": string }; Returns: Json
                           },
"closed_sessions":
{ Args: { "p_from"?: string | null,"p_limit"?: number,"p_offset"?: number,"p_to"?: string | null }; Returns: Json
                           },
"collect_orders":
{ Args: { "p_from": string,"p_method": string,"p_rows": Json }; Returns: Json
                           },
"comment_repair":
{ Args: { "p_as"?: string,"p_internal"?: boolean,"p_orden": string,"p_text": string }; Returns: number
                           },
"commit_import":
{ Args: { "p_import": string,"p_overwrite"?: boolean }; Returns: Json
                           },
"complete_lesson":
{ Args: { "p_course": string,"p_done"?: boolean,"p_lesson": string }; Returns: undefined
                           },
"confirm_newsletter":
{ Args: { "p_token": string }; Returns: boolean
                           },
"contact_by_token":
{ Args: { "p_token": string }; Returns: Json
                           },
"contact_inbox":
{ Args: { "p_assigned"?: string | null,"p_kind"?: Database["public"]['Enums']["contact_kind"] | null,"p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_sort"?: string,"p_state"?: string | null }; Returns: Json
                           },
"contact_thread":
{ Args: { "p_message": string }; Returns: Json
                           },
"correct_order":
{ Args: { "p_expected": Json,"p_name": string,"p_order": string,"p_phone": string,"p_place"?: Json | null }; Returns: undefined
                           },
"correct_purchase":
{ Args: { "p_cost"?: number | null,"p_line": string,"p_quantity": number,"p_reason": string }; Returns: undefined
                           },
"count_stock":
{ Args: { "p_counted": number,"p_note"?: string,"p_product": string,"p_seen"?: number | null }; Returns: Json
                           },
"course_learners":
{ Args: { "p_course": string }; Returns: {
              "learners": number,"lesson_id": string
            }[]
                           },
"create_quote":
{ Args: { "p_await"?: boolean,"p_lines": Json,"p_note"?: string,"p_orden": string,"p_reason"?: string,"p_replaces"?: string | null,"p_valid_days"?: number }; Returns: string
                           },
"customer_detail":
{ Args: { "p_id": string }; Returns: Json
                           },
"customer_of_account":
{ Args: { "p_user": string }; Returns: string
                           },
"decide_quote":
{ Args: { "p_approve": boolean,"p_ip"?: string,"p_name": string,"p_quote": string,"p_reason"?: string,"p_start": boolean,"p_terms": boolean,"p_token"?: string | null,"p_user"?: string | null,"p_user_agent"?: string }; Returns: Json
                           },
"decide_reversal":
{ Args: { "p_accept": boolean,"p_answer"?: string,"p_reversal": string }; Returns: undefined
                           },
"decide_withdrawal":
{ Args: { "p_accept": boolean,"p_answer"?: string,"p_retracto": string }; Returns: undefined
                           },
"delete_address":
{ Args: { "p_id": string }; Returns: undefined
                           },
"delete_customer_note":
{ Args: { "p_note": number }; Returns: undefined
                           },
"duplicate_course":
{ Args: { "p_course": string }; Returns: string
                           },
"duplicate_product":
{ Args: { "p_product": string }; Returns: string
                           },
"expire_orders":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"export_money":
{ Args: { "p_after"?: number | null,"p_from": string,"p_limit"?: number,"p_to": string }; Returns: Json[]
                           },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"export_newsletter":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"export_orders":
{ Args: { "p_after"?: string | null,"p_channel"?: Database["public"]['Enums']["sales_channel"] | null,"p_city"?: string | null,"p_from"?: string | null,"p_limit"?: number,"p_method"?: Database["public"]['Enums']["payment_method"] | null,"p_only"?: string | null,"p_payment"?: Database["public"]['Enums']["order_payment_status"] | null,"p_query"?: string,"p_stage"?: string | null,"p_to"?: string | null }; Returns: Json[]
                           },
"export_products":
{ Args: { "p_after"?: string | null,"p_after_key"?: string,"p_filter"?: Json,"p_limit"?: number }; Returns: Json[]
                           },
"files_erased":
{ Args: { "p_bucket": string,"p_names": (string)[] }; Returns: undefined
                           },
"files_to_erase":
{ Args: Record<PropertyKey, never>; Returns: {
              "bucket": string,"name": string
            }[]
                           },
"find_addresses":
{ Args: { "p_addresses": Json }; Returns: Json
                           },
"find_code":
{ Args: { "p_code": string }; Returns: Json
                           },
"find_contact_link":
{ Args: { "p_contact": string,"p_number": string }; Returns: string
                           },
"find_for_sale":
{ Args: { "p_query": string }; Returns: Json
                           },
"find_repair_contacts":
{ Args: { "p_query": string }; Returns: {
              "address": string,"document": string,"email": string,"last_at": string,"name": string,"phone": string,"repairs": number,"user_id": string
            }[]
                           },
"find_repair_devices":
{ Args: { "p_phone": string,"p_user"?: string | null }; Returns: {
              "brand": string,"kind": string,"model": string,"serial": string
            }[]
                           },
"find_repairs_of_device":
{ Args: { "p_orden": string }; Returns: {
              "created_at": string,"delivered_at": string,"descripcion": string,"estado": Database["public"]['Enums']["repair_state"],"id": string,"outcome": string,"under_warranty": boolean,"warranty_until": string
            }[]
                           },
"finish_job":
{ Args: { "p_name": string,"p_state"?: Json | null,"p_token"?: string | null }; Returns: undefined
                           },
"finish_payment_events":
{ Args: { "p_done": boolean,"p_ids": (number)[],"p_outcome": string }; Returns: undefined
                           },
"finish_refund":
{ Args: { "p_blocked"?: string,"p_error"?: string,"p_refund": string }; Returns: string
                           },
"give_refund_key":
{ Args: { "p_account"?: string,"p_bank"?: string,"p_document"?: string,"p_holder"?: string,"p_kind"?: string,"p_number"?: string,"p_order"?: string | null,"p_token"?: string | null }; Returns: Json
                           },
"hand_over_order":
{ Args: { "p_code"?: string,"p_collector_document"?: string,"p_collector_name"?: string,"p_expected": string,"p_method"?: string,"p_money_received"?: boolean,"p_order": string }; Returns: Json
                           },
"handle_contact_message":
{ Args: { "p_kind"?: Database["public"]['Enums']["contact_kind"] | null,"p_message": string,"p_spam"?: boolean | null,"p_state"?: Database["public"]['Enums']["contact_state"] | null }; Returns: undefined
                           },
"hide_repair_comment":
{ Args: { "p_comment": number }; Returns: undefined
                           },
"hide_repair_photo":
{ Args: { "p_image": string,"p_orden": string,"p_reason": string }; Returns: undefined
                           },
"home_products":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"is_recovery":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"is_scheduler_stopped":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"issue_certificate":
{ Args: { "p_course": string,"p_name": string }; Returns: string
                           },
"join_customers":
{ Args: { "p_from": string,"p_into": string }; Returns: string
                           },
"last_editor":
{ Args: { "p_key": string,"p_table": string }; Returns: string
                           },
"lesson_check":
{ Args: { "p_course": string,"p_lesson": string }; Returns: Json
                           },
"list_purchases":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_sort"?: string }; Returns: Json
                           },
"list_repairs":
{ Args: { "p_estado"?: string | null,"p_limit"?: number,"p_offset"?: number,"p_promise"?: string | null,"p_query"?: string,"p_sort"?: string,"p_technician"?: string | null,"p_unread"?: boolean }; Returns: Json
                           },
"list_suppliers":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"lost_mails":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"mail_ticket":
{ Args: { "p_email": string,"p_ticket": string }; Returns: boolean
                           },
"mark_repair_read":
{ Args: { "p_orden": string,"p_until"?: number | null }; Returns: undefined
                           },
"may_see_repair_image":
{ Args: { "p_file": string,"p_orden": string,"p_token"?: string | null }; Returns: boolean
                           },
"moderate_review":
{ Args: { "p_review": string,"p_status": Database["public"]['Enums']["review_status"] }; Returns: string
                           },
"moderate_reviews":
{ Args: { "p_reviews": (string)[],"p_status": Database["public"]['Enums']["review_status"] }; Returns: Json
                           },
"move_order":
{ Args: { "p_details"?: Json,"p_expected": string,"p_move": string,"p_order": string }; Returns: Json
                           },
"move_orders":
{ Args: { "p_move": string,"p_orders": (string)[] }; Returns: Json
                           },
"move_repair_money":
{ Args: { "p_amount": number,"p_corrects"?: string | null,"p_expected": number,"p_kind": string,"p_method": string,"p_orden": string,"p_reason": string }; Returns: number
                           },
"move_slide":
{ Args: { "p_direction": string,"p_id": string }; Returns: number
                           },
"my_courses":
{ Args: Record<PropertyKey, never>; Returns: {
              "buyer_name": string,"certificate_code": string,"certificate_issued_at": string,"certificate_state": Database["public"]['Enums']["certificate_state"],"checks": (string)[],"course_id": string,"cover": string,"curriculum": Json,"done": (string)[],"enrolled_at": string,"has_certification": boolean,"last_done_at": string,"last_lesson": string,"last_seen_at": string,"passed": (string)[],"slug": string,"title": string
            }[]
                           },
"my_progress":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"newsletter_link":
{ Args: { "p_token": string }; Returns: Json
                           },
"newsletter_list":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_state"?: Database["public"]['Enums']["newsletter_state"] | null }; Returns: Json
                           },
"note_acceptance":
{ Args: { "p_id": string,"p_ip"?: string,"p_kind": string,"p_user_agent"?: string,"p_version": string }; Returns: undefined
                           },
"note_customer":
{ Args: { "p_body": string,"p_id": string }; Returns: undefined
                           },
"note_job_run":
{ Args: { "p_counts"?: Json,"p_ms": number,"p_name": string,"p_ok": boolean,"p_started": string }; Returns: undefined
                           },
"note_web_vitals":
{ Args: { "p_device": string,"p_page": string,"p_values": Json }; Returns: undefined
                           },
"open_recovery":
{ Args: { "p_session": string }; Returns: undefined
                           },
"open_refund":
{ Args: { "p_amount": number,"p_channel"?: string | null,"p_expected_left": number,"p_lines"?: Json,"p_method"?: string,"p_order": string,"p_reason": string,"p_reference"?: string,"p_request": string,"p_retracto"?: string | null }; Returns: Json
                           },
"open_session":
{ Args: { "p_drawer": string,"p_float": number }; Returns: string
                           },
"operations_status":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"operations_watch":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"order_by_token":
{ Args: { "p_token": string }; Returns: Json
                           },
"order_detail":
{ Args: { "p_order"?: string | null,"p_token"?: string | null }; Returns: Json
                           },
"order_home_list":
{ Args: { "p_ids": (string)[],"p_list": string }; Returns: undefined
                           },
"order_token":
{ Args: { "p_order": string }; Returns: string
                           },
"own_account":
{ Args: Record<PropertyKey, never>; Returns: {
              "level": number,"points": number,"role": Database["public"]['Enums']["app_role"],"username": string
            }[]
                           },
"own_addresses":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"own_cash_limit":
{ Args: Record<PropertyKey, never>; Returns: {
              "is_known": boolean,"open": number,"total": number,"units": number
            }[]
                           },
"own_delivery":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"own_invoice_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"own_orders":
{ Args: { "p_limit"?: number,"p_number"?: string | null,"p_past"?: boolean | null }; Returns: Json
                           },
"own_review":
{ Args: { "p_product": string }; Returns: Json
                           },
"own_rights":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"own_unreviewed_products":
{ Args: { "p_limit"?: number,"p_since": string }; Returns: {
              "delivered_at": string,"name": string,"product_id": string,"slug": string
            }[]
                           },
"paid_service":
{ Args: { "p_slug": string,"p_token": string }; Returns: Json
                           },
"pay_quote_at_counter":
{ Args: { "p_amount": number,"p_method": string,"p_quote": string }; Returns: string
                           },
"payment_checked":
{ Args: { "p_payment": string }; Returns: boolean
                           },
"payment_watch":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"person_for_staff":
{ Args: { "p_user": string }; Returns: Json
                           },
"person_reviews":
{ Args: { "p_user": string }; Returns: Json
                           },
"pickup_slots":
{ Args: Record<PropertyKey, never>; Returns: {
              "day": string,"ends_at": string,"starts_at": string
            }[]
                           },
"place_assisted_order":
{ Args: { "p_key": string,"p_order": Json }; Returns: Json
                           },
"place_order":
{ Args: { "p_checkout_key": string,"p_delivery"?: Database["public"]['Enums']["delivery_kind"],"p_device"?: string,"p_email"?: string,"p_expected_total": number,"p_fault"?: string,"p_items": Json,"p_method": Database["public"]['Enums']["payment_method"],"p_name": string,"p_phone": string,"p_place"?: Json | null,"p_replaces"?: string | null,"p_terms"?: string,"p_visitor"?: string }; Returns: Json
                           },
"place_quote_order":
{ Args: { "p_quote": string,"p_token"?: string | null }; Returns: Json
                           },
"place_slide":
{ Args: { "p_id": string,"p_place": number }; Returns: number
                           },
"post_counts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"postpone_give_back":
{ Args: { "p_payment": string }; Returns: undefined
                           },
"prepare_consent":
{ Args: { "p_ip"?: string,"p_user_agent"?: string,"p_version": string }; Returns: string
                           },
"product_categories":
{ Args: Record<PropertyKey, never>; Returns: {
              "category": string,"products": number
            }[]
                           },
"product_cost":
{ Args: { "p_product": string }; Returns: Json
                           },
"product_movements":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_product": string }; Returns: Json
                           },
"product_ratings":
{ Args: { "p_products": (string)[] }; Returns: Json
                           },
"product_reviews":
{ Args: { "p_limit"?: number,"p_product": string }; Returns: Json
                           },
"purchase_detail":
{ Args: { "p_id": string }; Returns: Json
                           },
"raise_alarms":
{ Args: { "p_firing": Json,"p_host": string }; Returns: (string)[]
                           },
"raise_payment_alerts":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"rate_limit_wait":
{ Args: { "p_key": string,"p_limit": number,"p_window_seconds": number }; Returns: number
                           },
"read_contact_message":
{ Args: { "p_message": string,"p_read"?: boolean }; Returns: undefined
                           },
"record_consent":
{ Args: { "p_granted": boolean,"p_ip"?: string,"p_kind": string,"p_user": string,"p_user_agent"?: string,"p_version": string }; Returns: undefined
                           },
"record_payment_event":
{ Args: { "p_action": string,"p_key": string,"p_payload": Json,"p_payment_id": string }; Returns: boolean
                           },
"record_purchase":
{ Args: { "p_key": string,"p_purchase": Json }; Returns: string
                           },
"record_quote_answer":
{ Args: { "p_approve": boolean,"p_at": string,"p_name": string,"p_note"?: string,"p_quote": string,"p_terms": boolean,"p_via": string }; Returns: undefined
                           },
"record_search_miss":
{ Args: { "p_words": string }; Returns: undefined
                           },
"related_posts":
{ Args: { "p_limit"?: number,"p_slug": string }; Returns: string[]
                           },
"remove_subscriber":
{ Args: { "p_subscriber": string }; Returns: undefined
                           },
"renew_repair_link":
{ Args: { "p_orden": string }; Returns: string
                           },
"reorder_product_images":
{ Args: { "p_ids": (string)[],"p_product": string }; Returns: undefined
                           },
"repair_board":
{ Args: { "p_limit"?: number,"p_promise"?: string | null,"p_query"?: string,"p_technician"?: string | null,"p_unread"?: boolean }; Returns: Json
                           },
"repair_by_token":
{ Args: { "p_token": string }; Returns: Json
                           },
"repair_device_names":
{ Args: { "p_limit"?: number }; Returns: {
              "brand": string,"kind": string,"model": string,"times": number
            }[]
                           },
"repair_for_mail":
{ Args: { "p_comment"?: number | null,"p_orden": string,"p_quote"?: string | null }; Returns: Json
                           },
"repair_link":
{ Args: { "p_orden": string }; Returns: string
                           },
"repair_unread":
{ Args: { "p_as"?: string,"p_ordenes": (string)[] }; Returns: {
              "orden_id": string,"unread": number
            }[]
                           },
"repeated_customers":
{ Args: { "p_limit"?: number }; Returns: Json
                           },
"reply_contact_message":
{ Args: { "p_body": string,"p_channel"?: Database["public"]['Enums']["contact_channel"] | null,"p_message": string }; Returns: undefined
                           },
"report_idle":
{ Args: { "p_days"?: number,"p_limit"?: number,"p_offset"?: number }; Returns: Json
                           },
"report_reorder":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_weeks"?: number }; Returns: Json
                           },
"report_sales":
{ Args: { "p_by": string,"p_from": string,"p_limit"?: number,"p_offset"?: number,"p_to": string }; Returns: Json
                           },
"report_stock":
{ Args: { "p_limit"?: number,"p_offset"?: number }; Returns: Json
                           },
"request_invoice":
{ Args: { "p_document_number"?: string | null,"p_document_type"?: string | null,"p_email"?: string | null,"p_municipality"?: string | null,"p_name"?: string | null,"p_order"?: string | null,"p_token"?: string | null }; Returns: undefined
                           },
"request_repair":
{ Args: { "p_accessories"?: string,"p_brand"?: string,"p_condition"?: string,"p_day"?: string | null,"p_description": string,"p_device": string,"p_email"?: string,"p_handover"?: string,"p_key": string,"p_model"?: string,"p_name": string,"p_paid_service"?: string,"p_paid_token"?: string,"p_phone": string,"p_place"?: Json | null,"p_serial"?: string,"p_slot"?: string | null,"p_terms"?: string,"p_visitor"?: string }; Returns: Json
                           },
"request_reversal":
{ Args: { "p_amount"?: number | null,"p_cause"?: Database["public"]['Enums']["reversion_cause"] | null,"p_issuer_told"?: boolean,"p_learned_on"?: string | null,"p_order"?: string | null,"p_reason"?: string,"p_token"?: string | null }; Returns: Json
                           },
"request_withdrawal":
{ Args: { "p_items"?: (string)[] | null,"p_order"?: string | null,"p_reason"?: string,"p_token"?: string | null }; Returns: Json
                           },
"retry_payment_events":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"return_items":
{ Args: { "p_lines": Json,"p_note"?: string,"p_order": string }; Returns: undefined
                           },
"return_repair_part":
{ Args: { "p_part": string }; Returns: undefined
                           },
"review_social_post":
{ Args: { "p_post": string,"p_status": Database["public"]['Enums']["social_post_status"] }; Returns: undefined
                           },
"reviews_for_staff":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_stars"?: number | null,"p_status"?: Database["public"]['Enums']["review_status"] | null }; Returns: Json
                           },
"revoke_repair_link":
{ Args: { "p_orden": string }; Returns: undefined
                           },
"save_address":
{ Args: { "p_id"?: string | null,"p_is_default"?: boolean,"p_label": string,"p_place": Json }; Returns: string
                           },
"save_drawer":
{ Args: { "p_drawer": string,"p_is_active"?: boolean,"p_name": string }; Returns: string
                           },
"save_product_image":
{ Args: { "p_alt": string,"p_image": string,"p_primary"?: boolean,"p_url": string }; Returns: undefined
                           },
"save_video_position":
{ Args: { "p_course": string,"p_lesson": string,"p_seconds": number }; Returns: undefined
                           },
"search_audit":
{ Args: { "p_actor"?: string | null,"p_before"?: number | null,"p_entity"?: string | null,"p_entity_id"?: string | null,"p_from"?: string | null,"p_limit"?: number,"p_to"?: string | null }; Returns: {
              "action": string,"actor": string,"actor_name": string,"actor_role": Database["public"]['Enums']["app_role"],"created_at": string,"details": Json,"entity": string,"entity_id": string,"id": number,"subject_id": string,"subject_kind": string,"subject_name": string
            }[]
                           },
"search_customers":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_sort"?: string }; Returns: Json
                           },
"search_people":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_query": string,"p_role"?: Database["public"]['Enums']["app_role"] | null,"p_sort"?: string }; Returns: Json
                           },
"search_products":
{ Args: { "p_category"?: string,"p_condition"?: Database["public"]['Enums']["item_condition"] | null,"p_in_stock"?: boolean,"p_kinds"?: (Database["public"]['Enums']["product_kind"])[],"p_limit"?: number,"p_offset"?: number,"p_platforms"?: (Database["public"]['Enums']["product_platform"])[],"p_query"?: string,"p_range"?: number | null,"p_sort"?: string }; Returns: Json
                           },
"search_site":
{ Args: { "p_each"?: number,"p_kind"?: string,"p_limit"?: number,"p_query": string }; Returns: Json
                           },
"sell":
{ Args: { "p_customer"?: Json | null,"p_key": string,"p_lines": Json,"p_parts": Json,"p_repairs": Json,"p_session"?: string | null,"p_tendered"?: number | null,"p_total": number }; Returns: Json
                           },
"set_customer_no_cod":
{ Args: { "p_id": string,"p_no_cod": boolean }; Returns: undefined
                           },
"set_home_picks":
{ Args: { "p_ids": (string)[],"p_kind": string,"p_known": (string)[] }; Returns: undefined
                           },
"set_primary_image":
{ Args: { "p_image": string }; Returns: undefined
                           },
"set_role_rights":
{ Args: { "p_rights": Json,"p_role": Database["public"]['Enums']["app_role"],"p_version": number }; Returns: boolean
                           },
"set_user_role":
{ Args: { "p_role": Database["public"]['Enums']["app_role"],"p_user": string }; Returns: undefined
                           },
"settle_lost_mail":
{ Args: { "p_mail": number,"p_retry": boolean }; Returns: undefined
                           },
"settle_mail":
{ Args: { "p_error"?: string | null,"p_id": number,"p_void"?: boolean }; Returns: undefined
                           },
"settle_mismatch":
{ Args: { "p_note": string,"p_order": string }; Returns: undefined
                           },
"ship_orders":
{ Args: { "p_rows": Json }; Returns: Json
                           },
"sitemap_changes":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"sitemap_posts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"sitemap_product_files":
{ Args: { "p_size"?: number }; Returns: Json
                           },
"sitemap_products":
{ Args: { "p_page": number,"p_size"?: number }; Returns: Json
                           },
"social_posts_for_staff":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_status"?: Database["public"]['Enums']["social_post_status"] | null }; Returns: Json
                           },
"staff_business":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"staff_courses":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_sort"?: string }; Returns: Json
                           },
"staff_order":
{ Args: { "p_order": string }; Returns: Json
                           },
"staff_order_cities":
{ Args: Record<PropertyKey, never>; Returns: {
              "code": string,"department": string,"name": string
            }[]
                           },
"staff_orders":
{ Args: { "p_channel"?: Database["public"]['Enums']["sales_channel"] | null,"p_city"?: string | null,"p_from"?: string | null,"p_limit"?: number,"p_method"?: Database["public"]['Enums']["payment_method"] | null,"p_offset"?: number,"p_only"?: string | null,"p_payment"?: Database["public"]['Enums']["order_payment_status"] | null,"p_query"?: string,"p_sort"?: string,"p_stage"?: string | null,"p_to"?: string | null }; Returns: Json
                           },
"staff_overview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"staff_parcels":
{ Args: { "p_for": string,"p_numbers"?: (string)[] | null,"p_orders"?: (string)[] | null }; Returns: Json
                           },
"staff_posts":
{ Args: { "p_category"?: Database["public"]['Enums']["post_category"] | null,"p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_state"?: string | null }; Returns: Json
                           },
"staff_products":
{ Args: { "p_filter"?: Json,"p_limit"?: number,"p_offset"?: number,"p_sort"?: string }; Returns: Json
                           },
"staff_search_misses":
{ Args: Record<PropertyKey, never>; Returns: {
              "hits": number,"words": string
            }[]
                           },
"staff_tickets":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_query"?: string }; Returns: Json
                           },
"staff_waiting":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"stage_import_rows":
{ Args: { "p_import": string,"p_rows": Json }; Returns: number
                           },
"start_import":
{ Args: { "p_file_name": string }; Returns: string
                           },
"store_bank_list":
{ Args: { "p_banks": Json }; Returns: undefined
                           },
"submit_contact_message":
{ Args: { "p_email": string,"p_ip"?: string,"p_kind": Database["public"]['Enums']["contact_kind"],"p_message": string,"p_name": string,"p_phone": string,"p_service"?: Database["public"]['Enums']["contact_service"] | null,"p_spam"?: boolean,"p_user"?: string | null,"p_version": string }; Returns: Json
                           },
"submit_review":
{ Args: { "p_body": string,"p_product": string,"p_stars": number }; Returns: string
                           },
"submit_social_post":
{ Args: { "p_url": string }; Returns: string
                           },
"subscribe_newsletter":
{ Args: { "p_email": string,"p_ip"?: string,"p_source": string,"p_version": string }; Returns: Json
                           },
"switch_delivery":
{ Args: { "p_delivery": Database["public"]['Enums']["delivery_kind"],"p_expected": string,"p_order": string,"p_place"?: Json | null }; Returns: Json
                           },
"take_in_repair":
{ Args: { "p_intake": Json,"p_key": string,"p_orden"?: string | null }; Returns: Json
                           },
"tell_customers_apart":
{ Args: { "p_one": string,"p_other": string }; Returns: undefined
                           },
"ticket_detail":
{ Args: { "p_ticket": string }; Returns: Json
                           },
"tidy":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"tidy_pickups":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"turnaround_report":
{ Args: { "p_from": string,"p_to": string }; Returns: Json
                           },
"undo_join":
{ Args: { "p_join": number }; Returns: undefined
                           },
"unsubscribe_newsletter":
{ Args: { "p_token": string }; Returns: boolean
                           },
"use_repair_part":
{ Args: { "p_line"?: number | null,"p_name"?: string,"p_orden": string,"p_product"?: string | null,"p_quantity"?: number,"p_quote"?: string | null,"p_unit_price"?: number | null }; Returns: string
                           },
"value_stock":
{ Args: { "p_cost": number,"p_product": string }; Returns: undefined
                           },
"visit_lesson":
{ Args: { "p_course": string,"p_lesson": string }; Returns: undefined
                           },
"write_invoice":
{ Args: { "p_cufe": string,"p_known"?: string,"p_number": string,"p_order": string }; Returns: undefined
                           }
          }
          Enums: {
            "app_role": "cliente"|"employee"|"manager"|"admin"|"superadmin","badge_color": "primary"|"secondary"|"destructive"|"outline","certificate_state": "vigente"|"revocado","contact_channel": "whatsapp"|"correo"|"llamada","contact_kind": "peticion"|"queja"|"reclamo"|"sugerencia"|"consulta","contact_service": "consola"|"control"|"cursos"|"repuestos"|"mayorista"|"otro","contact_state": "nuevo"|"en_curso"|"respondido"|"cerrado","course_level": "principiante"|"intermedio"|"avanzado","delivery_kind": "envio"|"tienda","item_condition": "nuevo"|"usado"|"reacondicionado","item_type": "product"|"service"|"course"|"repair","newsletter_state": "pendiente"|"confirmado"|"baja","order_payment_status": "unpaid"|"pending"|"paid"|"rejected"|"partially_refunded"|"refunded"|"charged_back","order_status": "placed"|"confirmed"|"fulfilled"|"cancelled"|"expired","payment_method": "card"|"pse"|"contra_entrega","post_category": "reparacion"|"tutoriales"|"noticias"|"comparativas"|"herramientas"|"negocios","post_state": "borrador"|"publicado","product_kind": "consola"|"control"|"juego"|"repuesto"|"accesorio"|"audio"|"almacenamiento"|"herramienta"|"tarjeta"|"otro","product_platform": "ps5"|"ps4"|"xbox-series"|"xbox-one"|"switch-2"|"switch"|"pc"|"retro","quote_state": "pendiente"|"aprobada"|"rechazada","refund_state": "pendiente"|"hecho"|"fallido","repair_state": "Recibido"|"En_Diagnostico"|"Esperando_Aprobacion"|"Reparando"|"Completado"|"Entregado","retracto_state": "solicitado"|"aceptado"|"rechazado"|"reembolsado","reversion_cause": "fraude"|"no_solicitada"|"no_recibido"|"no_corresponde"|"defectuoso","reversion_state": "solicitada"|"aceptada"|"rechazada"|"reembolsada","review_status": "pending"|"approved"|"rejected","sales_channel": "web"|"mostrador"|"asistida","shipping_status": "pending"|"processing"|"ready"|"shipped"|"in_transit"|"out_for_delivery"|"delivered"|"cancelled","social_post_status": "pending"|"approved"|"rejected","xp_kind": "order"|"lesson"|"course"|"repair"|"review"|"achievement"|"opening"
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
            "app_role": ["cliente", "employee", "manager", "admin", "superadmin"],"badge_color": ["primary", "secondary", "destructive", "outline"],"certificate_state": ["vigente", "revocado"],"contact_channel": ["whatsapp", "correo", "llamada"],"contact_kind": ["peticion", "queja", "reclamo", "sugerencia", "consulta"],"contact_service": ["consola", "control", "cursos", "repuestos", "mayorista", "otro"],"contact_state": ["nuevo", "en_curso", "respondido", "cerrado"],"course_level": ["principiante", "intermedio", "avanzado"],"delivery_kind": ["envio", "tienda"],"item_condition": ["nuevo", "usado", "reacondicionado"],"item_type": ["product", "service", "course", "repair"],"newsletter_state": ["pendiente", "confirmado", "baja"],"order_payment_status": ["unpaid", "pending", "paid", "rejected", "partially_refunded", "refunded", "charged_back"],"order_status": ["placed", "confirmed", "fulfilled", "cancelled", "expired"],"payment_method": ["card", "pse", "contra_entrega"],"post_category": ["reparacion", "tutoriales", "noticias", "comparativas", "herramientas", "negocios"],"post_state": ["borrador", "publicado"],"product_kind": ["consola", "control", "juego", "repuesto", "accesorio", "audio", "almacenamiento", "herramienta", "tarjeta", "otro"],"product_platform": ["ps5", "ps4", "xbox-series", "xbox-one", "switch-2", "switch", "pc", "retro"],"quote_state": ["pendiente", "aprobada", "rechazada"],"refund_state": ["pendiente", "hecho", "fallido"],"repair_state": ["Recibido", "En_Diagnostico", "Esperando_Aprobacion", "Reparando", "Completado", "Entregado"],"retracto_state": ["solicitado", "aceptado", "rechazado", "reembolsado"],"reversion_cause": ["fraude", "no_solicitada", "no_recibido", "no_corresponde", "defectuoso"],"reversion_state": ["solicitada", "aceptada", "rechazada", "reembolsada"],"review_status": ["pending", "approved", "rejected"],"sales_channel": ["web", "mostrador", "asistida"],"shipping_status": ["pending", "processing", "ready", "shipped", "in_transit", "out_for_delivery", "delivered", "cancelled"],"social_post_status": ["pending", "approved", "rejected"],"xp_kind": ["order", "lesson", "course", "repair", "review", "achievement", "opening"]
          }
        }
} as const

/** Allowed values of text columns, from their check constraints. */
export const Listed = {"consents":{"kind":["privacidad","marketing"]},"cotizaciones":{"decided_via":["cuenta","enlace","mostrador","telefono","whatsapp"]},"courses":{"tax_class":["iva_19","iva_5","exento","excluido"]},"customers":{"document_type":["CC","CE","NIT","PAS"]},"gone_pages":{"kind":["producto","curso","blog"]},"orden_comentarios":{"autor":["cliente","admin"]},"orden_entregas":{"outcome":["reparado","sin_reparar"]},"orden_eventos":{"kind":["creacion","estado","avance","cotizacion","decision","pago","enlace","repuesto","asignacion","correo","correo_fallido"],"actor":["cliente","admin","sistema"]},"ordenes_servicio":{"source":["mostrador","en_linea"],"device_kind":["playstation","xbox","nintendo","control","otro"],"handover":["local","domicilio"],"outcome":["","reparado","sin_reparar"],"outcome_reason":["","cotizacion_rechazada","no_reparable","no_quiso","otro"],"condition_checks":["enciende","no_enciende","golpes","rayones","tornillos","sello","humedad","suciedad"],"complexity":["simple","compleja"]},"order_events":{"kind":["placed","confirm","prepare","ship","transit","out","deliver","complete","track","collect","uncollect","cancel","back","sold","cancelled","expired","corrected","ready","hand_over","wrong_code","unclaimed","switch","changed","note","mail","mail_failed","cancel_payment","mismatch_settled","refund","refund_failed","key_asked","key_given","return","withdrawal_requested","withdrawal_accepted","withdrawal_rejected","reversal_requested","reversal_accepted","reversal_rejected","invoice_requested","invoice_written","status_placed","status_confirmed","status_fulfilled","payment_unpaid","payment_pending","payment_paid","payment_rejected","payment_partially_refunded","payment_refunded","payment_charged_back","shipping_pending","shipping_processing","shipping_ready","shipping_shipped","shipping_in_transit","shipping_out_for_delivery","shipping_delivered","shipping_cancelled"],"actor_kind":["equipo","cliente","sistema"]},"order_invoices":{"document_type":["CC","CE","NIT","PAS"]},"order_items":{"tax_class":["iva_19","iva_5","exento","excluido"]},"orders":{"stage":["sin_pagar","por_confirmar","por_preparar","por_enviar","por_recoger","en_camino","entregado","cancelado"]},"payments":{"status":["created","error","pending","in_process","authorized","approved","rejected","cancelled","refunded","charged_back","in_mediation"],"person":["","individual","association"],"document_type":["","CC","CE","PAS","TI","NIT"]},"product_import_rows":{"action":["create","change","same"]},"product_imports":{"state":["staged","checked"]},"products":{"tax_class":["iva_19","iva_5","exento","excluido"]},"refund_keys":{"kind":["","breb","nequi","daviplata","cuenta"],"account":["","ahorros","corriente"]},"refunds":{"channel":["proveedor","manual"],"method":["","efectivo","transferencia","nequi","daviplata","breb","datafono"],"blocked":["","parte","plazo"]},"repair_payments":{"kind":["abono","correccion","devolucion"],"method":["efectivo","transferencia","nequi","daviplata","breb","datafono","pedido"]},"role_rights":{"role":[]},"services":{"tax_class":["iva_19","iva_5","exento","excluido"]},"stock_movements":{"reason":["initial","reserved","released","adjusted","counted","repair","bought","returned","damaged","lost"]}} as const

/** Functions that write nothing: declared stable or immutable. */
export const ReadFunctions: readonly string[] = ["account_deletion_obstacle","all_municipalities","best_reviews","best_sellers","cart_lines","cash_day","cash_drawers_now","cash_sheet","certificate_by_code","closed_sessions","contact_by_token","contact_inbox","contact_thread","course_learners","customer_detail","customer_of_account","export_my_data","export_products","files_to_erase","find_addresses","find_code","find_contact_link","find_for_sale","find_repair_contacts","find_repair_devices","find_repairs_of_device","home_products","is_recovery","is_scheduler_stopped","last_editor","lesson_check","list_purchases","list_repairs","list_suppliers","lost_mails","may_see_repair_image","my_courses","my_progress","newsletter_link","newsletter_list","operations_status","operations_watch","order_by_token","order_detail","order_token","own_account","own_addresses","own_cash_limit","own_delivery","own_invoice_data","own_orders","own_review","own_rights","own_unreviewed_products","paid_service","payment_watch","person_for_staff","person_reviews","pickup_slots","post_counts","product_categories","product_cost","product_movements","product_ratings","product_reviews","purchase_detail","related_posts","repair_board","repair_by_token","repair_device_names","repair_for_mail","repair_link","repair_unread","repeated_customers","report_idle","report_reorder","report_sales","report_stock","reviews_for_staff","search_audit","search_customers","search_people","search_products","search_site","sitemap_changes","sitemap_posts","sitemap_product_files","sitemap_products","social_posts_for_staff","staff_business","staff_courses","staff_order","staff_order_cities","staff_orders","staff_overview","staff_parcels","staff_posts","staff_products","staff_search_misses","staff_tickets","staff_waiting","ticket_detail","turnaround_report"]

/** The hints of refusals. */
export type RefusalHint = "already_claimed" | "already_decided" | "already_issued" | "already_joined" | "already_open" | "already_owned" | "already_paid" | "already_received" | "already_requested" | "already_returned" | "already_reviewed" | "already_sent" | "already_shipped" | "already_sold" | "already_used" | "announced" | "asked" | "bad_address" | "bad_amount" | "bad_answer" | "bad_bank" | "bad_bulk" | "bad_carrier" | "bad_cart" | "bad_cause" | "bad_change" | "bad_choice" | "bad_collector" | "bad_consent" | "bad_contact" | "bad_count" | "bad_cufe" | "bad_customer" | "bad_date" | "bad_decision" | "bad_description" | "bad_direction" | "bad_document" | "bad_email" | "bad_explanation" | "bad_from" | "bad_grouping" | "bad_holder" | "bad_kind" | "bad_lines" | "bad_list" | "bad_message" | "bad_method" | "bad_moment" | "bad_municipality" | "bad_name" | "bad_note" | "bad_number" | "bad_order" | "bad_outcome" | "bad_part" | "bad_period" | "bad_photo" | "bad_price" | "bad_quantity" | "bad_reason" | "bad_repairs" | "bad_reply" | "bad_shipping" | "bad_slot" | "bad_stars" | "bad_status" | "bad_sum" | "bad_supplier" | "bad_tendered" | "bad_total" | "bad_validity" | "bad_way" | "blank_comment" | "cart_changed" | "cash_barred" | "cash_held" | "cash_limit" | "cash_not_offered" | "changed" | "charged_back" | "check_changed" | "check_open" | "checkout_changed" | "closed" | "code_ended" | "code_taken" | "collector_required" | "consent_required" | "course_bought" | "course_on_its_way" | "course_ordered" | "delete_instead" | "delivered" | "deposit_used" | "discount_limit" | "duplicate_image" | "empty_cart" | "empty_sale" | "forgotten" | "guide_taken" | "import_conflict" | "import_failed" | "import_gone" | "import_unchecked" | "is_open" | "locked" | "long_comment" | "long_note" | "long_reason" | "money_held" | "moved" | "needs_account" | "no_certificate" | "no_cod" | "no_consent" | "no_cost" | "no_email" | "no_items" | "no_key" | "no_method" | "no_reason" | "no_reference" | "no_session" | "not_allowed" | "not_answered" | "not_approved" | "not_bought" | "not_by_bank" | "not_by_hand" | "not_cancellable" | "not_changeable" | "not_deletable" | "not_enrolled" | "not_finished" | "not_for_sale" | "not_found" | "not_in_drawer" | "not_paid" | "not_payable" | "not_public" | "not_received" | "not_refundable" | "not_repaired" | "not_reversible" | "not_shown" | "not_staff" | "not_the_customer" | "not_wanted" | "not_withdrawable" | "nothing_out" | "nothing_selected" | "order_closed" | "out_of_range" | "out_of_stock" | "out_of_time" | "own_post" | "own_review" | "paid" | "paid_in_order" | "payment_disputed" | "payment_in_flight" | "perform private.refuse(p_hint" | "price_changed" | "quote_changed" | "quote_expired" | "quote_paid" | "quote_replaced" | "reason_required" | "refund_limit" | "refund_pending" | "request_changed" | "reversal_open" | "right_not_own" | "same" | "same_amount" | "same_document" | "selection_changed" | "stale_images" | "state_changed" | "taken" | "terms_required" | "too_little" | "too_long" | "too_many" | "too_many_addresses" | "too_many_attempts" | "too_many_comments" | "too_many_open_orders" | "too_many_orders" | "too_many_photos" | "too_many_pickups" | "too_many_requests" | "too_many_rows" | "too_much" | "too_short" | "try_again" | "unknown_lesson" | "unknown_person" | "unpaid" | "unwritable" | "withdrawal_open"
