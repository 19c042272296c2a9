CREATE TABLE "delivery_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"milestone_id" integer NOT NULL,
	"words" text NOT NULL,
	"side" text NOT NULL,
	"author_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "link" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "delivery_comments" ADD CONSTRAINT "delivery_comments_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_comments" ADD CONSTRAINT "delivery_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_comments_milestone_index" ON "delivery_comments" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "delivery_comments_author_index" ON "delivery_comments" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_file_key" ON "deliveries" USING btree ("file_id");