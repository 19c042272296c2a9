-- Keeps the copy of the organisation's name in projects, whoever writes: the API, the seed, somebody at a console.
CREATE FUNCTION set_project_organization_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name INTO NEW.organization_name FROM organizations WHERE id = NEW.organization_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_organization_name BEFORE INSERT OR UPDATE OF organization_id ON projects
  FOR EACH ROW EXECUTE FUNCTION set_project_organization_name();
--> statement-breakpoint
CREATE FUNCTION spread_organization_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE projects SET organization_name = NEW.name WHERE organization_id = NEW.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER organizations_name AFTER UPDATE OF name ON organizations
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION spread_organization_name();
