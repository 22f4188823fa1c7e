-- What the search reads, kept beside the ads by triggers: filters in one table and its indexes, words as a tsvector,
-- quartiers with their counts. Ads that were public before the tables are indexed in batches after the migrations
-- (api/src/db/migrations/first-fills.ts).

-- Folded, and Arabic words without their article and the particles before it: « بالشقة » is found by « شقة ».
CREATE OR REPLACE FUNCTION search_words(texts text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(fold_text(texts), '(^| )(?:[وفبك]?ال|لل)(?=[^ ]{2})', '\1', 'g')
$$;

-- Positions are left out: nothing is ranked. The city is `@` and its id, so that a new name needs no new vectors.
CREATE OR REPLACE FUNCTION search_vector(ville integer, VARIADIC texts text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('pg_catalog.french', search_words(array_to_string(texts, ' ')))) || array_to_tsvector(ARRAY['@' || ville])
$$;

-- The faits of an offer by their words: flags that hold by the names of their columns, choices by their values, and two
-- that follow from other columns. The values of the type `fait` are all words there are.
CREATE OR REPLACE FUNCTION fait_words(o "offres") RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array(SELECT word FROM unnest(enum_range(NULL::fait)::text[]) AS word
    WHERE word IN (o.logement_type, o.accueille) OR columns ->> word = 'true' OR (word = 'confirmee' AND confirmed_this_week(o))
      OR (word = 'sans_intermediaire' AND o.publie_par IN ('PROPRIETAIRE', 'COLOCATAIRE')))
  FROM to_jsonb(o) AS columns
$$;

CREATE OR REPLACE FUNCTION confirmed_this_week(o "offres") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(o.confirmee_le > now() - interval '7 days', false)
$$;

CREATE OR REPLACE FUNCTION fait_bits(words text[]) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(bit_or(1 << place::int - 1), 0) FROM unnest(enum_range(NULL::fait)::text[]) WITH ORDINALITY AS known (word, place)
  WHERE word = ANY (words)
$$;

CREATE OR REPLACE FUNCTION offre_faits(o "offres") RETURNS integer LANGUAGE sql STABLE AS $$ SELECT fait_bits(fait_words(o)) $$;

-- The landmarks that an offer names, each once: of merged ones, the one that stands in their place.
CREATE OR REPLACE FUNCTION reperes_in(named jsonb) RETURNS SETOF "reperes" LANGUAGE sql STABLE AS $$
  SELECT * FROM reperes WHERE id IN (SELECT coalesce(r.fusion_id, r.id) FROM jsonb_array_elements(named) AS each
    JOIN reperes r ON r.id = (each ->> 'repereId')::int)
$$;

-- « ~ », the landmark and the minutes. Also under the ids that were merged with it: alerts and searches may have those.
CREATE OR REPLACE FUNCTION repere_words(named jsonb) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array(SELECT DISTINCT '~' || same.id || ':' || (each ->> 'minutes') FROM jsonb_array_elements(named) AS each
    JOIN reperes r ON r.id = (each ->> 'repereId')::int
    JOIN reperes same ON coalesce(same.fusion_id, same.id) = coalesce(r.fusion_id, r.id))
$$;

-- Faits are words of the vector too, so that one index finds rare combinations: « # » and the word, « % » and the quartier.
CREATE OR REPLACE FUNCTION searched_offre(o "offres") RETURNS "offres_recherche" LANGUAGE sql STABLE AS $$
  SELECT (o.id, o.ville_id, o.created_at, o.prix, o.superficie, o.date_disponibilite, coalesce(o.duree, 0),
    o.logement_type, o.accueille, o.meuble, o.charges_comprises, o.internet, o.climatisation, o.parking, o.fumeurs,
    o.animaux, fold_text(o.quartier),
    search_vector(o.ville_id, o.titre, o.quartier, o.description)
      || array_to_tsvector(ARRAY['%' || fold_text(o.quartier)] || array(SELECT '#' || word FROM unnest(fait_words(o)) AS word)
        || repere_words(o.reperes)),
    offre_faits(o))::"offres_recherche"
$$;

CREATE OR REPLACE FUNCTION searched_demande(d "demandes") RETURNS "demandes_recherche" LANGUAGE sql IMMUTABLE AS $$
  SELECT (d.id, d.ville_id, d.created_at, d.budget, coalesce(d.date_disponibilite, '2000-01-01'), fold_text(d.quartier),
    search_vector(d.ville_id, d.titre, d.quartier, d.description) || array_to_tsvector(ARRAY['%' || fold_text(d.quartier)])
  )::"demandes_recherche"
$$;

-- Moves one ad from the quartier that it left, if any, to the one that it is in, if any.
CREATE OR REPLACE FUNCTION count_quartier(kind text, was_in integer, was text, is_in integer, is_now text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (was_in, was) IS NOT DISTINCT FROM (is_in, is_now) THEN RETURN; END IF;
  -- Counters of quartiers change under the lock of their city, always in this order: two ads cannot deadlock.
  PERFORM FROM villes WHERE id IN (was_in, is_in) ORDER BY id FOR NO KEY UPDATE;
  UPDATE quartiers SET offres = offres - (kind = 'offre')::int, demandes = demandes - (kind = 'demande')::int
    WHERE ville_id = was_in AND nom = was;
  DELETE FROM quartiers WHERE ville_id = was_in AND nom = was AND offres = 0 AND demandes = 0;
  INSERT INTO quartiers AS known (ville_id, nom, cle, offres, demandes)
    SELECT is_in, is_now, fold_text(is_now), (kind = 'offre')::int, (kind = 'demande')::int WHERE is_in IS NOT NULL
    ON CONFLICT (ville_id, nom) DO UPDATE SET offres = known.offres + excluded.offres, demandes = known.demandes + excluded.demandes;
END $$;

-- Moves one offer from the landmarks that it named to those that it names, under the lock of the city as for quartiers.
CREATE OR REPLACE FUNCTION count_reperes(was_in integer, was jsonb, is_in integer, is_now jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF was IS NOT DISTINCT FROM is_now THEN RETURN; END IF;
  PERFORM FROM villes WHERE id IN (was_in, is_in) ORDER BY id FOR NO KEY UPDATE;
  UPDATE reperes SET offres = reperes.offres + moved.delta FROM (
    SELECT id, sum(delta)::int AS delta FROM (
      SELECT id, -1 AS delta FROM reperes_in(was) UNION ALL SELECT id, 1 FROM reperes_in(is_now)) AS each
    GROUP BY id HAVING sum(delta) <> 0) AS moved WHERE reperes.id = moved.id;
END $$;

-- Whether an ad was counted is read from its row: an ad may leave before the first indexing has come to it.
CREATE OR REPLACE FUNCTION index_offre() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public boolean := TG_OP <> 'INSERT' AND offre_is_public(OLD);
  is_public boolean := TG_OP <> 'DELETE' AND offre_is_public(NEW);
  was_indexed boolean := false;
BEGIN
  IF was_public AND is_public
    AND (OLD.titre, OLD.quartier, OLD.description, OLD.ville_id, OLD.created_at, OLD.prix, OLD.superficie, OLD.duree,
      OLD.date_disponibilite, OLD.reperes, offre_faits(OLD))
    IS NOT DISTINCT FROM (NEW.titre, NEW.quartier, NEW.description, NEW.ville_id, NEW.created_at, NEW.prix, NEW.superficie, NEW.duree,
      NEW.date_disponibilite, NEW.reperes, offre_faits(NEW)) THEN RETURN NULL; END IF;
  IF was_public THEN
    DELETE FROM offres_recherche WHERE offre_id = OLD.id;
    was_indexed := FOUND;
  END IF;
  IF is_public THEN INSERT INTO offres_recherche SELECT searched.* FROM searched_offre(NEW) AS searched; END IF;
  PERFORM count_quartier('offre', CASE WHEN was_indexed THEN OLD.ville_id END, CASE WHEN was_indexed THEN OLD.quartier END,
    CASE WHEN is_public THEN NEW.ville_id END, CASE WHEN is_public THEN NEW.quartier END);
  PERFORM count_reperes(CASE WHEN was_indexed THEN OLD.ville_id END, CASE WHEN was_indexed THEN OLD.reperes END,
    CASE WHEN is_public THEN NEW.ville_id END, CASE WHEN is_public THEN NEW.reperes END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_offre AFTER INSERT OR UPDATE OR DELETE ON "offres" FOR EACH ROW EXECUTE FUNCTION index_offre();

CREATE OR REPLACE FUNCTION index_demande() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public boolean := TG_OP <> 'INSERT' AND demande_is_public(OLD);
  is_public boolean := TG_OP <> 'DELETE' AND demande_is_public(NEW);
  was_indexed boolean := false;
BEGIN
  IF was_public AND is_public
    AND (OLD.titre, OLD.quartier, OLD.description, OLD.ville_id, OLD.created_at, OLD.budget, OLD.date_disponibilite)
    IS NOT DISTINCT FROM
      (NEW.titre, NEW.quartier, NEW.description, NEW.ville_id, NEW.created_at, NEW.budget, NEW.date_disponibilite)
    THEN RETURN NULL; END IF;
  IF was_public THEN
    DELETE FROM demandes_recherche WHERE demande_id = OLD.id;
    was_indexed := FOUND;
  END IF;
  IF is_public THEN INSERT INTO demandes_recherche SELECT searched.* FROM searched_demande(NEW) AS searched; END IF;
  PERFORM count_quartier('demande', CASE WHEN was_indexed THEN OLD.ville_id END, CASE WHEN was_indexed THEN OLD.quartier END,
    CASE WHEN is_public THEN NEW.ville_id END, CASE WHEN is_public THEN NEW.quartier END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_demande AFTER INSERT OR UPDATE OR DELETE ON "demandes" FOR EACH ROW EXECUTE FUNCTION index_demande();

-- Indexes the next public ads after an id, those not indexed yet; returns the last id, or null at the end. The lock makes
-- a change of such an ad wait for the batch, or the batch read what the change left.
CREATE OR REPLACE FUNCTION index_offres_after(after integer, batch integer) RETURNS integer LANGUAGE sql AS $$
  WITH next AS MATERIALIZED (
    SELECT id, ville_id, quartier, o AS ad FROM offres o
    WHERE id > after AND offre_is_public(o)
      AND NOT EXISTS (SELECT FROM offres_recherche known WHERE known.offre_id = o.id)
    ORDER BY id LIMIT batch FOR SHARE OF o
  ), indexed AS (
    INSERT INTO offres_recherche SELECT searched.* FROM next, searched_offre(ad) AS searched
    ON CONFLICT (offre_id) DO NOTHING RETURNING offre_id
  ), counted AS (
    INSERT INTO quartiers AS known (ville_id, nom, cle, offres, demandes)
    SELECT ville_id, quartier, fold_text(quartier), count(*), 0 FROM next JOIN indexed ON indexed.offre_id = next.id
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (ville_id, nom) DO UPDATE SET offres = known.offres + excluded.offres
  )
  SELECT max(id) FROM next
$$;

-- Marks the next offers after an id as confirmed this week, or no longer; returns the last id, or null at the end. A
-- confirmation writes the mark itself; only its end needs the clock.
CREATE OR REPLACE FUNCTION mark_confirmed_after(after integer, batch integer) RETURNS integer LANGUAGE sql AS $$
  WITH next AS MATERIALIZED (
    SELECT offre_id, confirmed_this_week(o) AS confirmed, (SELECT fait_bits('{confirmee}')) AS bit
    FROM offres_recherche JOIN offres o ON o.id = offre_id WHERE offre_id > after ORDER BY offre_id LIMIT batch
  ), marked AS (
    UPDATE offres_recherche r SET faits = r.faits # bit, vecteur = CASE WHEN confirmed
      THEN r.vecteur || array_to_tsvector('{#confirmee}') ELSE ts_delete(r.vecteur, '#confirmee') END
    FROM next WHERE r.offre_id = next.offre_id AND (r.faits & bit <> 0) <> confirmed
  )
  SELECT max(offre_id) FROM next
$$;

CREATE OR REPLACE FUNCTION index_demandes_after(after integer, batch integer) RETURNS integer LANGUAGE sql AS $$
  WITH next AS MATERIALIZED (
    SELECT id, ville_id, quartier, d AS ad FROM demandes d WHERE id > after AND demande_is_public(d)
      AND NOT EXISTS (SELECT FROM demandes_recherche known WHERE known.demande_id = d.id)
    ORDER BY id LIMIT batch FOR SHARE OF d
  ), indexed AS (
    INSERT INTO demandes_recherche SELECT searched.* FROM next, searched_demande(ad) AS searched
    ON CONFLICT (demande_id) DO NOTHING RETURNING demande_id
  ), counted AS (
    INSERT INTO quartiers AS known (ville_id, nom, cle, offres, demandes)
    SELECT ville_id, quartier, fold_text(quartier), 0, count(*) FROM next JOIN indexed ON indexed.demande_id = next.id
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (ville_id, nom) DO UPDATE SET demandes = known.demandes + excluded.demandes
  )
  SELECT max(id) FROM next
$$;

-- Quartiers with a word like this one, most alike first. A low threshold, for the index only: the caller compares letters.
CREATE OR REPLACE FUNCTION quartiers_like(word text) RETURNS SETOF "quartiers" LANGUAGE sql STABLE
  SET pg_trgm.word_similarity_threshold = 0.3 AS $$
  SELECT * FROM quartiers WHERE cle %> word ORDER BY word_similarity(word, cle) DESC, offres + demandes DESC LIMIT 50
$$;

-- Indexes the next offers after an id whose Arabic letters are folded another way since 1.2; returns the last id looked at,
-- or null at the end.
CREATE OR REPLACE FUNCTION refold_offres_after(after integer, batch integer) RETURNS integer LANGUAGE sql AS $$
  WITH next AS MATERIALIZED (SELECT o.id, o AS ad FROM offres o WHERE id > after ORDER BY id LIMIT batch),
  changed AS (
    UPDATE offres_recherche r SET vecteur = searched.vecteur, quartier_cle = searched.quartier_cle
    FROM next, searched_offre(ad) AS searched
    WHERE r.offre_id = next.id AND concat((ad).titre, (ad).quartier, (ad).description) ~ '[\u0600-\u06ff]'
  )
  SELECT max(id) FROM next
$$;

CREATE OR REPLACE FUNCTION refold_demandes_after(after integer, batch integer) RETURNS integer LANGUAGE sql AS $$
  WITH next AS MATERIALIZED (SELECT d.id, d AS ad FROM demandes d WHERE id > after ORDER BY id LIMIT batch),
  changed AS (
    UPDATE demandes_recherche r SET vecteur = searched.vecteur, quartier_cle = searched.quartier_cle
    FROM next, searched_demande(ad) AS searched
    WHERE r.demande_id = next.id AND concat((ad).titre, (ad).quartier, (ad).description) ~ '[\u0600-\u06ff]'
  )
  SELECT max(id) FROM next
$$;

-- A few hundred: all at once. The ids of cities, so that it is called as the others are.
CREATE OR REPLACE FUNCTION refold_quartiers_after(after integer, batch integer) RETURNS integer LANGUAGE sql AS $$
  UPDATE quartiers SET cle = fold_text(nom) WHERE cle <> fold_text(nom);
  SELECT NULL::integer
$$;
