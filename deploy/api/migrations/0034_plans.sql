CREATE TABLE "milestones" (
	"id" serial PRIMARY KEY NOT NULL,
	"collaboration_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"due" date NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_proposals" (
	"id" serial PRIMARY KEY NOT NULL,
	"collaboration_id" integer NOT NULL,
	"by" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"reason" text,
	"milestones" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_proposals_reason" CHECK ((state = 'changesAsked') = (reason is not null))
);
--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_collaboration_id_collaborations_id_fk" FOREIGN KEY ("collaboration_id") REFERENCES "public"."collaborations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_proposals" ADD CONSTRAINT "plan_proposals_collaboration_id_collaborations_id_fk" FOREIGN KEY ("collaboration_id") REFERENCES "public"."collaborations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestones_collaboration_index" ON "milestones" USING btree ("collaboration_id");--> statement-breakpoint
CREATE INDEX "milestones_due_index" ON "milestones" USING btree ("due") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_proposals_collaboration_key" ON "plan_proposals" USING btree ("collaboration_id","id");