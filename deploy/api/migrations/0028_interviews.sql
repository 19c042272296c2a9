CREATE TABLE "interviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"interviewer_id" integer,
	"state" text DEFAULT 'offered' NOT NULL,
	"times" jsonb NOT NULL,
	"minutes" smallint NOT NULL,
	"place_kind" text NOT NULL,
	"place" text NOT NULL,
	"note" text,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"reason_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_chosen_check" CHECK (state <> 'taken' or (starts_at is not null and ends_at > starts_at))
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_interviewer_id_users_id_fk" FOREIGN KEY ("interviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_open_key" ON "interviews" USING btree ("application_id") WHERE state in ('offered', 'asked', 'taken');--> statement-breakpoint
CREATE INDEX "interviews_application_index" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_interviewer_index" ON "interviews" USING btree ("interviewer_id");--> statement-breakpoint
CREATE INDEX "interviews_taken_index" ON "interviews" USING btree ("starts_at") WHERE state = 'taken';--> statement-breakpoint
-- Nobody holds two interviews at once. Ranges of one number compare numbers without the extension btree_gist.
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_interviewer_free" EXCLUDE USING gist (int4range("interviewer_id", "interviewer_id", '[]') WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (state = 'taken' and interviewer_id is not null);
