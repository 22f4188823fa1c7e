ALTER TABLE "visites" ADD COLUMN "mails" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visites" ADD COLUMN "rompue" boolean DEFAULT false NOT NULL;