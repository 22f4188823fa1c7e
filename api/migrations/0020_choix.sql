ALTER TABLE "conversations" ADD COLUMN "decision" text DEFAULT 'enLice' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "remercie_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_membres" ADD COLUMN "muet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "conversations_decidees" ON "conversations" USING btree ("annonce_id") WHERE "conversations"."decision" <> 'enLice';--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_decision" CHECK ("conversations"."decision" in ('enLice', 'retenue', 'declinee'));
