-- Reports go with what they are about. An account that is deleted takes its ads along, and their triggers run.
CREATE OR REPLACE FUNCTION remove_signalements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM signalements WHERE kind = TG_ARGV[0] AND objet_id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER remove_signalements AFTER DELETE ON "offres" FOR EACH ROW EXECUTE FUNCTION remove_signalements('offre');
CREATE OR REPLACE TRIGGER remove_signalements AFTER DELETE ON "demandes" FOR EACH ROW EXECUTE FUNCTION remove_signalements('demande');
CREATE OR REPLACE TRIGGER remove_signalements AFTER DELETE ON "utilisateurs" FOR EACH ROW EXECUTE FUNCTION remove_signalements('utilisateur');
CREATE OR REPLACE TRIGGER remove_signalements AFTER DELETE ON "conversations" FOR EACH ROW EXECUTE FUNCTION remove_signalements('conversation');
