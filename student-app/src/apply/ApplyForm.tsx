import { useEffect, useRef } from 'react';
import { ApiError } from '@puente/client/api-error';
import * as applicationQueries from '@puente/client/application-queries';
import { applyToProject } from '@puente/client/applications';
import { projectQueries } from '@puente/client/projects';
import { uploadFile } from '@puente/client/upload';
import { brand } from '@puente/contract/brand';
import type { Application } from '@puente/contract/entities/application';
import type { Project } from '@puente/contract/entities/project';
import type { ErrorCode, FieldErrors } from '@puente/contract/errors';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { DraftNotice, DraftStatus } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { MultiStepForm } from '@puente/design-system/multi-step-form';
import { Text } from '@puente/design-system/text';
import { explainUpload, outcomeOf, usePreload, useStepsDraft } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { updateUser } from '@puente/platform/session';
import { applicationDraftStore } from './application-draft.ts';
import styles from './ApplyForm.module.css';
import { loadAnswers } from './load-answers.ts';
import { applicationFields, applicationSteps } from './steps.ts';

/** Errors that no correction of the form can resolve. */
export type Closed = 'AlreadyApplied' | 'ProjectClosed';

/** Errors that replace the form with an explanation and a next step. */
export type Refused = Closed | 'ProfileIncomplete';

const isRefused = (code: ErrorCode): code is Refused =>
  code === 'AlreadyApplied' || code === 'ProjectClosed' || code === 'ProfileIncomplete';

interface ApplyFormProps {
  project: Project;
  onRefused: (why: Refused) => void;
  /** Called with 'Paso 2 de 4: …' on each page. */
  onStep: (words: string) => void;
}

export function ApplyForm({ project, onRefused, onStep }: ApplyFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const draft = useStepsDraft(`application-${project.id}`, applicationDraftStore(project.id, queryClient));
  const lastCv = useQuery(applicationQueries.sentCvs()).data?.[0];
  const sent = useRef<Application>(null);
  usePreload(loadAnswers);
  useEffect(
    () => () => {
      // Update the cache on unmount only: earlier, the sent application would briefly replace the form.
      if (sent.current)
        queryClient.setQueryData(applicationQueries.mineTo(project.id).queryKey, sent.current);
    },
    [project.id, queryClient],
  );

  async function send(answers: FieldValues) {
    try {
      const { applicationFrom } = await loadAnswers();
      const { data } = await draft.sendForm(() => applyToProject(applicationFrom(project.id, answers)));
      // Cached lists of applications lack this application: drop them.
      queryClient.removeQueries({ queryKey: applicationQueries.key, type: 'inactive' });
      sent.current = data;
      // Replace the history entry, so that 'Atrás' does not lead to the form.
      await navigate(href('application', { id: data.id }, { sent: 1 }), { replace: true });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError && isRefused(error.code))) return explain(error);
      if (error.code === 'ProfileIncomplete') noteIncomplete(error.fields);
      else noteClosed(error.code);
      onRefused(error.code);
      return undefined;
    }
  }

  function noteClosed(why: Closed) {
    const applied = why === 'AlreadyApplied';
    if (applied) draft.forget();
    void queryClient.invalidateQueries({ queryKey: applied ? applicationQueries.key : projectQueries.key });
  }

  return (
    <MultiStepForm
      steps={applicationSteps}
      draft={draft.draft}
      onChange={draft.onChange}
      onSubmit={send}
      onStep={onStep}
      submitLabel="Enviar solicitud"
      sources={{
        upload: async (file, purpose, options) => {
          const { id, name, size } = await uploadFile(file, purpose, options);
          return { id, name, size };
        },
        explainUpload,
        unfinished: draft.unfinished,
        known: lastCv && { CV: { file: lastCv, label: 'Usar el de tu última solicitud' } },
      }}
      notice={<DraftNotice {...draft.notice} />}
      status={<DraftStatus {...draft.saved} />}
      paused={draft.notice.otherTab}
      beforeSending={<PrivacyNotice organization={project.organization?.name} />}
    />
  );
}

/** Clears the missing fields in the session: the profile was changed elsewhere, and this tab's copy is stale. */
function noteIncomplete(missing: FieldErrors) {
  const emptied = Object.fromEntries(Object.keys(missing).map((field) => [field, null]));
  updateUser((user) => ({ ...user, details: user.details && { ...user.details, ...emptied } }));
}

function explain(error: unknown) {
  const outcome = outcomeOf(
    error,
    applicationFields.map(({ value }) => value),
  );
  return 'failure' in outcome
    ? {
        failure: `No hemos podido enviar tu solicitud. ${outcome.failure} No has perdido nada de lo que has escrito.`,
      }
    : outcome;
}

/** First layer of the privacy notice for an application. The privacy policy is the second. */
function PrivacyNotice({
  organization = 'La organización que propone el proyecto',
}: {
  organization?: string | undefined;
}) {
  return (
    <Stack as="section" gap={2} className={styles.notice} aria-labelledby="apply-privacy">
      <Heading level={2} size="sm" id="apply-privacy">
        Qué pasa con tus datos
      </Heading>
      <Text size="sm">
        {`${brand.name} los usa para gestionar tu solicitud a este proyecto. ${organization} verá tu nombre, tu universidad, tu provincia, lo que escribas aquí y tu currículum y, si tu perfil no es privado, lo que estudias y en qué encajas; tu correo electrónico y tu teléfono, solo si te preselecciona y hemos verificado quién es. Puedes consultarlos, corregirlos o borrarlos cuando quieras.`}
      </Text>
      <Text size="sm">
        <Link href={href('privacy')} external>
          Lee la política de privacidad
        </Link>
      </Text>
    </Stack>
  );
}
