import type { Status } from '@puente/contract/constants/statuses';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { afterwards, moves } from './moves.ts';

interface AnswerQuestionProps {
  name: string;
  /** The answer that the user is about to give; null while there is none. */
  answer: Status | null;
  onConfirm: (answer: Status) => void;
  onCancel: () => void;
}

export function AnswerQuestion({ name, answer, onConfirm, onCancel }: AnswerQuestionProps) {
  const move = answer === null ? undefined : moves[answer];
  return (
    <ConfirmDialog
      open={move?.question !== undefined}
      title={move?.question?.title(name)}
      confirmLabel={move?.label ?? ''}
      tone={move?.question?.tone}
      onCancel={onCancel}
      onConfirm={() => {
        if (answer !== null) onConfirm(answer);
      }}
    >
      {answer !== null && move?.question && (
        <p>
          {move.question.text} {afterwards(answer)}
        </p>
      )}
    </ConfirmDialog>
  );
}
