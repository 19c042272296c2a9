CREATE TABLE "staff_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notes_organization_index" ON "staff_notes" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "staff_notes_author_index" ON "staff_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "organizations_web_host_index" ON "organizations" USING btree (lower(substring(web from '^https?://(?:www\.)?([^/:?#]+)')));