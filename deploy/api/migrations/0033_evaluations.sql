CREATE TABLE "evaluations" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"side" text NOT NULL,
	"scores" jsonb NOT NULL,
	"words" text,
	"author_id" integer,
	"by_link" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluations_side" CHECK (side in ('student', 'organization'))
);
--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_member_id_collaboration_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."collaboration_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_member_side_key" ON "evaluations" USING btree ("member_id","side");--> statement-breakpoint
CREATE INDEX "evaluations_author_index" ON "evaluations" USING btree ("author_id");