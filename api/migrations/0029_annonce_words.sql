-- The words that administrators find ads by, whatever their state, without case or accents. Built-in functions only: an
-- index is built without our own schema in the search path.
CREATE FUNCTION annonce_words(titre text, quartier text, adresse text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', regexp_replace(
    regexp_replace(normalize(titre || ' ' || quartier || ' ' || coalesce(adresse, ''), NFKD), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE INDEX "offres_mots" ON "offres" USING gin (annonce_words(titre, quartier, adresse));
--> statement-breakpoint
CREATE INDEX "demandes_mots" ON "demandes" USING gin (annonce_words(titre, quartier, adresse));
