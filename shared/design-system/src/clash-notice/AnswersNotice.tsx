import { DraftNotice, type DraftNoticeProps } from '../field/index.ts';
import type { AnswersClashProps } from './AnswersClash.tsx';
import { AnswersClash } from './on-demand.tsx';

export interface AnswersNoticeProps extends Pick<AnswersClashProps, 'steps'> {
  draft: DraftNoticeProps;
  /** `id` changes with each conflict. */
  conflict: (Omit<AnswersClashProps, 'steps'> & { id: number }) | null;
}

/** Notice of a form about a record: the origin of its answers, and conflicts with changes made elsewhere. */
export const AnswersNotice = ({ draft, conflict, steps }: AnswersNoticeProps) => (
  <>
    <DraftNotice {...draft} />
    {conflict && <AnswersClash {...conflict} key={conflict.id} steps={steps} />}
  </>
);
