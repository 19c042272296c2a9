import { useState } from 'react';
import { ApiError, messageOf, reportUnexpected } from '@puente/client/api-error';
import { uploadFile } from '@puente/client/upload';
import { updateWork, workQueries } from '@puente/client/works';
import type { WorkStage } from '@puente/contract/constants/works';
import type { Work } from '@puente/contract/entities/work';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { answersOf } from '@puente/contract/forms/work-answers';
import type { WorkStep } from '@puente/contract/forms/work-steps';
import { DraftNotice, DraftStatus } from '@puente/design-system/field';
import { MultiStepForm } from '@puente/design-system/multi-step-form';
import { explainUpload, messagesOfIssues, usePreload, useStepsDraft } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast, usePageTitle } from '@puente/platform/ui';
import { workDraftStore } from './work-draft.ts';
import styles from './WorkForm.module.css';

interface WorkFormProps {
  work: Work;
  /** The stage that it will have: its own, or one that it has reached. */
  stage: WorkStage;
  steps: readonly WorkStep[];
  title: string;
}

/** With its schemas it weighs as much as the rest of the page. */
const loadChanges = () =>
  import(/* webpackChunkName: "work-changes" */ '@puente/contract/forms/work-changes');

/** The pages of the form. What is typed is kept as the work's draft; sending them changes the work. */
export function WorkForm({ work, stage, steps, title }: WorkFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [store] = useState(() => workDraftStore(work.id));
  const draft = useStepsDraft(`tfx-${work.id}`, store);
  const [failure, setFailure] = useState<string>();
  const [place, setPlace] = useState('');
  usePageTitle(place === '' ? title : `${place} · ${title}`);

  usePreload(loadChanges);

  async function save(answers: FieldValues) {
    const { changesOf } = await loadChanges();
    const changes = changesOf(stage, answers);
    if (!changes.success) return { errors: messagesOfIssues(changes.error.issues) };
    try {
      const { data } = await draft.sendForm(() => updateWork(work.id, changes.data));
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
        initial={answersOf(work)}
        draft={draft.draft}
        sources={{ upload: uploadFile, explainUpload, unfinished: draft.unfinished }}
        submitLabel={work.isDraft ? 'Guardar y ver cómo queda' : 'Guardar los cambios'}
        failureText={failure}
        notice={<DraftNotice {...draft.notice} />}
        status={<DraftStatus {...draft.saved} />}
        paused={draft.notice.otherTab}
        onStep={setPlace}
        onChange={draft.onChange}
        onSubmit={save}
      />
    </div>
  );
}
