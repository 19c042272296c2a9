import type { Work } from '@puente/contract/entities/work';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { Cluster } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import styles from './AwardWorks.module.css';

/** Card of a student's work. The author is shown if the list requests it. */
export function WorkCard({ work: { id, title, summary, sector, awarded, student } }: { work: Work }) {
  return (
    <Card interactive>
      <CardTitle level={3} href={href('work', { id })}>
        {title}
      </CardTitle>
      <CardBody>
        <p className={styles.summary}>{summary}</p>
        <Cluster gap={2}>
          {awarded && <Chip tone="accent">Premiado</Chip>}
          {sector !== null && <Chip>{sector}</Chip>}
        </Cluster>
      </CardBody>
      {student && (
        <CardFooter>
          <span>
            {[`${student.name} ${student.surname}`.trim(), student.university].filter(Boolean).join(' · ')}
          </span>
        </CardFooter>
      )}
    </Card>
  );
}
