import { degreePages } from '@puente/client/degree-pages';
import { profileQueries, updateTeacher } from '@puente/client/profiles';
import * as studyQueries from '@puente/client/study-queries';
import { universityPages } from '@puente/client/university-pages';
import type { Teacher } from '@puente/contract/entities/profiles';
import type { UniversityName } from '@puente/contract/entities/study';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { UserId } from '@puente/contract/ids';
import { AnswersNotice } from '@puente/design-system/clash-notice';
import { DraftStatus } from '@puente/design-system/field';
import { MultiStepForm, type Outcome } from '@puente/design-system/multi-step-form';
import { Retry } from '@puente/design-system/retry';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { refusalOfSteps } from '@puente/platform/forms';
import { retryOf, useQuery, useQueryClient } from '@puente/platform/query';
import { changedAnswers, useRecordSteps } from '@puente/platform/record-forms';
import { updateUser } from '@puente/platform/session';
import { showToast, useReady } from '@puente/platform/ui';
import type { SectionProps } from '../sections.ts';
import sheet from '../Sheet.module.css';
import { knownTeaching, teachingForm, teachingOf } from './answers.ts';

/** University, area and degrees of a teacher (specification §3, teacher). */
export default function Teaching({ user }: SectionProps) {
  const teacher = useQuery(profileQueries.teacher(user.id));
  const areas = useQuery(studyQueries.areaNames());
  const universities = useQuery(studyQueries.universitiesFound(''));
  const loading = teacher.isPending || areas.isPending || universities.isPending;
  useReady(!loading);
  return <div className={sheet.sheet}>{content()}</div>;

  function content() {
    if (loading) return <SkeletonForm />;
    if (!teacher.data || !areas.data || !universities.data) {
      return (
        <Retry
          place="page"
          headingLevel={2}
          title="No hemos podido cargar tu docencia"
          {...retryOf(teacher, areas, universities)}
        />
      );
    }
    return (
      <TeachingForm
        user={user.id}
        teacher={teacher.data}
        areas={areas.data.map(({ name }) => name)}
        universities={universities.data}
      />
    );
  }
}

interface TeachingFormProps {
  user: UserId;
  teacher: Teacher;
  areas: readonly string[];
  universities: readonly UniversityName[];
}

function TeachingForm({ user, teacher, areas, universities }: TeachingFormProps) {
  const queryClient = useQueryClient();
  const steps = [teachingForm(areas)];
  const answers = useRecordSteps('teaching', teacher, {
    answersOf: (record) => knownTeaching(record, universities),
    read: async () =>
      (await queryClient.fetchQuery({ ...profileQueries.teacher(user), staleTime: 0 })) ?? teacher,
  });
  const { draft, conflict } = answers;

  async function save(values: FieldValues): Promise<Outcome> {
    const { data, errors } = teachingOf(values);
    if (!data) return { errors };
    try {
      const saved = await answers.save(values, async (mine, before, base) => {
        const changed = changedAnswers({ ...teachingOf(before).data }, { ...teachingOf(mine).data });
        return (await updateTeacher(teacher.id, { ...changed, base })).data;
      });
      updateUser((user) => ({
        ...user,
        ...(user.details && { details: { ...user.details, university: saved.university } }),
      }));
      draft.forget();
      await queryClient.invalidateQueries({ queryKey: profileQueries.key });
      showToast({ tone: 'success', message: 'Hemos guardado tu docencia.' });
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
      sources={{ pick: { university: universityPages(queryClient), degrees: degreePages(queryClient) } }}
      submitLabel="Guardar mi docencia"
      status={<DraftStatus {...draft.saved} />}
      notice={<AnswersNotice draft={draft.notice} conflict={conflict} steps={steps} />}
      paused={draft.notice.otherTab}
      onChange={answers.onChange}
      onSubmit={save}
    />
  );
}
