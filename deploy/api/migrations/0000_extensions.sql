-- Extensions and the functions that folded search stands on. Both engines have them (PGlite loads them in db/connect.ts).
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary could be changed; ours is not, and an index needs IMMUTABLE.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, value));
--> statement-breakpoint
-- A word as a LIKE pattern: folded first, since folding can produce the wildcards that must be escaped.
CREATE FUNCTION word_pattern(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN '%' || replace(replace(replace(fold_text(word), '\', '\\'), '%', '\%'), '_', '\_') || '%';
--> statement-breakpoint
CREATE FUNCTION project_search_text(title text, description text, tags text[], organization_name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN fold_text(title || ' ' || organization_name || ' ' || array_to_string(tags, ' ') || ' ' || description);
