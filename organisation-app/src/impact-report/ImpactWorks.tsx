import { impactCounting } from '@puente/contract/constants/impact';
import type { ImpactReport } from '@puente/contract/entities/impact';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { shortDate } from '../dates.ts';
import styles from './ImpactReport.module.css';

/** The works that students of the organisation published in the year. */
export function ImpactWorks({ report: { year, works } }: { report: ImpactReport }) {
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>TFG y TFM publicados</Heading>
      <Text size="sm" tone="muted">
        {impactCounting.works}
      </Text>
      {works.length === 0 ? (
        <Text>{`Ninguno en ${year}.`}</Text>
      ) : (
        <ul className={styles.reasons}>
          {works.map(({ id, title, publishedAt }) => (
            <li key={id}>
              <Link href={href('work', { id })}>{title}</Link>
              <p className={styles.counting}>{`Publicado el ${shortDate(publishedAt)}`}</p>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
