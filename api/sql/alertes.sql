-- The flags that an alert asks for, as bits. Here, because version 1.1 writes alerts too.
CREATE OR REPLACE FUNCTION read_alerte_faits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.avec := alerte_flags(NEW.filtres, true);
  NEW.sans := alerte_flags(NEW.filtres, false);
  RETURN NEW;
END $$;

-- « chargesComprises » is the column « charges_comprises ».
CREATE OR REPLACE FUNCTION alerte_flags(filtres jsonb, wanted boolean) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT fait_bits(array(SELECT lower(regexp_replace(key, '([A-Z])', '_\1', 'g')) FROM jsonb_each(filtres) WHERE value = to_jsonb(wanted)))
$$;

CREATE OR REPLACE TRIGGER read_faits BEFORE INSERT ON "alertes" FOR EACH ROW EXECUTE FUNCTION read_alerte_faits();
