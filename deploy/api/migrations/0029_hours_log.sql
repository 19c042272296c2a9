CREATE TABLE "logged_weeks" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"week" date NOT NULL,
	"minutes" integer NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by_id" integer,
	"objection" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logged_weeks_minutes" CHECK (minutes > 0)
);
--> statement-breakpoint
ALTER TABLE "logged_weeks" ADD CONSTRAINT "logged_weeks_member_id_collaboration_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."collaboration_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logged_weeks" ADD CONSTRAINT "logged_weeks_confirmed_by_id_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "logged_weeks_member_week_key" ON "logged_weeks" USING btree ("member_id","week");--> statement-breakpoint
CREATE INDEX "logged_weeks_confirmed_by_index" ON "logged_weeks" USING btree ("confirmed_by_id");