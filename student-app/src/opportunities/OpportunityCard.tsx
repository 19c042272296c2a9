import type { Opportunity } from '@puente/contract/entities/opportunity';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import type { HeadingLevel } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { InterestButton } from './InterestButton.tsx';
import { gistOf, placeOf } from './opportunity-facts.ts';
import styles from './OpportunityCard.module.css';

interface OpportunityCardProps {
  opportunity: Opportunity;
  headingLevel: HeadingLevel;
}

/** Card of an offer or an event: title, date or pay, and place. */
export function OpportunityCard({ opportunity, headingLevel }: OpportunityCardProps) {
  const { id, title, description, details, status } = opportunity;
  const gist = gistOf(opportunity);
  const place = placeOf(opportunity);
  return (
    <Card interactive>
      <CardTitle
        level={headingLevel}
        href={href('opportunity', { id })}
        eyebrow={
          <>
            <Chip tone="accent" icon={details.type === 'Evento' ? 'calendar' : 'briefcase'}>
              {details.type}
            </Chip>
            {status === 'closed' && <Chip>{details.type === 'Evento' ? 'Ya ha pasado' : 'Cerrada'}</Chip>}
          </>
        }
      >
        {title}
      </CardTitle>
      <CardBody>
        <Text tone="muted" className={styles.gist}>
          {description}
        </Text>
        <Cluster as="ul" gap={3} className={styles.facts}>
          {gist !== null && (
            <li className={styles.fact}>
              <Icon name={details.type === 'Evento' ? 'clock' : 'euro'} />
              {gist}
            </li>
          )}
          {place !== null && (
            <li className={styles.fact}>
              <Icon name="map-pin" />
              {place}
            </li>
          )}
        </Cluster>
      </CardBody>
      {status === 'open' && (
        <CardFooter>
          <InterestButton opportunity={opportunity} size="sm" />
        </CardFooter>
      )}
    </Card>
  );
}
