import type { OrganizationSummary } from '@puente/contract/entities/organization';
import { Card } from '@puente/design-system/card';
import { factLine } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { FollowButton } from '../organizations/FollowButton.tsx';
import { OrganizationMark } from './OrganizationMark.tsx';
import styles from './ProjectDetail.module.css';

/** Organisation of a project, with a link to its page and a follow button. */
export function ProjectOrganization({ organization }: { organization: OrganizationSummary }) {
  const { id, name, sector, location } = organization;
  return (
    <Card as="section" aria-labelledby="project-organization">
      <Heading level={2} size="sm" id="project-organization">
        Quién lo propone
      </Heading>
      <Cluster gap={3}>
        <OrganizationMark organization={organization} />
        <Stack gap={1} className={styles.organization}>
          <Link href={href('organization', { id })} variant="standalone">
            {name}
          </Link>
          <Text size="sm" tone="muted">
            {factLine([sector, location])}
          </Text>
        </Stack>
      </Cluster>
      <FollowButton organization={organization} size="sm" />
    </Card>
  );
}
