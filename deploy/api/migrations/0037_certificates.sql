CREATE TABLE "certificates" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"code" text NOT NULL,
	"holder" text,
	"title" text NOT NULL,
	"organization_name" text NOT NULL,
	"begins" date NOT NULL,
	"ends" date NOT NULL,
	"minutes" integer NOT NULL,
	"competences" text[] NOT NULL,
	"shown" text[] DEFAULT '{}' NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"voided_by" text,
	"void_reason" text,
	CONSTRAINT "certificates_voided" CHECK ((voided_at is null) = (voided_by is null)),
	CONSTRAINT "certificates_minutes" CHECK (minutes >= 0),
	CONSTRAINT "certificates_days" CHECK (begins <= ends)
);
--> statement-breakpoint
ALTER TABLE "collaboration_members" ADD COLUMN "competences" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_member_id_collaboration_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."collaboration_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_code_key" ON "certificates" USING btree ("code");--> statement-breakpoint
CREATE INDEX "certificates_member_index" ON "certificates" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_valid_key" ON "certificates" USING btree ("member_id") WHERE voided_at is null;