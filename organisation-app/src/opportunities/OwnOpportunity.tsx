import type { Opportunity } from '@puente/contract/entities/opportunity';
import { Card, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { href } from '@puente/platform/links';
import { longMoment } from '../dates.ts';

/** An own opportunity with its status and the number of interested students. */
export function OwnOpportunity({
  opportunity: { id, title, details, isDraft, status, interested = 0, taken_down: takedown },
}: {
  opportunity: Opportunity;
}) {
  const gist = details.type === 'Evento' ? details.date && longMoment(details.date) : details.remuneration;
  const closed = details.type === 'Evento' ? 'Ya ha pasado' : 'Cerrada';
  const shown = status === 'open' ? 'Publicada' : closed;
  return (
    <Card interactive>
      <CardTitle
        level={2}
        href={href('opportunityEdit', { id })}
        eyebrow={
          <>
            <Chip tone="accent" icon={details.type === 'Evento' ? 'calendar' : 'briefcase'}>
              {details.type}
            </Chip>
            {takedown ? (
              <Chip tone="warning" icon="lock">
                Retirada por el equipo
              </Chip>
            ) : (
              <Chip>{isDraft ? 'Borrador' : shown}</Chip>
            )}
          </>
        }
      >
        {title}
      </CardTitle>
      <CardFooter>
        <span>{gist}</span>
        <span>{interested === 1 ? 'Le interesa a 1 persona' : `Le interesa a ${interested} personas`}</span>
      </CardFooter>
    </Card>
  );
}
