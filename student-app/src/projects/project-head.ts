import type { Project } from '@puente/contract/entities/project';
import { href } from '@puente/platform/links';
import { openingOf, type PageHead } from '@puente/platform/ui';

/** What search engines and shared links are told of a project; the former only with its organisation's consent. */
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
