import { projectQueries } from '@puente/client/projects';
import * as studentQueries from '@puente/client/student-queries';
import { updateStudent } from '@puente/client/students';
import type { Student } from '@puente/contract/entities/student';
import type { UniversityName } from '@puente/contract/entities/study';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { UserId } from '@puente/contract/ids';
import { AnswersNotice } from '@puente/design-system/clash-notice';
import { DraftStatus } from '@puente/design-system/field';
import { MultiStepForm, type Outcome } from '@puente/design-system/multi-step-form';
import { refusalOfSteps } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { changedAnswers, useRecordSteps } from '@puente/platform/record-forms';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { knownAnswers } from '../../wizard/answers.ts';
import { pickableLists } from '../../wizard/pickable-lists.ts';
import { knownStudies, studiesForm, studiesFrom } from './answers.ts';

interface StudiesFormProps {
  user: UserId;
  student: Student;
  areas: readonly string[];
  universities: readonly UniversityName[];
}

export function StudiesForm({ user, student, areas, universities }: StudiesFormProps) {
  const queryClient = useQueryClient();
  const steps = [studiesForm(areas)];
  const answers = useRecordSteps('student-studies', student, {
    answersOf: (record) => ({ ...knownAnswers(record, universities), ...knownStudies(record) }),
    read: () =>
      queryClient.fetchQuery({ ...studentQueries.one(user, ['student_area', 'degrees']), staleTime: 0 }),
  });
  const { draft, conflict } = answers;

  async function save(values: FieldValues): Promise<Outcome> {
    const { data, errors } = studiesFrom(values);
    if (!data) return { errors };
    try {
      const saved = await answers.save(values, async (mine, before, base) => {
        const changed = changedAnswers({ ...studiesFrom(before).data }, { ...studiesFrom(mine).data });
        return (await updateStudent(student.id, { ...changed, base })).data;
      });
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
        // The matches depend on the student's studies.
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
      steps={steps}
      initial={answers.initial}
      draft={answers.source}
      sources={pickableLists(queryClient, answers.now.values)}
      submitLabel="Guardar mis estudios"
      status={<DraftStatus {...draft.saved} />}
      notice={<AnswersNotice draft={draft.notice} conflict={conflict} steps={steps} />}
      paused={draft.notice.otherTab}
      onChange={answers.onChange}
      onSubmit={save}
    />
  );
}
