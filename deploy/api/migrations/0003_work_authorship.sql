ALTER TABLE "works" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "author_surname" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "author_university" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "author_degree" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "author_degree_type" text;--> statement-breakpoint
CREATE INDEX "works_university_index" ON "works" USING btree ("author_university");--> statement-breakpoint
UPDATE "works" SET "author_name" = u."name", "author_surname" = u."surname", "author_university" = v."name",
	"author_degree" = d."name", "author_degree_type" = d."type"
FROM "students" s
JOIN "users" u ON u."id" = s."user_id"
LEFT JOIN "universities" v ON v."id" = s."university_id"
LEFT JOIN LATERAL (
	SELECT coalesce(g."name", e."other_name") AS "name", g."type"
	FROM "student_degrees" e LEFT JOIN "degrees" g ON g."id" = e."degree_id"
	WHERE e."student_id" = s."id" ORDER BY e."id" LIMIT 1
) d ON true
WHERE s."id" = "works"."student_id" AND "works"."published_at" IS NOT NULL;
