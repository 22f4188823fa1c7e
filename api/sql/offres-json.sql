-- Public offers as JSON, for version 1.1, which may run beside this one: the next release drops the table with all of this.

-- As toISOString writes it.
CREATE OR REPLACE FUNCTION iso_instant(instant timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The contract's fields (contracts/src/offres.ts) in its order, for public offers, which have no reason of refusal.
CREATE OR REPLACE FUNCTION offre_champs(o "offres") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT substr(json, 2, length(json) - 2) FROM (SELECT row_to_json(shown)::text AS json FROM (SELECT
    o.id, 'offre' AS "type", o.titre, o.quartier, o.description, o.adresse, o.prix, o.superficie, o.nbr_coloc AS "nbrColoc",
    o.duree, o.logement_type AS "logementType", o.ville_id AS "villeId", o.date_disponibilite AS "dateDisponibilite",
    o.meuble, o.charges_comprises AS "chargesComprises", o.internet, o.climatisation, o.parking, o.fumeurs, o.animaux,
    o.caution, o.etage, o.colocataires_actuels AS "colocatairesActuels", o.accueille, o.photos,
    o.proprietaire_id AS "proprietaireId", o.statut, o.verified, o.verified AS "isVerified", NULL AS "motifRefus",
    iso_instant(o.confirmee_le) AS "confirmeeLe", o.endormie_le IS NOT NULL AS endormie, iso_instant(o.created_at) AS "createdAt"
  ) AS shown) AS written
$$;

CREATE OR REPLACE FUNCTION write_offre() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF offre_is_public(NEW) THEN
    INSERT INTO offres_json AS known VALUES (NEW.id, NEW.ville_id, NEW.proprietaire_id, offre_champs(NEW))
    ON CONFLICT (offre_id) DO UPDATE
      SET ville_id = excluded.ville_id, proprietaire_id = excluded.proprietaire_id, champs = excluded.champs
      WHERE known.champs <> excluded.champs;
  ELSIF TG_OP = 'UPDATE' AND offre_is_public(OLD) THEN
    DELETE FROM offres_json WHERE offre_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER write_offre AFTER INSERT OR UPDATE ON "offres" FOR EACH ROW EXECUTE FUNCTION write_offre();

-- Writes the next public offers after an id, those not written yet; returns the last id, or null at the end. The lock makes
-- a change of such an offer wait for the batch, or the batch read what the change left.
CREATE OR REPLACE FUNCTION write_offres_after(after integer, batch integer) RETURNS integer LANGUAGE sql AS $$
  WITH next AS MATERIALIZED (
    SELECT id, o AS ad FROM offres o
    WHERE id > after AND offre_is_public(o)
      AND NOT EXISTS (SELECT FROM offres_json known WHERE known.offre_id = o.id)
    ORDER BY id LIMIT batch FOR SHARE OF o
  ), written AS (
    INSERT INTO offres_json SELECT id, (ad).ville_id, (ad).proprietaire_id, offre_champs(ad) FROM next
    ON CONFLICT (offre_id) DO NOTHING
  )
  SELECT max(id) FROM next
$$;
