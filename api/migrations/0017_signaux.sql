-- Four bands of each perceptual hash: photos that look the same share at least one of them, but for one bit. With the
-- hash and the name inside, a look-up reads nothing but the index.
CREATE INDEX "images_bande_0" ON "images" ((((empreinte >> 0) & 65535)::int), empreinte) INCLUDE (src) WHERE empreinte IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "images_bande_1" ON "images" ((((empreinte >> 16) & 65535)::int), empreinte) INCLUDE (src) WHERE empreinte IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "images_bande_2" ON "images" ((((empreinte >> 32) & 65535)::int), empreinte) INCLUDE (src) WHERE empreinte IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "images_bande_3" ON "images" ((((empreinte >> 48) & 65535)::int), empreinte) INCLUDE (src) WHERE empreinte IS NOT NULL;
--> statement-breakpoint
-- Texts with the same letters have the same hash, whatever their case, accents, numbers and punctuation.
CREATE FUNCTION letters_hash(texte text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended(regexp_replace(lower(normalize(texte, NFKD)), '[^[:alpha:]]+', '', 'g'), 0)
$$;
--> statement-breakpoint
CREATE INDEX "offres_texte" ON "offres" (letters_hash(description)) WHERE length(description) >= 60;
--> statement-breakpoint
CREATE INDEX "demandes_texte" ON "demandes" (letters_hash(description)) WHERE length(description) >= 60;
