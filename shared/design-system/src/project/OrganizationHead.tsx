import { type ReactNode } from 'react';
import { type Organization } from '@puente/contract/entities/organization';
import { Chip } from '../chip/index.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { kindOf } from './organization-words.ts';
import styles from './OrganizationHead.module.css';

interface OrganizationHeadProps {
  organization: Pick<Organization, 'name' | 'type' | 'sector' | 'location' | 'verified'>;
  mark: ReactNode;
  level: HeadingLevel;
  /** Action for the reader: follow, or edit for the organisation's own people. */
  action?: ReactNode;
}

/** Header of an organisation's page. */
export function OrganizationHead({ organization, mark, level, action }: OrganizationHeadProps) {
  return (
    <header className={styles.head}>
      {mark}
      <Stack gap={2} className={styles.titles}>
        <Heading level={level} tabIndex={level === 1 ? -1 : undefined}>
          {organization.name}
        </Heading>
        <Text tone="muted">{kindOf(organization)}</Text>
        <Cluster gap={2}>
          {organization.verified ? (
            <Chip tone="success" icon="success">
              Organización verificada
            </Chip>
          ) : (
            <Chip icon="info">Pendiente de verificar</Chip>
          )}
        </Cluster>
      </Stack>
      {action}
    </header>
  );
}
