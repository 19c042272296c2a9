-- The database reads '656e7a15' as a number and a word. All of them are looked for, not one word with a space in it.
CREATE OR REPLACE FUNCTION search_query(value text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    WITH words AS (
      SELECT part, alternative, word, CASE WHEN length(word) < 4 THEN '' ELSE ':*' END AS beginning,
        array_to_string(tsvector_to_array(to_tsvector('spanish'::regconfig, spanish_endings(word))), '''&''') AS stem
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
