ALTER TABLE "revelations" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "revelations" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "revelations_mailbox" ON "revelations" USING btree ("mailbox","created_at") WHERE "revelations"."mailbox" is not null;--> statement-breakpoint
CREATE INDEX "revelations_network" ON "revelations" USING btree ("network","created_at") WHERE "revelations"."network" is not null;--> statement-breakpoint
CREATE INDEX "revelations_recent" ON "revelations" USING btree ("created_at") WHERE "revelations"."network" is not null;