import { teacherQueries } from '@puente/client/teachers';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { AcceptOrDecline } from '../AcceptOrDecline.tsx';

interface TutoringAnswerProps {
  title: string;
  /** What accepting means. */
  consequence: string;
  answer: (accepted: boolean) => Promise<unknown>;
  /** Of the pages that show the record, with those who guide it. */
  shownBy: readonly string[];
  /** Once the list shows the answer. */
  onAnswered: () => void;
}

/** This teacher has been named as the tutor of a project or a work: until they accept, nothing is told of them. */
export function TutoringAnswer({ title, consequence, answer, shownBy, onAnswered }: TutoringAnswerProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: answer,
    onSuccess: async (_, accepted) => {
      showToast({
        tone: 'success',
        message: accepted ? `Ya figuras en «${title}».` : `Ya no figuras en «${title}».`,
      });
      await Promise.all(
        [teacherQueries.key, shownBy].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      onAnswered();
    },
  });
  return <AcceptOrDecline consequence={consequence} busy={isPending} error={error} onAnswer={mutate} />;
}
