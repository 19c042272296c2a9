-- Written by hand: the words of a row stay in the row. Put aside, each row that a search walks cost two more blocks and its unpacking.
-- Rows from before follow when they are written again; until then they are read as they are.
ALTER TABLE "projects" ALTER COLUMN "search" SET STORAGE main;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "searched_places" SET STORAGE main;--> statement-breakpoint
ALTER TABLE "works" ALTER COLUMN "searched_words" SET STORAGE main;--> statement-breakpoint
ALTER TABLE "works" ALTER COLUMN "searched_places" SET STORAGE main;--> statement-breakpoint
ALTER TABLE "opportunities" ALTER COLUMN "search" SET STORAGE main;--> statement-breakpoint
ALTER TABLE "opportunities" ALTER COLUMN "places" SET STORAGE main;--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "search" SET STORAGE main;--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "places" SET STORAGE main;
