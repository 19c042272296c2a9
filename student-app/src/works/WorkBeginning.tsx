import { useState } from 'react';
import { ApiError, messageOf, reportUnexpected } from '@puente/client/api-error';
import { beginWork, workQueries } from '@puente/client/works';
import type { WorkStage } from '@puente/contract/constants/works';
import { textOf } from '@puente/contract/forms/answer-lists';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { workTitle } from '@puente/contract/forms/work-steps';
import { limits } from '@puente/contract/limits';
import { EmptyState } from '@puente/design-system/empty-state';
import { DraftNotice, DraftStatus } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { MultiStepForm, type Outcome } from '@puente/design-system/multi-step-form';
import { useStepsDraft } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { PublishLimit } from './PublishLimit.tsx';
import styles from './WorkForm.module.css';

interface WorkBeginningProps {
  stage: WorkStage;
  title: string;
  lead: string;
}

/** First page of a new work. It asks for the title, without which the server stores no record. */
export function WorkBeginning({ stage, title, lead }: WorkBeginningProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const draft = useStepsDraft(`tfx-new-${stage}`);
  const [isFull, setFull] = useState(false);
  usePageTitle(isFull ? 'Demasiados trabajos sin publicar' : title);
  useReady(true);

  async function begin(given: FieldValues): Promise<Outcome> {
    try {
      const { id } = await draft.sendForm(() => beginWork({ status: stage, title: textOf(given['title']) }));
      await queryClient.invalidateQueries({ queryKey: workQueries.key, refetchType: 'none' });
      await navigate(href('workForm', {}, { status: stage, work: id }), { replace: true });
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TooManyDrafts') {
        setFull(true);
        return undefined;
      }
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return { errors: error.fields };
      reportUnexpected(error);
      return { failure: `${messageOf(error)} Lo que has escrito sigue aquí.` };
    }
  }

  if (isFull)
    return (
      <EmptyState
        headingLevel={1}
        title={`Tienes ${limits.work.drafts} trabajos sin publicar`}
        action={<ButtonLink href={href('profile', {}, { section: 'tfx' })}>Ver mis trabajos</ButtonLink>}
      >
        Es el máximo. Publica o elimina alguno y podrás empezar otro.
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <PageHeader title={title} lead={lead} />
      <PublishLimit />
      <div className={styles.sheet}>
        <MultiStepForm
          steps={[{ name: 'beginning', title: 'Cómo se llama', fields: [workTitle] }]}
          draft={draft.draft}
          submitLabel="Empezar"
          notice={<DraftNotice {...draft.notice} />}
          status={<DraftStatus {...draft.saved} />}
          paused={draft.notice.otherTab}
          onChange={draft.onChange}
          onSubmit={begin}
        />
      </div>
    </Stack>
  );
}
