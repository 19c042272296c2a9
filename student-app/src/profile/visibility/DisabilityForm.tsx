import * as studentQueries from '@puente/client/student-queries';
import { updateStudent } from '@puente/client/students';
import type { Student } from '@puente/contract/entities/student';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { DraftNotice, DraftStatus } from '@puente/design-system/field';
import { MultiStepForm, type FormStep, type Outcome } from '@puente/design-system/multi-step-form';
import { refusalOfSteps, useStepsDraft } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { disabilityConsentField, disabilityField } from '../../wizard/fields.ts';
import { disabilityAnswer, disabilityOf } from '../../wizard/answers.ts';
import { keepable } from '../../wizard/keepable.ts';

const question: FormStep = {
  name: 'disability',
  title: 'Discapacidad',
  lead: 'Es un dato de salud: solo lo guardamos mientras lo consientes.',
  fields: [disabilityField, disabilityConsentField],
};

/** The answer about a disability, to be changed or taken back with its consent (decisions). */
export function DisabilityForm({ student }: { student: Student }) {
  const queryClient = useQueryClient();
  const draft = useStepsDraft('disability');

  async function save(values: FieldValues): Promise<Outcome> {
    try {
      await updateStudent(student.id, disabilityOf(values));
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
      initial={disabilityAnswer(student)}
      draft={draft.draft}
      submitLabel="Guardar mi respuesta"
      status={<DraftStatus {...draft.saved} />}
      notice={<DraftNotice {...draft.notice} />}
      paused={draft.notice.otherTab}
      onChange={(values, page) => draft.onChange(keepable(values), page)}
      onSubmit={save}
    />
  );
}
