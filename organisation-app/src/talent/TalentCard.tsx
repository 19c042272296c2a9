import type { ReactNode } from 'react';
import type { Talent } from '@puente/contract/entities/student';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chips, factLine } from '@puente/design-system/details';
import type { HeadingLevel } from '@puente/design-system/heading';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { fullNameOf, studiesOf } from './talent-facts.ts';
import { WhyListed } from './WhyListed.tsx';
import type { Reason } from './why-listed.ts';

/** Interests that a card names: the profile has them all. */
const mostInterests = 4;

interface TalentCardProps {
  talent: Talent;
  headingLevel?: HeadingLevel;
  /** Why they are in a list that was asked for; a list that a user made needs none. */
  reasons?: readonly Reason[];
  actions?: ReactNode;
}

/** A student among others: what they study, where, what interests them, and why they are in this list. */
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
