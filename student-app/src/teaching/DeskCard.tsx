import type { TeacherId } from '@puente/contract/ids';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { factLine } from '@puente/design-system/details';
import { Cluster } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { stepInWords } from '../collaborations/collaboration-words.ts';
import { ProjectGuidance, WorkGuidance } from '../profile/teaching/GuidanceAnswers.tsx';
import { deskKinds, type DeskRow } from './desk-rows.ts';

interface DeskCardProps {
  row: DeskRow;
  teacher: TeacherId;
  /** Called once the desk shows the answer: the buttons are gone. */
  onAnswered: () => void;
}

/** A record on the desk: who works on it, what is next, and the teacher's answer if it waits for one. */
export function DeskCard({ row, teacher, onAnswered }: DeskCardProps) {
  const { kind, title, href, who, organization, label, next, state } = row;
  const step = row.kind === 'collaboration' ? stepInWords(row.record) : null;
  return (
    <Card interactive>
      <CardTitle
        level={3}
        href={href}
        eyebrow={
          <Cluster as="span" gap={2}>
            <Chip>{label}</Chip>
            {factLine([deskKinds[kind], who, organization])}
          </Cluster>
        }
      >
        {title}
      </CardTitle>
      {step && (
        <CardBody>
          <Text>{state === 'waiting' ? <strong>{next}</strong> : next}</Text>
          {step.until !== null && (
            <Text size="sm" tone="muted">
              {step.isLate ? `${step.until}: ese día ya ha pasado.` : step.until}
            </Text>
          )}
        </CardBody>
      )}
      {state === 'waiting' && row.kind === 'work' && (
        <CardFooter>
          <WorkGuidance teacher={teacher} record={row.record} onAnswered={onAnswered} />
        </CardFooter>
      )}
      {state === 'waiting' && row.kind === 'project' && (
        <CardFooter>
          <ProjectGuidance teacher={teacher} record={row.record} onAnswered={onAnswered} />
        </CardFooter>
      )}
    </Card>
  );
}
