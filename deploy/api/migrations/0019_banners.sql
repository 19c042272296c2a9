CREATE TABLE "banners" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"link" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"hidden_on" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
-- At most one banner at a time.
ALTER TABLE "banners" ADD CONSTRAINT "banners_alone" EXCLUDE USING gist (tstzrange("starts_at", "ends_at") WITH &&);--> statement-breakpoint
-- The banner was a setting with its first and its last day in Madrid.
INSERT INTO "banners" ("title", "text", "link", "starts_at", "ends_at", "hidden_on", "created_at", "updated_at")
SELECT value->>'title', value->>'text', value->>'link',
  (value->>'from')::date::timestamp AT TIME ZONE 'Europe/Madrid',
  ((value->>'to')::date + 1)::timestamp AT TIME ZONE 'Europe/Madrid',
  array(SELECT jsonb_array_elements_text(value->'hiddenOn')), created_at, updated_at
FROM "settings" WHERE "key" = 'banner';
