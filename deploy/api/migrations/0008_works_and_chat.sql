ALTER TABLE "conversations" ADD COLUMN "waits_for_team" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tfxes" ADD COLUMN "hidden_by_staff" boolean DEFAULT false NOT NULL;