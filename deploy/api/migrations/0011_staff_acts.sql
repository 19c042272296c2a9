CREATE TABLE "staff_act_outcomes" (
	"act_id" integer PRIMARY KEY NOT NULL,
	"refusal" text,
	"created_row_id" integer,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"who" text NOT NULL,
	"call" text NOT NULL,
	"row_id" integer,
	"record_name" text,
	"asked" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_role" text;--> statement-breakpoint
ALTER TABLE "staff_act_outcomes" ADD CONSTRAINT "staff_act_outcomes_act_id_staff_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."staff_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_acts_user_index" ON "staff_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_acts_created_index" ON "staff_acts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staff_acts_row_index" ON "staff_acts" USING btree ("row_id");--> statement-breakpoint
-- Until now every member of staff could do everything.
UPDATE "users" SET "staff_role" = 'administrator', "updated_at" = "updated_at" WHERE "profile_type" = 'staff';
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_acts_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER staff_act_outcomes_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_act_outcomes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
