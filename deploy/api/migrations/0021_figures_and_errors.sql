CREATE TABLE "error_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"app" text NOT NULL,
	"phase" text NOT NULL,
	"route" text,
	"error" text,
	"reason" text,
	"status" smallint,
	"reports" integer NOT NULL,
	"first_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_version" text NOT NULL,
	"solved_at" timestamp (3) with time zone,
	"reopened_at" timestamp (3) with time zone,
	CONSTRAINT "error_groups_unique" UNIQUE NULLS NOT DISTINCT("app","phase","route","error","reason","status")
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"reference" text NOT NULL,
	"version" text NOT NULL,
	"at" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "error_reports" ADD CONSTRAINT "error_reports_group_id_error_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."error_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_groups_last_seen_index" ON "error_groups" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "error_reports_group_index" ON "error_reports" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "error_reports_reference_index" ON "error_reports" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "error_reports_version_index" ON "error_reports" USING btree ("version","created_at");--> statement-breakpoint
CREATE INDEX "error_reports_created_index" ON "error_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "applications_sent_index" ON "applications" USING btree (coalesce(sent_at, created_at));--> statement-breakpoint
CREATE INDEX "applications_owed_index" ON "applications" USING btree ("answer_due");--> statement-breakpoint
CREATE INDEX "chat_messages_staff_index" ON "chat_messages" USING btree ("conversation_id") WHERE "from" = 'staff';