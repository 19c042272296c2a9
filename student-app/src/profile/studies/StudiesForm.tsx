import { useState } from 'react';
import { projectQueries } from '@puente/client/projects';
import * as studentQueries from '@puente/client/student-queries';
import { updateStudent } from '@puente/client/students';
import type { Student } from '@puente/contract/entities/student';
import type { UniversityName } from '@puente/contract/entities/study';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { DraftNotice, DraftStatus } from '@puente/design-system/field';
import { MultiStepForm, type Outcome } from '@puente/design-system/multi-step-form';
import { refusalOfSteps, useStepsDraft } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { knownAnswers } from '../../wizard/answers.ts';
import { pickableLists } from '../../wizard/pickable-lists.ts';
import { knownStudies, studiesForm, studiesOf } from './answers.ts';

interface StudiesFormProps {
  student: Student;
  areas: readonly string[];
  universities: readonly UniversityName[];
}

export function StudiesForm({ student, areas, universities }: StudiesFormProps) {
  const queryClient = useQueryClient();
  const [known] = useState(() => ({ ...knownAnswers(student, universities), ...knownStudies(student) }));
  const [answered, setAnswered] = useState<FieldValues>({});
  const draft = useStepsDraft('student-studies');

  async function save(values: FieldValues): Promise<Outcome> {
    const { data, errors } = studiesOf(values);
    if (!data) return { errors };
    try {
      const { data: saved } = await updateStudent(student.id, data);
      updateUser((user) => ({
        ...user,
        ...(user.details && {
          details: {
            ...user.details,
            university: saved.university,
            province: saved.province,
            situation: saved.situation,
          },
        }),
      }));
      draft.forget();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: studentQueries.key }),
        // What fits this student is another question now.
        queryClient.invalidateQueries({ queryKey: projectQueries.key }),
      ]);
      showToast({ tone: 'success', message: 'Hemos guardado tus estudios.' });
      return { saved: true };
    } catch (error) {
      return refusalOfSteps(error);
    }
  }

  return (
    <MultiStepForm
      steps={[studiesForm(areas)]}
      initial={known}
      draft={draft.draft}
      sources={pickableLists(queryClient, { ...known, ...draft.draft?.values, ...answered })}
      submitLabel="Guardar mis estudios"
      status={<DraftStatus {...draft.saved} />}
      notice={<DraftNotice {...draft.notice} />}
      paused={draft.notice.otherTab}
      onChange={(values, page) => {
        setAnswered(values);
        draft.onChange(values, page);
      }}
      onSubmit={save}
    />
  );
}
