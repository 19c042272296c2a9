import type { Work } from '@puente/contract/entities/work';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { Cluster } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import styles from './AwardWorks.module.css';

/** A work of a student in a row of some; its author is named where the list asks for them. */
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
