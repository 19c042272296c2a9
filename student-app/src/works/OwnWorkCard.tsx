import type { Work } from '@puente/contract/entities/work';
import { stagesAfter } from '@puente/contract/forms/work-steps';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { RemoveWork } from './RemoveWork.tsx';
import { dayInWords, stageOf } from './work-facts.ts';
import { standingOf } from './work-standing.ts';

/** Card of an own work: its status and next action. */
export function OwnWorkCard({ work, onRemoved }: { work: Work; onRemoved: () => void }) {
  const { id, summary, status, isDraft } = work;
  const { title: why, text } = standingOf(work);
  // A draft that was never saved has no page to look at yet.
  const isBegun = summary === '';
  const name = work.title || 'Sin título todavía';
  const [next] = stagesAfter(status);

  return (
    <Card interactive>
      <CardTitle level={4} href={href(isBegun ? 'workEdit' : 'work', { id })} eyebrow={stageOf(work)}>
        {name}
      </CardTitle>
      <CardBody>
        {work.isHidden === true && (
          <Text size="sm">
            <strong>{`${why}.`}</strong> {text}
          </Text>
        )}
        <Cluster gap={2}>
          <ButtonLink href={href('workEdit', { id })} size="sm" variant="secondary">
            <span>{isBegun ? 'Seguir rellenando' : 'Editar'}</span>
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </ButtonLink>
          {next && !isBegun && (
            <ButtonLink href={href('workComplete', { id }, { status: next })} size="sm" variant="quiet">
              <span>{next === 'onGoing' ? 'Ya está en curso' : 'Ya está terminado'}</span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </ButtonLink>
          )}
          {isDraft && <RemoveWork work={work} name={name} onRemoved={onRemoved} />}
        </Cluster>
      </CardBody>
      <CardFooter>
        <span>{`Último cambio: ${dayInWords(work.updatedAt)}`}</span>
      </CardFooter>
    </Card>
  );
}
