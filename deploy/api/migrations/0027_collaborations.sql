CREATE TABLE "collaboration_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"collaboration_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"side" text,
	"user_id" integer,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "collaboration_members" (
	"id" serial PRIMARY KEY NOT NULL,
	"collaboration_id" integer NOT NULL,
	"student_id" integer,
	"application_id" integer,
	"left_at" timestamp (3) with time zone,
	"left_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collaborations" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer,
	"organization_id" integer,
	"title" text NOT NULL,
	"organization_name" text NOT NULL,
	"state" text DEFAULT 'agreed' NOT NULL,
	"is_team" boolean DEFAULT false NOT NULL,
	"begins" date,
	"ends" date,
	"tutor_id" integer,
	"teacher_id" integer,
	"started_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collaborations_days" CHECK (begins <= ends),
	CONSTRAINT "collaborations_ended" CHECK ((state in ('closed', 'cancelled')) = (ended_at is not null))
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "teamwork" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collaboration_events" ADD CONSTRAINT "collaboration_events_collaboration_id_collaborations_id_fk" FOREIGN KEY ("collaboration_id") REFERENCES "public"."collaborations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_events" ADD CONSTRAINT "collaboration_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_members" ADD CONSTRAINT "collaboration_members_collaboration_id_collaborations_id_fk" FOREIGN KEY ("collaboration_id") REFERENCES "public"."collaborations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_members" ADD CONSTRAINT "collaboration_members_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_members" ADD CONSTRAINT "collaboration_members_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_tutor_id_users_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collaboration_events_collaboration_index" ON "collaboration_events" USING btree ("collaboration_id");--> statement-breakpoint
CREATE INDEX "collaboration_events_user_index" ON "collaboration_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collaboration_members_application_key" ON "collaboration_members" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "collaboration_members_collaboration_index" ON "collaboration_members" USING btree ("collaboration_id");--> statement-breakpoint
CREATE INDEX "collaboration_members_student_index" ON "collaboration_members" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collaborations_team_key" ON "collaborations" USING btree ("project_id") WHERE is_team and state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "collaborations_project_index" ON "collaborations" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "collaborations_organization_index" ON "collaborations" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "collaborations_tutor_index" ON "collaborations" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "collaborations_teacher_index" ON "collaborations" USING btree ("teacher_id");