-- Functions of text alone. This file runs before the migrations too, whose indexes call some: an index holds the results
-- of its function, so a change of letters_hash or annonce_words comes with a migration that rebuilds their indexes.

-- Without accents, case and punctuation: Maârif, MAARIF and « maarif » are one; Arabic without vowels, hamzas and tatweel,
-- and with one letter for those that are typed for each other. contracts/src/fold-text.ts does the same.
CREATE OR REPLACE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    lower(replace(replace(replace(replace(
      translate(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'), 'ةىݣڭگک', 'هيكككك'),
      'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u2000-\u206f\u3000]+', ' ', 'g'))
$$;

-- Texts with the same letters have the same hash, whatever their case, accents, numbers and punctuation.
CREATE OR REPLACE FUNCTION letters_hash(texte text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended(regexp_replace(lower(normalize(texte, NFKD)), '[^[:alpha:]]+', '', 'g'), 0)
$$;

-- The words that administrators find ads by, whatever their state, without case or accents. Built-in functions only: an
-- index is built without our own schema in the search path.
CREATE OR REPLACE FUNCTION annonce_words(titre text, quartier text, adresse text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', regexp_replace(
    regexp_replace(normalize(titre || ' ' || quartier || ' ' || coalesce(adresse, ''), NFKD), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;
