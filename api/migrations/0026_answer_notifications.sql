-- Ads show how soon their author answers: caches hear when a first answer comes or goes.
CREATE FUNCTION notify_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_tags('utilisateur:' || OLD.destinataire_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notify_answer AFTER UPDATE OF "repondu_at" ON "conversations" FOR EACH ROW
  WHEN (OLD.repondu_at IS DISTINCT FROM NEW.repondu_at AND OLD.destinataire_id IS NOT NULL) EXECUTE FUNCTION notify_answer();
--> statement-breakpoint
CREATE TRIGGER notify_lost_answer AFTER DELETE ON "conversations" FOR EACH ROW
  WHEN (OLD.repondu_at IS NOT NULL AND OLD.destinataire_id IS NOT NULL) EXECUTE FUNCTION notify_answer();
