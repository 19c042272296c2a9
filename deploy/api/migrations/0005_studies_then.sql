ALTER TABLE "applications" ADD COLUMN "studied" jsonb;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD COLUMN "studied" jsonb;--> statement-breakpoint
-- Written by hand, since drizzle-kit knows nothing of functions and triggers.
CREATE FUNCTION studies_of(student integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'university', u.name,
    'province', s.province,
    'student_area', a.name,
    'study_type', s.study_type,
    'degrees', coalesce((
      SELECT jsonb_agg(coalesce(g.name, e.other_name) ORDER BY e.id)
      FROM student_degrees e LEFT JOIN degrees g ON g.id = e.degree_id
      WHERE e.student_id = s.id AND coalesce(g.name, e.other_name) IS NOT NULL
    ), '[]'::jsonb)
  )
  FROM students s
  LEFT JOIN universities u ON u.id = s.university_id
  LEFT JOIN study_areas a ON a.id = s.study_area_id
  WHERE s.id = student
$$;
--> statement-breakpoint
-- With the answer comes what its student studies now. A restored row brings it along. What is open again has none.
CREATE FUNCTION note_studies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.answered_at IS NULL THEN
    NEW.studied := NULL;
  ELSIF NEW.studied IS NULL THEN
    NEW.studied := studies_of(NEW.student_id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_studied BEFORE INSERT OR UPDATE OF answered_at ON applications
  FOR EACH ROW EXECUTE FUNCTION note_studies();
--> statement-breakpoint
CREATE TRIGGER talent_invitations_studied BEFORE INSERT OR UPDATE OF answered_at ON talent_invitations
  FOR EACH ROW EXECUTE FUNCTION note_studies();
--> statement-breakpoint
-- Of what was answered before, today's studies are all that is known.
UPDATE "applications" SET "studied" = studies_of("student_id") WHERE "answered_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "talent_invitations" SET "studied" = studies_of("student_id") WHERE "answered_at" IS NOT NULL;
