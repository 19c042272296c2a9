CREATE TABLE "university_agreements" (
	"id" serial PRIMARY KEY NOT NULL,
	"collaboration_id" integer NOT NULL,
	"university_id" integer NOT NULL,
	"reference" text,
	"file_id" integer,
	"written_by_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "teacher_invitations" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "agreement_rule" jsonb;--> statement-breakpoint
ALTER TABLE "university_agreements" ADD CONSTRAINT "university_agreements_collaboration_id_collaborations_id_fk" FOREIGN KEY ("collaboration_id") REFERENCES "public"."collaborations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_agreements" ADD CONSTRAINT "university_agreements_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_agreements" ADD CONSTRAINT "university_agreements_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_agreements" ADD CONSTRAINT "university_agreements_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "university_agreements_key" ON "university_agreements" USING btree ("collaboration_id","university_id");--> statement-breakpoint
CREATE INDEX "university_agreements_university_index" ON "university_agreements" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "university_agreements_file_index" ON "university_agreements" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "university_agreements_written_by_index" ON "university_agreements" USING btree ("written_by_id");--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_acceptances_file_index" ON "agreement_acceptances" USING btree ("file_id");
--> statement-breakpoint
-- A version that somebody accepted never changes. It goes only with its collaboration.
CREATE FUNCTION keep_accepted_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM agreement_acceptances WHERE agreement_id = OLD.id)
    AND EXISTS (SELECT 1 FROM collaborations WHERE id = OLD.collaboration_id) THEN
    RAISE EXCEPTION 'An accepted version of an agreement never changes.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER agreements_accepted_stay BEFORE UPDATE ON agreements
  FOR EACH ROW WHEN ((OLD.collaboration_id, OLD.version, OLD.terms, OLD.sections, OLD.fingerprint)
    IS DISTINCT FROM (NEW.collaboration_id, NEW.version, NEW.terms, NEW.sections, NEW.fingerprint))
  EXECUTE FUNCTION keep_accepted_agreement();
--> statement-breakpoint
CREATE TRIGGER agreements_accepted_are_kept BEFORE DELETE ON agreements
  FOR EACH ROW EXECUTE FUNCTION keep_accepted_agreement();
--> statement-breakpoint
-- Only the account of an acceptance changes, and its copy may go.
CREATE TRIGGER agreement_acceptances_stay BEFORE UPDATE ON agreement_acceptances
  FOR EACH ROW WHEN ((OLD.agreement_id, OLD.side, OLD.fingerprint, OLD.at, OLD.file_hash)
    IS DISTINCT FROM (NEW.agreement_id, NEW.side, NEW.fingerprint, NEW.at, NEW.file_hash)
    OR (NEW.file_id IS NOT NULL AND NEW.file_id IS DISTINCT FROM OLD.file_id))
  EXECUTE FUNCTION refuse_change();
