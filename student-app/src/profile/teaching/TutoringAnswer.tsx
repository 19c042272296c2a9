import { messageOf } from '@puente/client/api-error';
import { takeDeclineBack, teacherQueries } from '@puente/client/teachers';
import type { TeacherId } from '@puente/contract/ids';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { AcceptOrDecline } from '../AcceptOrDecline.tsx';

interface TutoringAnswerProps {
  teacher: TeacherId;
  title: string;
  /** What accepting means. */
  consequence: string;
  /** @param accepted null takes an acceptance back */
  answer: (accepted: boolean | null) => Promise<{ undo: string | null }>;
  /** Of the pages that show the record, with those who guide it. */
  shownBy: readonly string[];
  /** Once the list shows the answer. */
  onAnswered: () => void;
}

/**
 * This teacher has been named as the tutor of a project or a work: until they accept, nothing is told of them. Either answer
 * can be taken back while its message stands.
 */
export function TutoringAnswer({
  teacher,
  title,
  consequence,
  answer,
  shownBy,
  onAnswered,
}: TutoringAnswerProps) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([teacherQueries.key, shownBy].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  async function takeBack(undo: string | null): Promise<void> {
    try {
      await (undo === null ? answer(null) : takeDeclineBack(teacher, undo));
      await refresh();
      showToast({ tone: 'success', message: `«${title}» vuelve a esperar tu respuesta.` });
    } catch (error) {
      showToast({
        tone: 'danger',
        message: `No hemos podido deshacerlo. ${messageOf(error)}`,
        action: { label: 'Reintentar', onPress: () => void takeBack(undo) },
      });
    }
  }

  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (accepted: boolean) => answer(accepted),
    onSuccess: async ({ undo }, accepted) => {
      showToast({
        tone: 'success',
        message: accepted ? `Ya figuras en «${title}».` : `Ya no figuras en «${title}».`,
        action: { label: 'Deshacer', onPress: () => void takeBack(undo) },
      });
      await refresh();
      onAnswered();
    },
  });
  return <AcceptOrDecline consequence={consequence} busy={isPending} error={error} onAnswer={mutate} />;
}
