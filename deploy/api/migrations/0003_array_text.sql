-- array_to_string() is only STABLE, since elements of other types could print differently; of texts they cannot.
CREATE FUNCTION array_text(words text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(words, ' ');
