import type { Work } from '@puente/contract/entities/work';
import { Card, CardActions, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { factLine } from '@puente/design-system/details';
import type { HeadingLevel } from '@puente/design-system/heading';
import { Cluster } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useCanSave } from '../saved/use-can-save.ts';
import { SaveWorkButton } from './SaveWorkButton.tsx';
import { authorOf, deliveryOf, stageOf } from './work-facts.ts';
import styles from './WorkCard.module.css';

export function WorkCard({ work, headingLevel }: { work: Work; headingLevel: HeadingLevel }) {
  const canSave = useCanSave();
  const { id, title, summary, student, study_areas: areas = [] } = work;
  const facts = factLine([authorOf(work), student?.university, deliveryOf(work)]);

  return (
    <Card interactive>
      <CardTitle level={headingLevel} href={href('work', { id })} eyebrow={stageOf(work)}>
        {title}
      </CardTitle>
      <CardBody>
        <Text tone="muted" size="sm" className={styles.summary}>
          {summary}
        </Text>
        <Cluster as="ul" gap={1} aria-label="Áreas de estudio">
          {work.awarded && (
            <li>
              <Chip tone="accent" icon="star">
                Premiado
              </Chip>
            </li>
          )}
          {areas.map((area) => (
            <li key={area}>
              <Chip>{area}</Chip>
            </li>
          ))}
        </Cluster>
      </CardBody>
      <CardFooter>
        <span>{facts}</span>
      </CardFooter>
      {canSave && (
        <CardActions>
          <SaveWorkButton record={work} />
        </CardActions>
      )}
    </Card>
  );
}
