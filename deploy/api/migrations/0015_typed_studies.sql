ALTER TABLE "student_degrees" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "student_degrees_typed_index" ON "student_degrees" USING btree (fold_text(other_name)) WHERE other_name is not null;--> statement-breakpoint
CREATE INDEX "universities_typed_index" ON "universities" USING btree ("created_at","id") WHERE not validated;--> statement-breakpoint
-- Nobody knows when older names were typed. Their rows were not changed later than this.
UPDATE "universities" SET "created_at" = "updated_at" WHERE NOT "validated";--> statement-breakpoint
UPDATE "student_degrees" SET "created_at" = "students"."updated_at" FROM "students" WHERE "students"."id" = "student_id" AND "other_name" IS NOT NULL;
