import type { InterestedStudent } from '@puente/contract/entities/opportunity';
import type { OpportunityId } from '@puente/contract/ids';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { factLine } from '@puente/design-system/details';
import { Checkbox } from '@puente/design-system/field';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { shortDate } from '../dates.ts';

interface InterestedPersonProps {
  person: InterestedStudent;
  opportunity: OpportunityId;
  /** Undefined if the organisation cannot write to the student. */
  choice?: { chosen: boolean; onToggle: () => void } | undefined;
}

/** A student who is interested in the opportunity, with links to write to them. */
export function InterestedPerson({ person, opportunity, choice }: InterestedPersonProps) {
  const { id, university, province, student_area: area, date, written_at: written } = person;
  const name = `${person.name} ${person.surname}`;
  return (
    <Card>
      <CardTitle level={2} eyebrow={factLine([university, province])}>
        {name}
      </CardTitle>
      <CardBody>
        {area !== null && <span>{area}</span>}
        <Cluster gap={3}>
          <span>{`Lo dijo el ${shortDate(date)}`}</span>
          {written !== null && <span>{`Último mensaje: ${shortDate(written)}`}</span>}
        </Cluster>
      </CardBody>
      {choice && (
        <CardFooter>
          <Checkbox
            label={
              <>
                <span>Elegir</span>
                <VisuallyHidden>{` a ${name}`}</VisuallyHidden>
              </>
            }
            checked={choice.chosen}
            onChange={choice.onToggle}
          />
          <ButtonLink
            size="sm"
            variant="secondary"
            icon="chat"
            href={href('chat', {}, { opportunity, student: id })}
            aria-label={`Escribir a ${name}`}
          >
            Escribir
          </ButtonLink>
        </CardFooter>
      )}
    </Card>
  );
}
