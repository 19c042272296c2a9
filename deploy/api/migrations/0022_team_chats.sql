ALTER TABLE "contact_messages" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "hiding_reason" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "hiding_words" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_conversationId_unique" UNIQUE("conversation_id");--> statement-breakpoint
-- Chats in which somebody waits for the team now.
INSERT INTO "contact_messages" ("kind", "user_id", "conversation_id", "name", "email", "subject", "message", "created_at", "waits_since", "updated_at")
SELECT 'chat', "users"."id", "conversations"."id", trim("users"."name" || ' ' || "users"."surname"), "users"."email", "conversations"."subject",
  coalesce((SELECT "text" FROM "chat_messages" WHERE "conversation_id" = "conversations"."id" AND "from" = 'user' ORDER BY "id" DESC LIMIT 1), "conversations"."subject"),
  "conversations"."last_message_at", "conversations"."last_message_at", "conversations"."last_message_at"
FROM "conversations" JOIN "users" ON "users"."id" = "conversations"."user_id"
WHERE "waits_for_team" AND "status" = 'open' AND "application_id" IS NULL AND "work_id" IS NULL AND "opportunity_id" IS NULL;
