CREATE TABLE "teacher_invitations" (
	"id" serial PRIMARY KEY NOT NULL,
	"collaboration_id" integer NOT NULL,
	"email" text NOT NULL,
	"invited_by_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collaborations" ADD COLUMN "has_own_teacher" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_invitations" ADD CONSTRAINT "teacher_invitations_collaboration_id_collaborations_id_fk" FOREIGN KEY ("collaboration_id") REFERENCES "public"."collaborations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_invitations" ADD CONSTRAINT "teacher_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_invitations_collaboration_key" ON "teacher_invitations" USING btree ("collaboration_id");--> statement-breakpoint
CREATE INDEX "teacher_invitations_email_index" ON "teacher_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "teacher_invitations_invited_by_index" ON "teacher_invitations" USING btree ("invited_by_id");