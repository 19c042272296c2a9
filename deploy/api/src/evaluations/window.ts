import { type EvaluationWindow, evaluationWindowOf } from '@puente/contract/evaluation-window';
import type { CollaborationRow } from '../collaborations/policy.ts';

/** The window of `evaluationWindowOf` for a row. */
export const windowOf = ({
  state,
  ends,
  startedAt,
  deliveredAt,
  endedAt,
}: Pick<
  CollaborationRow,
  'state' | 'ends' | 'startedAt' | 'deliveredAt' | 'endedAt'
>): EvaluationWindow | null =>
  evaluationWindowOf({
    state,
    ends,
    startedAt: startedAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  });
