CREATE TABLE "alerte_envois_demandes" (
	"utilisateur_id" integer NOT NULL,
	"demande_id" integer NOT NULL,
	"alerte_id" integer NOT NULL,
	"trouve_le" timestamp with time zone NOT NULL,
	"immediat" boolean NOT NULL,
	"mail_id" uuid,
	CONSTRAINT "alerte_envois_demandes_utilisateur_id_demande_id_pk" PRIMARY KEY("utilisateur_id","demande_id")
);
--> statement-breakpoint
ALTER TABLE "alertes" ADD COLUMN "type" text DEFAULT 'offre' NOT NULL;--> statement-breakpoint
ALTER TABLE "alertes" ADD COLUMN "budget_min" double precision;--> statement-breakpoint
ALTER TABLE "alertes" ADD COLUMN "budget_max" double precision;--> statement-breakpoint
ALTER TABLE "alerte_envois_demandes" ADD CONSTRAINT "alerte_envois_demandes_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerte_envois_demandes" ADD CONSTRAINT "alerte_envois_demandes_demande_id_demandes_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demandes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerte_envois_demandes" ADD CONSTRAINT "alerte_envois_demandes_alerte_id_alertes_id_fk" FOREIGN KEY ("alerte_id") REFERENCES "public"."alertes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerte_envois_demandes_demande" ON "alerte_envois_demandes" USING btree ("demande_id");--> statement-breakpoint
CREATE INDEX "alerte_envois_demandes_alerte" ON "alerte_envois_demandes" USING btree ("alerte_id");--> statement-breakpoint
CREATE INDEX "alerte_envois_demandes_mail" ON "alerte_envois_demandes" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "alerte_envois_demandes_trouve_le" ON "alerte_envois_demandes" USING btree ("trouve_le");--> statement-breakpoint
CREATE INDEX "alerte_envois_demandes_waiting" ON "alerte_envois_demandes" USING btree ("utilisateur_id") WHERE "alerte_envois_demandes"."mail_id" is null;--> statement-breakpoint
ALTER TABLE "alertes" ADD CONSTRAINT "alertes_type" CHECK ("alertes"."type" = case "alertes"."prix_max" when -1 then 'demande' else 'offre' end);