-- Written by hand: what searches stand on.
-- Words as people compare them: no accents, no case, nothing between them but a space. Names that are written with signs stay words of
-- their own: 'C++' is no 'c' (src/search/parts.ts reads them alike).
CREATE OR REPLACE FUNCTION plain_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(fold_text(normalize(value, NFC)), '(?<![[:alnum:]])c\+\+(?![[:alnum:]])', 'cplusplus', 'g'),
          '(?<![[:alnum:]])c#(?![[:alnum:]])', 'csharp', 'g'),
        '(?<![[:alnum:]])\.net(?![[:alnum:]])', 'dotnet', 'g'),
      '(?<![[:alnum:]])node\.js(?![[:alnum:]])', 'nodejs', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));
--> statement-breakpoint
-- As before, but a word of fewer than four letters is no beginning of another: 'ade' is not 'adecuado', and 'R' not every word with it.
CREATE OR REPLACE FUNCTION search_query(value text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    WITH words AS (
      SELECT part, alternative, word, CASE WHEN length(word) < 4 THEN '' ELSE ':*' END AS beginning,
        array_to_string(tsvector_to_array(to_tsvector('spanish'::regconfig, spanish_endings(word))), ' ') AS stem
      FROM (
        SELECT DISTINCT parts.number AS part, alternatives.number AS alternative, left(word, 60) AS word
        FROM string_to_table(value, '&') WITH ORDINALITY AS parts(written, number),
          string_to_table(parts.written, '|') WITH ORDINALITY AS alternatives(written, number),
          string_to_table(plain_words(alternatives.written), ' ') AS word
        WHERE word <> ''
      ) AS plain
    ),
    alternatives AS (
      SELECT part, string_agg(CASE stem WHEN '' THEN format('''%s''%s', word, beginning) ELSE format('(''%s''%s|''%s'')', word, beginning, stem) END, '&') AS query
      FROM words
      WHERE stem <> '' OR NOT EXISTS (SELECT FROM words WHERE stem <> '')
      GROUP BY part, alternative
    ),
    parts AS (SELECT '(' || string_agg('(' || query || ')', '|') || ')' AS query FROM alternatives GROUP BY part)
    SELECT string_agg(query, '&')::tsquery FROM parts
  );
--> statement-breakpoint
-- The words that tell most of what a row is about, by weight: A in its title, B in what one studies for it, C in its tags, D in the
-- names of whose it is.
CREATE FUNCTION search_places(title text, studies text, tags text, names text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN setweight(placed_words(title), 'A') || setweight(placed_words(studies), 'B') || setweight(placed_words(tags), 'C')
    || setweight(placed_words(names), 'D');
--> statement-breakpoint
-- Subareas alone: every project of the area 'Ingeniería y Arquitectura' would be found by 'arquitectura'.
CREATE OR REPLACE FUNCTION name_project_areas(changed integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE projects SET area_names = named.names
  FROM (
    SELECT project.id, coalesce(string_agg(areas.name, ' ' ORDER BY areas.name), '') AS names
    FROM unnest(changed) AS project(id)
    LEFT JOIN (
      SELECT project_id, name FROM project_study_subareas JOIN study_subareas ON study_subareas.id = study_subarea_id
    ) AS areas ON areas.project_id = project.id
    GROUP BY project.id
  ) AS named
  WHERE projects.id = named.id AND projects.area_names <> named.names;
$$;
--> statement-breakpoint
SELECT name_project_areas(array_agg(id)) FROM projects;
--> statement-breakpoint
-- Generated from src/db/schema. The columns that were searched before stay as they are for releases before 2.1.
ALTER TABLE "projects" ADD COLUMN "searched_places" "tsvector" GENERATED ALWAYS AS (search_places(title, array_text(academic_profile) || ' ' || area_names, array_text(tags), organization_name)) STORED;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "searched_words" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || array_text(tags) || ' ' || summary || ' ' || coalesce(author_name, '') || ' ' || coalesce(author_surname, '') || ' ' || coalesce(author_university, '') || ' ' || coalesce(author_degree, ''))) STORED;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "searched_places" "tsvector" GENERATED ALWAYS AS (search_places(title, coalesce(author_degree, ''), array_text(tags), coalesce(author_name, '') || ' ' || coalesce(author_surname, '') || ' ' || coalesce(author_university, ''))) STORED;--> statement-breakpoint
CREATE INDEX "projects_searched_title_index" ON "projects" USING gin (ts_filter(searched_places, '{a}')) WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "projects_searched_studies_index" ON "projects" USING gin (ts_filter(searched_places, '{a,b}')) WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "projects_searched_tags_index" ON "projects" USING gin (ts_filter(searched_places, '{a,b,c}')) WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "projects_searched_places_index" ON "projects" USING gin ("searched_places") WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "organizations_search_index" ON "organizations" USING gin (search_words(name || ' ' || coalesce(sector, '') || ' ' || coalesce(type, '') || ' ' || coalesce(location, '') || ' ' || coalesce(description, '')));--> statement-breakpoint
CREATE INDEX "works_searched_words_index" ON "works" USING gin ("searched_words");--> statement-breakpoint
-- Words with signs are written anew.
UPDATE projects SET title = title WHERE title || ' ' || description || ' ' || coalesce(objectives, '') || ' ' || coalesce(requirements, '') || ' ' || array_text(tags) ~* '(c[+][+]|c#|[.]net|node[.]js)';
--> statement-breakpoint
UPDATE works SET title = title WHERE title || ' ' || summary || ' ' || array_text(tags) ~* '(c[+][+]|c#|[.]net|node[.]js)';
--> statement-breakpoint
UPDATE resources SET title = title WHERE title || ' ' || introduction || ' ' || array_text(tags) ~* '(c[+][+]|c#|[.]net|node[.]js)';
--> statement-breakpoint
UPDATE opportunities SET title = title WHERE title || ' ' || coalesce(target_profile, '') || ' ' || description ~* '(c[+][+]|c#|[.]net|node[.]js)';
