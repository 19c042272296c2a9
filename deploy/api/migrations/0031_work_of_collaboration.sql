ALTER TABLE "collaborations" ADD COLUMN "named_in_works" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "collaboration_id" integer;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_collaboration_id_collaborations_id_fk" FOREIGN KEY ("collaboration_id") REFERENCES "public"."collaborations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "works_collaboration_key" ON "works" USING btree ("collaboration_id","student_id");