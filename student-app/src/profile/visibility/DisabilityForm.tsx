import * as studentQueries from '@puente/client/student-queries';
import { updateStudent } from '@puente/client/students';
import type { Student } from '@puente/contract/entities/student';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { UserId } from '@puente/contract/ids';
import { AnswersNotice } from '@puente/design-system/clash-notice';
import { DraftStatus } from '@puente/design-system/field';
import { type FormStep, MultiStepForm, type Outcome } from '@puente/design-system/multi-step-form';
import { refusalOfSteps } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { useRecordSteps } from '@puente/platform/record-forms';
import { showToast } from '@puente/platform/ui';
import { disabilityAnswer, disabilityOf } from '../../wizard/answers.ts';
import { disabilityConsentField, disabilityField } from '../../wizard/fields.ts';
import { keepable } from '../../wizard/keepable.ts';

const question: FormStep = {
  name: 'disability',
  title: 'Discapacidad',
  lead: 'Es un dato de salud: solo lo guardamos mientras lo consientes.',
  fields: [disabilityField, disabilityConsentField],
};

/** Form to change or withdraw the disability answer together with its consent (decisions). */
export function DisabilityForm({ user, student }: { user: UserId; student: Student }) {
  const queryClient = useQueryClient();
  const answers = useRecordSteps('disability', student, {
    answersOf: disabilityAnswer,
    read: () => queryClient.fetchQuery({ ...studentQueries.one(user), staleTime: 0 }),
    keepable,
  });
  const { draft, conflict } = answers;

  async function save(values: FieldValues): Promise<Outcome> {
    try {
      await answers.save(
        values,
        // Save both fields together: the consent is meaningless without the answer.
        async (mine, _, base) => (await updateStudent(student.id, { ...disabilityOf(mine), base })).data,
      );
      draft.forget();
      await queryClient.invalidateQueries({ queryKey: studentQueries.key });
      showToast({ tone: 'success', message: 'Hemos guardado tu respuesta.' });
      return { saved: true };
    } catch (error) {
      return refusalOfSteps(error);
    }
  }

  return (
    <MultiStepForm
      steps={[question]}
      initial={answers.initial}
      draft={answers.source}
      submitLabel="Guardar mi respuesta"
      status={<DraftStatus {...draft.saved} />}
      notice={<AnswersNotice draft={draft.notice} conflict={conflict} steps={[question]} />}
      paused={draft.notice.otherTab}
      onChange={answers.onChange}
      onSubmit={save}
    />
  );
}
