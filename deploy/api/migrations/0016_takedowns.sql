CREATE TABLE "takedowns" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"project_id" integer,
	"work_id" integer,
	"opportunity_id" integer,
	"reason" text NOT NULL,
	"words" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by_id" integer,
	"objection" text,
	"objected_at" timestamp (3) with time zone,
	"objected_by_id" integer,
	"upheld_at" timestamp (3) with time zone,
	"upheld_words" text,
	"upheld_by_id" integer,
	"lifted_at" timestamp (3) with time zone,
	"lifted_words" text,
	"lifted_by_id" integer,
	CONSTRAINT "takedowns_record" CHECK (num_nonnulls(project_id, work_id, opportunity_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_objected_by_id_users_id_fk" FOREIGN KEY ("objected_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_upheld_by_id_users_id_fk" FOREIGN KEY ("upheld_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_lifted_by_id_users_id_fk" FOREIGN KEY ("lifted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_project_key" ON "takedowns" USING btree ("project_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_work_key" ON "takedowns" USING btree ("work_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_opportunity_key" ON "takedowns" USING btree ("opportunity_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "takedowns_project_index" ON "takedowns" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "takedowns_work_index" ON "takedowns" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "takedowns_opportunity_index" ON "takedowns" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "takedowns_by_index" ON "takedowns" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "takedowns_objected_by_index" ON "takedowns" USING btree ("objected_by_id");--> statement-breakpoint
CREATE INDEX "takedowns_upheld_by_index" ON "takedowns" USING btree ("upheld_by_id");--> statement-breakpoint
CREATE INDEX "takedowns_lifted_by_index" ON "takedowns" USING btree ("lifted_by_id");--> statement-breakpoint
-- Works that staff hid before. Their author may object to that, too.
INSERT INTO "takedowns" ("kind", "work_id", "reason", "words", "created_at")
  SELECT 'work', "id", 'other', "hiding_reason", coalesce("hidden_at", now()) FROM "works" WHERE "hidden_by_staff" AND "hidden_at" IS NOT NULL;