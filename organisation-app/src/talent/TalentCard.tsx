import type { ReactNode } from 'react';
import type { Talent } from '@puente/contract/entities/student';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chips, factLine } from '@puente/design-system/details';
import type { HeadingLevel } from '@puente/design-system/heading';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { fullNameOf, studiesOf } from './talent-facts.ts';
import type { Reason } from './why-listed.ts';

/** Maximum number of interests on a card. The profile shows them all. */
const mostInterests = 4;

interface TalentCardProps {
  talent: Talent;
  headingLevel?: HeadingLevel;
  /** Reasons why the student matches the search. Lists that a user made have none. */
  reasons?: readonly Reason[];
  actions?: ReactNode;
}

/** Card of a student: studies, place, interests, and the reasons why they match the search. */
export function TalentCard({ talent, headingLevel = 2, reasons, actions }: TalentCardProps) {
  const { id, university, province, tags, work_deadline: deadline } = talent;
  const studies = studiesOf(talent);
  return (
    <Card interactive>
      <CardTitle
        level={headingLevel}
        href={href('talentProfile', { id })}
        eyebrow={factLine([university, province])}
      >
        {fullNameOf(talent)}
      </CardTitle>
      <CardBody>
        {studies !== '' && <Text size="sm">{studies}</Text>}
        {tags.length > 0 && <Chips label="Intereses" words={tags.slice(0, mostInterests)} />}
        {reasons && <WhyListed reasons={reasons} />}
      </CardBody>
      {(deadline !== null || actions !== undefined) && (
        <CardFooter>
          {deadline !== null && <span>{`TFG o TFM: ${deadline}`}</span>}
          {actions}
        </CardFooter>
      )}
    </Card>
  );
}

/** 'Por qué aparece': the values in the profile that match the filters, or a note that no filter is active. */
function WhyListed({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <Text size="sm" tone="muted">
      <strong>Por qué aparece:</strong>{' '}
      <span>
        {reasons.length === 0
          ? 'ha elegido que las organizaciones le encuentren.'
          : reasons.map(({ label, words }) => `${label}: ${words}`).join('. ') + '.'}
      </span>
    </Text>
  );
}
