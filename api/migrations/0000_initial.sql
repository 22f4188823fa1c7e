CREATE TABLE "abonnements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "abonnements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"utilisateur_id" integer NOT NULL,
	"type" text NOT NULL,
	"date_debut" date NOT NULL,
	"date_fin" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "abonnements_type" CHECK ("abonnements"."type" in ('Gratuit', 'Standard', 'Premium'))
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"utilisateur_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('verification', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"utilisateur_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avis" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "avis_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"auteur_id" integer NOT NULL,
	"commentaire" text NOT NULL,
	"note" numeric(2, 1) NOT NULL,
	"valide" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"motif_refus" text,
	"masque" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "avis_note" CHECK ("avis"."note" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titre" text NOT NULL,
	"contenu" text NOT NULL,
	"image" text,
	"auteur_id" integer,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"lu_at" timestamp with time zone,
	"repondu_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demandes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demandes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titre" text NOT NULL,
	"adresse" text,
	"description" text NOT NULL,
	"budget" double precision NOT NULL,
	"date_disponibilite" date,
	"duree" integer,
	"ville_id" integer NOT NULL,
	"quartier" text NOT NULL,
	"demandeur_id" integer NOT NULL,
	"date_demande" date DEFAULT current_date NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"last_verified" jsonb,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"motif_refus" text,
	"masque" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "demandes_demandeur_id_unique" UNIQUE("demandeur_id"),
	CONSTRAINT "demandes_numbers" CHECK ("demandes"."budget" > 0 and "demandes"."duree" >= 1)
);
--> statement-breakpoint
CREATE TABLE "images" (
	"src" text PRIMARY KEY NOT NULL,
	"proprietaire_id" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"couleur" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_couleur" CHECK ("images"."couleur" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"acteur_id" integer NOT NULL,
	"action" text NOT NULL,
	"objet" text NOT NULL,
	"objet_id" integer NOT NULL,
	"avant" jsonb,
	"apres" jsonb,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offre_photos" (
	"offre_id" integer NOT NULL,
	"position" integer NOT NULL,
	"src" text NOT NULL,
	CONSTRAINT "offre_photos_offre_id_position_pk" PRIMARY KEY("offre_id","position"),
	CONSTRAINT "offre_photos_six" CHECK ("offre_photos"."position" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "offres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titre" text NOT NULL,
	"description" text NOT NULL,
	"adresse" text,
	"ville_id" integer NOT NULL,
	"quartier" text NOT NULL,
	"superficie" double precision NOT NULL,
	"nbr_coloc" integer NOT NULL,
	"duree" integer,
	"logement_type" text NOT NULL,
	"prix" double precision NOT NULL,
	"date_disponibilite" date NOT NULL,
	"proprietaire_id" integer NOT NULL,
	"statut" text DEFAULT 'EN_ATTENTE' NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"last_verified" jsonb,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"motif_refus" text,
	"masque" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offres_numbers" CHECK ("offres"."superficie" >= 0 and "offres"."nbr_coloc" >= 0 and "offres"."prix" > 0 and "offres"."duree" >= 1),
	CONSTRAINT "offres_type" CHECK ("offres"."logement_type" in ('CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO')),
	CONSTRAINT "offres_statut" CHECK ("offres"."statut" in ('EN_ATTENTE', 'IMMEDIATE', 'LOUE', 'DISPONIBLE'))
);
--> statement-breakpoint
CREATE TABLE "revelations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revelations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"utilisateur_id" integer NOT NULL,
	"cible_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "utilisateurs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "utilisateurs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"nom" text,
	"prenom" text,
	"age" integer,
	"telephone" text,
	"telephone_e164" text,
	"genre" text DEFAULT 'NON_SPECIFIE' NOT NULL,
	"apropos" text,
	"langues" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"roles" text[] DEFAULT '{ROLE_USER}' NOT NULL,
	"subscribed" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"identity_verified" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "utilisateurs_age" CHECK ("utilisateurs"."age" between 1 and 150),
	CONSTRAINT "utilisateurs_genre" CHECK ("utilisateurs"."genre" in ('HOMME', 'FEMME', 'NON_SPECIFIE')),
	CONSTRAINT "utilisateurs_roles" CHECK ("utilisateurs"."roles" <@ array['ROLE_USER', 'ROLE_ADMIN'] and 'ROLE_USER' = any("utilisateurs"."roles"))
);
--> statement-breakpoint
CREATE TABLE "villes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"nom" text NOT NULL,
	"image" text,
	"position" integer NOT NULL,
	"verified_coloc_count" integer DEFAULT 0 NOT NULL,
	"verified_demande_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "villes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "villes_counts_positive" CHECK ("villes"."verified_coloc_count" >= 0 and "villes"."verified_demande_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"utilisateur_id" integer NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answers_utilisateur_id_operation_key_pk" PRIMARY KEY("utilisateur_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courriers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courriers_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "abonnements" ADD CONSTRAINT "abonnements_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avis" ADD CONSTRAINT "avis_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_image_images_src_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("src") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_ville_id_villes_id_fk" FOREIGN KEY ("ville_id") REFERENCES "public"."villes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_demandeur_id_utilisateurs_id_fk" FOREIGN KEY ("demandeur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_proprietaire_id_utilisateurs_id_fk" FOREIGN KEY ("proprietaire_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offre_photos" ADD CONSTRAINT "offre_photos_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offre_photos" ADD CONSTRAINT "offre_photos_src_images_src_fk" FOREIGN KEY ("src") REFERENCES "public"."images"("src") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offres" ADD CONSTRAINT "offres_ville_id_villes_id_fk" FOREIGN KEY ("ville_id") REFERENCES "public"."villes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offres" ADD CONSTRAINT "offres_proprietaire_id_utilisateurs_id_fk" FOREIGN KEY ("proprietaire_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revelations" ADD CONSTRAINT "revelations_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revelations" ADD CONSTRAINT "revelations_cible_id_utilisateurs_id_fk" FOREIGN KEY ("cible_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villes" ADD CONSTRAINT "villes_image_images_src_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("src") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abonnements_utilisateur" ON "abonnements" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_utilisateur" ON "mail_tokens" USING btree ("utilisateur_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_tokens_expires_at" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_utilisateur" ON "sessions" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "avis_public" ON "avis" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "avis"."valide" and not "avis"."masque";--> statement-breakpoint
CREATE INDEX "avis_queue" ON "avis" USING btree ("submitted_at","id") WHERE not "avis"."valide" and "avis"."motif_refus" is null;--> statement-breakpoint
CREATE INDEX "avis_auteur" ON "avis" USING btree ("auteur_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "articles_image" ON "articles" USING btree ("image");--> statement-breakpoint
CREATE INDEX "messages_created_at" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_sans_reponse" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "messages"."repondu_at" is null;--> statement-breakpoint
CREATE INDEX "demandes_public" ON "demandes" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "demandes"."verified" and not "demandes"."masque";--> statement-breakpoint
CREATE INDEX "demandes_public_ville" ON "demandes" USING btree ("ville_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "demandes"."verified" and not "demandes"."masque";--> statement-breakpoint
CREATE INDEX "demandes_queue" ON "demandes" USING btree ("submitted_at","id") WHERE not "demandes"."verified" and "demandes"."motif_refus" is null;--> statement-breakpoint
CREATE INDEX "demandes_ville" ON "demandes" USING btree ("ville_id");--> statement-breakpoint
CREATE INDEX "demandes_created_at" ON "demandes" USING btree ("created_at","ville_id");--> statement-breakpoint
CREATE INDEX "images_created_at" ON "images" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_proprietaire" ON "images" USING btree ("proprietaire_id");--> statement-breakpoint
CREATE INDEX "journal_created_at" ON "journal" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "journal_objet" ON "journal" USING btree ("objet","objet_id");--> statement-breakpoint
CREATE INDEX "journal_acteur" ON "journal" USING btree ("acteur_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "journal_action" ON "journal" USING btree ("action","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "offre_photos_once" ON "offre_photos" USING btree ("offre_id","src");--> statement-breakpoint
CREATE INDEX "offre_photos_src" ON "offre_photos" USING btree ("src");--> statement-breakpoint
CREATE INDEX "offres_public" ON "offres" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "offres"."verified" and "offres"."statut" = 'DISPONIBLE' and not "offres"."masque";--> statement-breakpoint
CREATE INDEX "offres_public_ville" ON "offres" USING btree ("ville_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "offres"."verified" and "offres"."statut" = 'DISPONIBLE' and not "offres"."masque";--> statement-breakpoint
CREATE INDEX "offres_proprietaire" ON "offres" USING btree ("proprietaire_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offres_queue" ON "offres" USING btree ("submitted_at","id") WHERE not "offres"."verified" and "offres"."motif_refus" is null;--> statement-breakpoint
CREATE INDEX "offres_ville" ON "offres" USING btree ("ville_id");--> statement-breakpoint
CREATE INDEX "offres_created_at" ON "offres" USING btree ("created_at","ville_id");--> statement-breakpoint
CREATE INDEX "offres_public_prix" ON "offres" USING btree ("ville_id","logement_type","prix") WHERE "offres"."verified" and "offres"."statut" = 'DISPONIBLE' and not "offres"."masque";--> statement-breakpoint
CREATE INDEX "revelations_utilisateur" ON "revelations" USING btree ("utilisateur_id","created_at");--> statement-breakpoint
CREATE INDEX "revelations_cible" ON "revelations" USING btree ("cible_id");--> statement-breakpoint
CREATE UNIQUE INDEX "utilisateurs_username_unique" ON "utilisateurs" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "utilisateurs_email_unique" ON "utilisateurs" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "utilisateurs_telephone" ON "utilisateurs" USING btree ("telephone_e164" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "utilisateurs_created_at" ON "utilisateurs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "utilisateurs_words" ON "utilisateurs" USING gin (to_tsvector('simple', regexp_replace(regexp_replace(normalize("username" || ' ' || "email" || ' ' || coalesce("nom", '') || ' ' || coalesce("prenom", ''), NFKD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "utilisateurs_admins" ON "utilisateurs" USING btree ("id") WHERE 'ROLE_ADMIN' = any("utilisateurs"."roles");--> statement-breakpoint
CREATE INDEX "utilisateurs_blocked" ON "utilisateurs" USING btree ("created_at","id") WHERE "utilisateurs"."blocked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "villes_nom_unique" ON "villes" USING btree (lower("nom"));--> statement-breakpoint
CREATE INDEX "villes_position" ON "villes" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limits_expires_at" ON "limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "courriers_sent_at" ON "courriers" USING btree ("sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);