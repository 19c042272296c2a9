ALTER TABLE "contact_messages" ADD COLUMN "evaluation_id" integer;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "hiding_reason" text;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "hiding_words" text;