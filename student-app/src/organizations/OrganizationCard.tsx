import type { Organization } from '@puente/contract/entities/organization';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import type { HeadingLevel } from '@puente/design-system/heading';
import { Cluster } from '@puente/design-system/layout';
import { kindOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { OrganizationMark } from '../projects/OrganizationMark.tsx';
import { FollowButton } from './FollowButton.tsx';
import { opportunityCount } from './organization-facts.ts';
import styles from './OrganizationCard.module.css';

interface OrganizationCardProps {
  organization: Organization;
  headingLevel: HeadingLevel;
}

/** Card of an organisation: facts, offers and a follow button. */
export function OrganizationCard({ organization, headingLevel }: OrganizationCardProps) {
  const { id, name, description, logo = null, opportunities = [] } = organization;
  const offers = opportunityCount(opportunities);
  return (
    <Card interactive>
      <CardTitle
        level={headingLevel}
        href={href('organization', { id })}
        eyebrow={
          <>
            <OrganizationMark organization={{ name, logo }} />
            <span>{kindOf(organization)}</span>
          </>
        }
      >
        {name}
      </CardTitle>
      <CardBody>
        {description !== null && description !== '' && (
          <Text tone="muted" className={styles.gist}>
            {description}
          </Text>
        )}
      </CardBody>
      <CardFooter>
        <Cluster gap={3} justify="between" className={styles.foot}>
          <FollowButton organization={organization} size="sm" />
          {offers !== null && <span>{offers}</span>}
        </Cluster>
      </CardFooter>
    </Card>
  );
}
