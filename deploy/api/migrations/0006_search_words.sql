-- Text search. The functions, and the columns that use them, are written by hand; drizzle-kit cannot see into them.
-- Words as people compare them: no accents, no case, nothing between them but a space.
CREATE FUNCTION plain_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(fold_text(normalize(value, NFC)), '[^[:alnum:]]+', ' ', 'g'));
--> statement-breakpoint
-- The Spanish stemmer takes 'investigación' and 'investigaciones' for one word, and 'tecnología' and 'tecnológico', but
-- only where it sees their accent. Plain words have none, and whoever searches may leave it out: it is put back here.
CREATE FUNCTION spanish_endings(plain text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(plain, '([au])cion\M', '\1ción', 'g'), 'logia(s?)\M', 'logía\1', 'g');
--> statement-breakpoint
-- Plain words, to find those that begin as what is being typed, and their Spanish stems. Where in the text they stand is left out.
CREATE FUNCTION search_words(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT strip(to_tsvector('simple'::regconfig, plain) || to_tsvector('spanish'::regconfig, spanish_endings(plain)))
    FROM (SELECT plain_words(value) AS plain OFFSET 0) AS once
  );
--> statement-breakpoint
-- Every word, in any order, by its stem or its beginning. Words like 'de' count only when there is no other; no word at
-- all gives null, which finds nothing. A word is cut because a lexeme may not have more than 2,046 bytes.
CREATE FUNCTION search_query(value text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    WITH words AS (
      SELECT word, array_to_string(tsvector_to_array(to_tsvector('spanish'::regconfig, spanish_endings(word))), ' ') AS stem
      FROM (SELECT DISTINCT left(word, 60) AS word FROM string_to_table(plain_words(value), ' ') AS word WHERE word <> '') AS plain
    )
    SELECT string_agg(CASE stem WHEN '' THEN format('''%s'':*', word) ELSE format('(''%s'':*|''%s'')', word, stem) END, '&')::tsquery
    FROM words
    WHERE stem <> '' OR NOT EXISTS (SELECT FROM words WHERE stem <> '')
  );
--> statement-breakpoint
DROP INDEX "resources_search_index";--> statement-breakpoint
DROP INDEX "projects_search_index";--> statement-breakpoint
DROP INDEX "tfxes_search_index";--> statement-breakpoint
ALTER TABLE "resources" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "projects" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "tfxes" DROP COLUMN "search";--> statement-breakpoint
DROP FUNCTION project_search_text(text, text, text[], text);--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words(title || ' ' || array_text(tags) || ' ' || introduction)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words(title || ' ' || organization_name || ' ' || array_text(tags) || ' ' || description)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tfxes" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words(title || ' ' || array_text(tags) || ' ' || summary)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "resources_search_index" ON "resources" USING gin ("search");--> statement-breakpoint
CREATE INDEX "projects_search_index" ON "projects" USING gin ("search") WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "tfxes_search_index" ON "tfxes" USING gin ("search");
