import type { Work } from '@puente/contract/entities/work';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { Chips, factLine } from '@puente/design-system/details';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { FollowUp } from './FollowUp.tsx';
import { SaveWork } from './SaveWork.tsx';

/** Card of a finished work, with the actions of an organisation. */
export function InnovationCard({ work }: { work: Work }) {
  const { id, title, summary, sector, awarded, student, came_from: from, study_areas: areas = [] } = work;
  const author = student ? `${student.name} ${student.surname}`.trim() : null;
  return (
    <Card interactive>
      <CardTitle level={2} href={href('work', { id })} eyebrow={factLine([author, student?.university])}>
        {title}
      </CardTitle>
      <CardBody>
        <Text tone="muted" size="sm">
          {summary.length > longest ? `${summary.slice(0, longest).trimEnd()}…` : summary}
        </Text>
        {(awarded || from) && (
          <Cluster gap={1}>
            {awarded && (
              <Chip tone="accent" icon="star">
                Premiado
              </Chip>
            )}
            {from && <Chip icon="building">{`Hecho con ${from.organization.name}`}</Chip>}
          </Cluster>
        )}
        <Chips label="Sector y áreas" words={sector === null ? areas : [sector, ...areas]} />
      </CardBody>
      <CardFooter>
        <Cluster gap={2}>
          <FollowUp work={work} />
          {work.contactable && student !== null && (
            <ButtonLink size="sm" variant="quiet" icon="chat" href={href('chat', {}, { work: id })}>
              Escribir a su autor
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </ButtonLink>
          )}
          {work.tutor_contactable === true && (
            <ButtonLink size="sm" variant="quiet" icon="chat" href={href('chat', {}, { 'tutor-of': id })}>
              Escribir a quien lo dirige
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </ButtonLink>
          )}
          <SaveWork work={work} />
        </Cluster>
      </CardFooter>
    </Card>
  );
}

/** Maximum length of the summary on a card. The work's page shows it in full. */
const longest = 220;
