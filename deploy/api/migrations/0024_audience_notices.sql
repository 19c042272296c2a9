CREATE TABLE "audience_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"link_text" text,
	"audience" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"stepped_at" timestamp (3) with time zone,
	"last_student_id" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"rested" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "audience_notice_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "undelivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_audience_notice_id_audience_notices_id_fk" FOREIGN KEY ("audience_notice_id") REFERENCES "public"."audience_notices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_notice_student_unique" ON "messages" USING btree ("audience_notice_id","student_id") WHERE audience_notice_id is not null;