CREATE TABLE "contact_disclosures" (
	"student_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_disclosures_student_id_organization_id_pk" PRIMARY KEY("student_id","organization_id")
);
--> statement-breakpoint
ALTER TABLE "contact_disclosures" ADD CONSTRAINT "contact_disclosures_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_disclosures" ADD CONSTRAINT "contact_disclosures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_disclosures_organization_index" ON "contact_disclosures" USING btree ("organization_id");--> statement-breakpoint
INSERT INTO "contact_disclosures" ("student_id", "organization_id", "given_at")
SELECT "student_id", "organization_id", min("given_at") FROM (
	SELECT a."student_id", p."organization_id", coalesce(a."preselected_at", a."answered_at", a."updated_at") AS "given_at"
	FROM "applications" a JOIN "projects" p ON p."id" = a."project_id" JOIN "organizations" o ON o."id" = p."organization_id"
	WHERE a."status" IN ('preselected', 'selected') AND o."verified"
	UNION ALL
	SELECT i."student_id", p."organization_id", coalesce(i."answered_at", i."updated_at")
	FROM "talent_invitations" i JOIN "projects" p ON p."id" = i."project_id" JOIN "organizations" o ON o."id" = p."organization_id"
	WHERE i."status" = 'accepted' AND o."verified"
) AS "given" GROUP BY "student_id", "organization_id";
