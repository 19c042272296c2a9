import type { Project } from '@puente/contract/entities/project';
import { href } from '@puente/platform/links';
import { openingOf, type PageHead } from '@puente/platform/ui';

/** Metadata of a project for shared links. Search engines may list it only with the organisation's consent. */
export function projectHead(project: Project): PageHead {
  const { id, title, description, organization, location, visibility_consent: listed } = project;
  return {
    title,
    owner: organization?.name,
    description: openingOf(description, organization?.name),
    facts: [organization?.name, location],
    path: href('project', { id }),
    isUnlisted: !listed,
  };
}
