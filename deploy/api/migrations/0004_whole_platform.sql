CREATE TABLE "blog_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"author" text,
	"minutes" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"metatitle" text,
	"metadescription" text,
	"banner_id" integer,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" serial PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"audience" text,
	"category" text,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorite_resources" (
	"student_id" integer NOT NULL,
	"resource_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_resources_student_id_resource_id_pk" PRIMARY KEY("student_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"picture_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"tfx_status" text,
	"is_popular" boolean DEFAULT false NOT NULL,
	"popularity_visits" integer DEFAULT 0 NOT NULL,
	"purposes" text[] DEFAULT '{}' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"link" text,
	"published_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (fold_text(title || ' ' || array_text(tags) || ' ' || introduction)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"conversation_id" integer NOT NULL,
	"author_id" integer,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "notification_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"pre_selected" boolean DEFAULT true NOT NULL,
	"not_selected" boolean DEFAULT true NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"new_matching_projects" boolean DEFAULT true NOT NULL,
	"u4i_advice" boolean DEFAULT false NOT NULL,
	"save_projects_with_candidates" boolean DEFAULT true NOT NULL,
	"save_projects_selected" boolean DEFAULT true NOT NULL,
	"professional_offers" boolean DEFAULT false NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"whatsapp" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_preferences_studentId_unique" UNIQUE("student_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"student_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_student_id_organization_id_pk" PRIMARY KEY("student_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"id" serial PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"type" text NOT NULL,
	"date" timestamp (3) with time zone,
	"remuneration" text,
	"location" text,
	"target_profile" text,
	"presentiality" text,
	"content" text,
	"url" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opportunity_interests" (
	"student_id" integer NOT NULL,
	"opportunity_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opportunity_interests_student_id_opportunity_id_pk" PRIMARY KEY("student_id","opportunity_id")
);
--> statement-breakpoint
CREATE TABLE "project_metrics" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" integer NOT NULL,
	"delete_entry" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_degrees" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"degree_id" integer,
	"other_name" text
);
--> statement-breakpoint
CREATE TABLE "teacher_degrees" (
	"teacher_id" integer NOT NULL,
	"degree_id" integer NOT NULL,
	CONSTRAINT "teacher_degrees_teacher_id_degree_id_pk" PRIMARY KEY("teacher_id","degree_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"logo_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "program_campaign_students" (
	"program_campaign_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "program_campaign_students_program_campaign_id_student_id_pk" PRIMARY KEY("program_campaign_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "program_campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"program_id" integer NOT NULL,
	"campaign_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"logo_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programs_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "project_tutors" (
	"project_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	CONSTRAINT "project_tutors_project_id_teacher_id_pk" PRIMARY KEY("project_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "center_degrees" (
	"center_id" integer NOT NULL,
	"degree_id" integer NOT NULL,
	CONSTRAINT "center_degrees_center_id_degree_id_pk" PRIMARY KEY("center_id","degree_id")
);
--> statement-breakpoint
CREATE TABLE "degrees" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"study_area_id" integer
);
--> statement-breakpoint
CREATE TABLE "favorite_tfxes" (
	"user_id" integer NOT NULL,
	"tfx_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_tfxes_user_id_tfx_id_pk" PRIMARY KEY("user_id","tfx_id")
);
--> statement-breakpoint
CREATE TABLE "tfx_study_areas" (
	"tfx_id" integer NOT NULL,
	"study_area_id" integer NOT NULL,
	CONSTRAINT "tfx_study_areas_tfx_id_study_area_id_pk" PRIMARY KEY("tfx_id","study_area_id")
);
--> statement-breakpoint
CREATE TABLE "tfxes" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"language" text,
	"tfx_date" timestamp (3) with time zone,
	"index" text,
	"file_id" integer,
	"url" text,
	"awarded" boolean DEFAULT false NOT NULL,
	"awards" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"release_month" text,
	"sector" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"linkedin" text,
	"impact" text,
	"sustainability" text,
	"innovation" text,
	"viability" text,
	"tutor" text,
	"tutor_id" integer,
	"hiding_reason" text,
	"hidden_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (fold_text(title || ' ' || array_text(tags) || ' ' || summary)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "formats" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "provider" text DEFAULT 'disk' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "reached_us_how" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contact_mail" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "academic_profiles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "study_area_id" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "study_type" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "work_deadline" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "reached_us_how" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "competences" jsonb;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "disability" boolean;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "disability_consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "talent_visible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "completed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "study_area_id" integer;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "notification_deadline" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applies" ADD COLUMN "good_candidate" boolean;--> statement-breakpoint
ALTER TABLE "applies" ADD COLUMN "tutor" text;--> statement-breakpoint
ALTER TABLE "applies" ADD COLUMN "project_expected" text;--> statement-breakpoint
ALTER TABLE "applies" ADD COLUMN "rtx_interest" boolean;--> statement-breakpoint
ALTER TABLE "applies" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "applies" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "coordinator_id" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "program_id" integer;--> statement-breakpoint
ALTER TABLE "centers" ADD COLUMN "study_type" text;--> statement-breakpoint
ALTER TABLE "centers" ADD COLUMN "study_area_id" integer;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_banner_id_files_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_resources" ADD CONSTRAINT "favorite_resources_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_resources" ADD CONSTRAINT "favorite_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_messages" ADD CONSTRAINT "notification_messages_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_interests" ADD CONSTRAINT "opportunity_interests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_interests" ADD CONSTRAINT "opportunity_interests_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_metrics" ADD CONSTRAINT "project_metrics_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_degrees" ADD CONSTRAINT "student_degrees_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_degrees" ADD CONSTRAINT "student_degrees_degree_id_degrees_id_fk" FOREIGN KEY ("degree_id") REFERENCES "public"."degrees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_degrees" ADD CONSTRAINT "teacher_degrees_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_degrees" ADD CONSTRAINT "teacher_degrees_degree_id_degrees_id_fk" FOREIGN KEY ("degree_id") REFERENCES "public"."degrees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_campaign_students" ADD CONSTRAINT "program_campaign_students_program_campaign_id_program_campaigns_id_fk" FOREIGN KEY ("program_campaign_id") REFERENCES "public"."program_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_campaign_students" ADD CONSTRAINT "program_campaign_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_campaigns" ADD CONSTRAINT "program_campaigns_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_campaigns" ADD CONSTRAINT "program_campaigns_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tutors" ADD CONSTRAINT "project_tutors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tutors" ADD CONSTRAINT "project_tutors_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_degrees" ADD CONSTRAINT "center_degrees_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_degrees" ADD CONSTRAINT "center_degrees_degree_id_degrees_id_fk" FOREIGN KEY ("degree_id") REFERENCES "public"."degrees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degrees" ADD CONSTRAINT "degrees_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_tfxes" ADD CONSTRAINT "favorite_tfxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_tfxes" ADD CONSTRAINT "favorite_tfxes_tfx_id_tfxes_id_fk" FOREIGN KEY ("tfx_id") REFERENCES "public"."tfxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tfx_study_areas" ADD CONSTRAINT "tfx_study_areas_tfx_id_tfxes_id_fk" FOREIGN KEY ("tfx_id") REFERENCES "public"."tfxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tfx_study_areas" ADD CONSTRAINT "tfx_study_areas_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tfxes" ADD CONSTRAINT "tfxes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tfxes" ADD CONSTRAINT "tfxes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tfxes" ADD CONSTRAINT "tfxes_tutor_id_teachers_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_published_index" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "faqs_position_index" ON "faqs" USING btree ("position");--> statement-breakpoint
CREATE INDEX "favorite_resources_resource_index" ON "favorite_resources" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resources_published_index" ON "resources" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resources_search_index" ON "resources" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_messages_conversation_index" ON "chat_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversations_user_index" ON "conversations" USING btree ("user_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "drafts_updated_index" ON "drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "notification_messages_student_index" ON "notification_messages" USING btree ("student_id","is_read","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_organization_index" ON "follows" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "opportunities_organization_index" ON "opportunities" USING btree ("organization_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "opportunities_published_index" ON "opportunities" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "opportunity_interests_opportunity_index" ON "opportunity_interests" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "project_metrics_organization_index" ON "project_metrics" USING btree ("organization_id","date");--> statement-breakpoint
CREATE INDEX "student_degrees_student_index" ON "student_degrees" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_degrees_degree_index" ON "student_degrees" USING btree ("degree_id");--> statement-breakpoint
CREATE INDEX "teacher_degrees_degree_index" ON "teacher_degrees" USING btree ("degree_id");--> statement-breakpoint
CREATE INDEX "program_campaign_students_student_index" ON "program_campaign_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "program_campaigns_program_index" ON "program_campaigns" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_campaigns_campaign_index" ON "program_campaigns" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "project_tutors_teacher_index" ON "project_tutors" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "center_degrees_degree_index" ON "center_degrees" USING btree ("degree_id");--> statement-breakpoint
CREATE UNIQUE INDEX "degrees_name_key" ON "degrees" USING btree ("name");--> statement-breakpoint
CREATE INDEX "favorite_tfxes_tfx_index" ON "favorite_tfxes" USING btree ("tfx_id");--> statement-breakpoint
CREATE INDEX "tfx_study_areas_area_index" ON "tfx_study_areas" USING btree ("study_area_id","tfx_id");--> statement-breakpoint
CREATE INDEX "tfxes_student_index" ON "tfxes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "tfxes_tutor_index" ON "tfxes" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "tfxes_file_index" ON "tfxes" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "tfxes_published_index" ON "tfxes" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "tfxes_search_index" ON "tfxes" USING gin (search gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_coordinator_id_coordinators_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."coordinators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "centers" ADD CONSTRAINT "centers_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "students_area_index" ON "students" USING btree ("study_area_id");--> statement-breakpoint
CREATE INDEX "teachers_university_index" ON "teachers" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "applies_cv_index" ON "applies" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "projects_program_index" ON "projects" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "projects_coordinator_index" ON "projects" USING btree ("coordinator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "universities_code_key" ON "universities" USING btree ("code");--> statement-breakpoint
UPDATE "applies" SET "sent_at" = "created_at" WHERE "status" <> 'draft';
