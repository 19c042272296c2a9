CREATE TABLE "deliveries" (
	"id" serial PRIMARY KEY NOT NULL,
	"milestone_id" integer NOT NULL,
	"link" text NOT NULL,
	"words" text,
	"confidential" boolean NOT NULL,
	"author_id" integer,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"reason" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"answered_by_id" integer,
	CONSTRAINT "deliveries_reason" CHECK ((answer is not distinct from 'changesAsked') = (reason is not null)),
	CONSTRAINT "deliveries_answered" CHECK ((answer is null) = (answered_at is null))
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_milestone_index" ON "deliveries" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "deliveries_author_index" ON "deliveries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "deliveries_answerer_index" ON "deliveries" USING btree ("answered_by_id");