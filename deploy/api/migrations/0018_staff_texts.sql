CREATE TABLE "content_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"values" jsonb NOT NULL,
	"changed" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_previews" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_previews_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "banner_text" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_previews" ADD CONSTRAINT "post_previews_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_versions_record_index" ON "content_versions" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "content_versions_saved_by_index" ON "content_versions" USING btree ("saved_by");--> statement-breakpoint
-- A post was public only once its moment had come.
CREATE OR REPLACE TRIGGER blog_posts_withdrawn AFTER UPDATE OF published_at, url ON blog_posts
  FOR EACH ROW WHEN ((OLD.published_at <= now()) AND NOT (NEW.published_at IS NOT NULL AND NEW.published_at <= now() AND NEW.url = OLD.url)) EXECUTE FUNCTION note_withdrawn('post', 'url');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER blog_posts_removed AFTER DELETE ON blog_posts
  FOR EACH ROW WHEN (OLD.published_at <= now()) EXECUTE FUNCTION note_withdrawn('post', 'url');
