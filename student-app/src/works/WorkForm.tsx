import { useState } from 'react';
import { ApiError, messageOf, reportUnexpected } from '@puente/client/api-error';
import { uploadFile } from '@puente/client/upload';
import { updateWork, workQueries } from '@puente/client/works';
import type { WorkStage } from '@puente/contract/constants/works';
import type { Work } from '@puente/contract/entities/work';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { answersOf } from '@puente/contract/forms/work-answers';
import type { WorkStep } from '@puente/contract/forms/work-steps';
import { AnswersNotice } from '@puente/design-system/clash-notice';
import { DraftStatus } from '@puente/design-system/field';
import { MultiStepForm } from '@puente/design-system/multi-step-form';
import { explainUpload, messagesOfIssues, usePreload } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { changedAnswers, useRecordSteps } from '@puente/platform/record-forms';
import { useNavigate } from '@puente/platform/router';
import { showToast, usePageTitle } from '@puente/platform/ui';
import { workDraftStore } from './work-draft.ts';
import styles from './WorkForm.module.css';

interface WorkFormProps {
  work: Work;
  /** Stage after saving: the current one, or the next one. */
  stage: WorkStage;
  steps: readonly WorkStep[];
  title: string;
}

/** Loads the conversion of the answers. With its schemas it is as large as the rest of the page. */
const loadChanges = () =>
  import(/* webpackChunkName: "work-changes" */ '@puente/contract/forms/work-changes');

/** Pages of the form. Answers are kept as the work's draft; submitting them changes the work. */
export function WorkForm({ work, stage, steps, title }: WorkFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [store] = useState(() => workDraftStore(work.id));
  const [failure, setFailure] = useState<string>();
  const [place, setPlace] = useState('');
  usePageTitle(place === '' ? title : `${place} · ${title}`);

  usePreload(loadChanges);
  const answers = useRecordSteps(`tfx-${work.id}`, work, {
    answersOf,
    read: () => queryClient.fetchQuery({ ...workQueries.one(work.id), staleTime: 0 }),
    store,
  });
  const { draft, conflict } = answers;

  async function save(given: FieldValues) {
    const { changesOf } = await loadChanges();
    const changes = changesOf(stage, given);
    if (!changes.success) return { errors: messagesOfIssues(changes.error.issues) };
    try {
      const data = await draft.sendForm(() =>
        answers.save(given, async (mine, before, base) => {
          const saved = changesOf(work.status, before).data;
          const changed = changedAnswers({ ...saved }, { ...changesOf(stage, mine).data });
          return (await updateWork(work.id, { ...changed, base })).data;
        }),
      );
      await queryClient.invalidateQueries({ queryKey: workQueries.key, refetchType: 'none' });
      queryClient.setQueryData(workQueries.one(work.id).queryKey, data);
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return { errors: error.fields };
      reportUnexpected(error);
      setFailure(`${messageOf(error)} No has perdido nada de lo que has escrito.`);
      throw error;
    }
    showToast({ tone: 'success', message: work.isDraft ? 'Guardado. Así se verá.' : 'Cambios guardados.' });
    await navigate(href('work', { id: work.id }));
    return undefined;
  }

  return (
    <div className={styles.sheet}>
      <MultiStepForm
        steps={steps}
        initial={answers.initial}
        draft={answers.source}
        sources={{ upload: uploadFile, explainUpload, unfinished: draft.unfinished }}
        submitLabel={work.isDraft ? 'Guardar y ver cómo queda' : 'Guardar los cambios'}
        failureText={failure}
        notice={<AnswersNotice draft={draft.notice} conflict={conflict} steps={steps} />}
        status={<DraftStatus {...draft.saved} />}
        paused={draft.notice.otherTab}
        onStep={setPlace}
        onChange={answers.onChange}
        onSubmit={save}
      />
    </div>
  );
}
