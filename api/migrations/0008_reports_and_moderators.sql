CREATE TABLE "moderation_ouvertures" (
	"acteur_id" integer PRIMARY KEY NOT NULL,
	"fiche" text NOT NULL,
	"depuis" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_membres" ADD COLUMN "lu_fige" integer;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "membre_id" integer;--> statement-breakpoint
ALTER TABLE "signalements" ADD COLUMN "domaine" text;--> statement-breakpoint
ALTER TABLE "signalements" ADD COLUMN "effet" text;--> statement-breakpoint
ALTER TABLE "moderation_ouvertures" ADD CONSTRAINT "moderation_ouvertures_acteur_id_utilisateurs_id_fk" FOREIGN KEY ("acteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_ouvertures_fiche" ON "moderation_ouvertures" USING btree ("fiche");--> statement-breakpoint
CREATE INDEX "journal_membre" ON "journal" USING btree ("membre_id") WHERE "journal"."motif" is not null;--> statement-breakpoint
CREATE INDEX "signalements_effets" ON "signalements" USING btree ("created_at") WHERE "signalements"."effet" is not null;--> statement-breakpoint
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_effet" CHECK ("signalements"."effet" in ('masque', 'arret', 'alerte'));--> statement-breakpoint
-- Who is blocked already sees the read marks as they are now, and not as they go on.
UPDATE conversation_membres m SET lu_fige = m.lu_id
FROM conversations c, conversation_blocages b
WHERE c.id = m.conversation_id AND b.bloqueur_id = m.utilisateur_id
  AND b.bloque_id = CASE WHEN c.initiateur_id = m.utilisateur_id THEN c.destinataire_id ELSE c.initiateur_id END;--> statement-breakpoint
-- Reasons stay only as long as the account of the member they are about, who was not named until now.
ALTER TABLE journal DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE journal SET membre_id = CASE objet
  WHEN 'offre' THEN (SELECT proprietaire_id FROM offres WHERE id = objet_id)
  WHEN 'demande' THEN (SELECT demandeur_id FROM demandes WHERE id = objet_id)
  WHEN 'avis' THEN (SELECT auteur_id FROM avis WHERE id = objet_id)
  WHEN 'profil' THEN objet_id
  WHEN 'utilisateur' THEN objet_id
  WHEN 'conversation' THEN coalesce(apres ->> 'membreId', apres -> 'suite' ->> 'membreId')::integer
END;--> statement-breakpoint
UPDATE journal SET motif = NULL
WHERE motif IS NOT NULL AND objet IN ('offre', 'demande', 'avis', 'profil', 'utilisateur', 'conversation')
  AND NOT EXISTS (SELECT FROM utilisateurs u WHERE u.id = membre_id);--> statement-breakpoint
ALTER TABLE journal ENABLE TRIGGER USER;
