import { useState } from 'react';
import { applicationMoves, type Status } from '@puente/contract/constants/statuses';
import { Button } from '@puente/design-system/button';
import { Cluster } from '@puente/design-system/layout';
import { VisuallyHidden } from '@puente/design-system/text';
import { AnswerQuestion } from './AnswerQuestion.tsx';
import { moves } from './moves.ts';

interface ApplicationMovesProps {
  name: string;
  status: Status;
  pending: Status | null;
  onDecide: (to: Status) => void;
}

/** The answers that are possible now. An answer that the student will read has to be confirmed first. */
export function ApplicationMoves({ name, status, pending, onDecide }: ApplicationMovesProps) {
  const [asking, setAsking] = useState<Status | null>(null);
  const possible = offered(applicationMoves[status]);
  if (possible.length === 0) return null;

  return (
    <>
      <Cluster gap={2} role="group" aria-label={`Responder a ${name}`}>
        {possible.map((to, index) => (
          <Button
            key={to}
            size="sm"
            variant={index === 0 ? 'primary' : to === 'rejected' || to === 'new' ? 'quiet' : 'secondary'}
            busy={pending === to}
            aria-disabled={(pending !== null && pending !== to) || undefined}
            onClick={() => (moves[to]?.question ? setAsking(to) : onDecide(to))}
          >
            {moves[to]?.label}
            <VisuallyHidden> a {name}</VisuallyHidden>
          </Button>
        ))}
      </Cluster>
      <AnswerQuestion
        name={name}
        answer={asking}
        onCancel={() => setAsking(null)}
        onConfirm={(to) => {
          setAsking(null);
          onDecide(to);
        }}
      />
    </>
  );
}

/** Steps forward come first; back to the new applications, the least likely choice, comes last. */
const offered = (possible: readonly Status[]): readonly Status[] =>
  possible.toSorted((one, other) => Number(one === 'new') - Number(other === 'new'));
