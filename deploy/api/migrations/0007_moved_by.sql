ALTER TABLE "applications" ADD COLUMN "moved_by" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_moved_by_index" ON "applications" USING btree ("moved_by");