import { messageOf } from '@puente/client/api-error';
import { teacherQueries, undoDecline } from '@puente/client/teachers';
import type { TeacherId } from '@puente/contract/ids';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { AcceptOrDecline } from '../AcceptOrDecline.tsx';

interface TutoringAnswerProps {
  teacher: TeacherId;
  title: string;
  /** Consequence of accepting. */
  consequence: string;
  /** @param accepted null revokes an acceptance */
  answer: (accepted: boolean | null) => Promise<{ undo: string | null }>;
  /** Query keys of the pages that show the record with its tutors. */
  shownBy: readonly string[];
  /** Called once the list shows the answer. */
  onAnswered: () => void;
}

/**
 * Asks a teacher who was named as the tutor of a project or a work. Until they accept, nothing about them is published. Either answer can
 * be undone while its message is visible.
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
      await (undo === null ? answer(null) : undoDecline(teacher, undo));
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
