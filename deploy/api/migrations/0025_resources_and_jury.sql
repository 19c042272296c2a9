CREATE TABLE "award_juror_categories" (
	"juror_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "award_juror_categories_juror_id_category_id_pk" PRIMARY KEY("juror_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "award_jurors" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "award_jurors_edition_user_unique" UNIQUE("edition_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "award_scores" (
	"juror_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"points" integer[] NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "award_scores_juror_id_entry_id_pk" PRIMARY KEY("juror_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "resource_previews" (
	"resource_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resource_previews_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "award_editions" ADD COLUMN "criteria" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "picture_text" text;--> statement-breakpoint
ALTER TABLE "award_juror_categories" ADD CONSTRAINT "award_juror_categories_juror_id_award_jurors_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."award_jurors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_juror_categories" ADD CONSTRAINT "award_juror_categories_category_id_award_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."award_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_jurors" ADD CONSTRAINT "award_jurors_edition_id_award_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."award_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_jurors" ADD CONSTRAINT "award_jurors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_scores" ADD CONSTRAINT "award_scores_juror_id_award_jurors_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."award_jurors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_scores" ADD CONSTRAINT "award_scores_entry_id_award_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."award_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_previews" ADD CONSTRAINT "resource_previews_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_juror_categories_category_index" ON "award_juror_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "award_jurors_user_index" ON "award_jurors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "award_scores_entry_index" ON "award_scores" USING btree ("entry_id");