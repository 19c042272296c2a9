ALTER TABLE "opportunities" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || coalesce(target_profile, '') || ' ' || description)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "opportunities_search_index" ON "opportunities" USING gin ("search");--> statement-breakpoint
CREATE INDEX "organizations_name_index" ON "organizations" USING btree ("name");--> statement-breakpoint
CREATE INDEX "organizations_name_search_index" ON "organizations" USING gin (fold_text(name) gin_trgm_ops);