CREATE TABLE "merges" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_id" integer NOT NULL,
	"into_id" integer NOT NULL,
	"from_name" text NOT NULL,
	"into_name" text NOT NULL,
	"merged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"merged_by_id" integer,
	"journal" jsonb,
	"file_ids" integer[] DEFAULT '{}' NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by_id" integer,
	"not_returned" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_merged_by_id_users_id_fk" FOREIGN KEY ("merged_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merges_from_index" ON "merges" USING btree ("kind","from_id");--> statement-breakpoint
CREATE INDEX "merges_merged_index" ON "merges" USING btree ("merged_at");--> statement-breakpoint
CREATE TABLE "merge_notices" (
	"from_id" integer NOT NULL,
	"into_id" integer NOT NULL,
	"announced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merge_notices_from_id_into_id_pk" PRIMARY KEY("from_id","into_id")
);
--> statement-breakpoint
ALTER TABLE "merge_notices" ADD CONSTRAINT "merge_notices_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_notices" ADD CONSTRAINT "merge_notices_into_id_users_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merge_notices_into_index" ON "merge_notices" USING btree ("into_id");