import type { Project } from '@puente/contract/entities/project';
import { href } from '@puente/platform/links';
import { openingOf, type PageHead } from '@puente/platform/ui';

/** What search engines and shared links are told of a project; the former only with its organisation's consent. */
export const projectHead = ({ id, title, description, visibility_consent: listed }: Project): PageHead => ({
  title,
  description: openingOf(description),
  path: href('project', { id }),
  isUnlisted: !listed,
});
