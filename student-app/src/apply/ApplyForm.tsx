import { useEffect, useRef } from 'react';
import { ApiError } from '@puente/client/api-error';
import { applyToProject } from '@puente/client/applications';
import * as applicationQueries from '@puente/client/application-queries';
import { projectQueries } from '@puente/client/projects';
import type { Application } from '@puente/contract/entities/application';
import type { Project } from '@puente/contract/entities/project';
import type { ErrorCode } from '@puente/contract/errors';
import { applicationForm, type ApplicationForm } from '@puente/contract/forms/application';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice, TextArea } from '@puente/design-system/field';
import { FileField } from '@puente/design-system/file-field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { namedSummaryOf, useDraft, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { applicationDraftStore } from './application-draft.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { useCv } from './use-cv.ts';

/** Refusals that no correction of the form can change. */
export type Closed = 'AlreadyApplied' | 'ProjectClosed';

const isClosed = (code: ErrorCode): code is Closed => code === 'AlreadyApplied' || code === 'ProjectClosed';

/** What the fields are called in the summary of errors, in the order of the screen. */
const labels = {
  motivation: '¿Por qué te interesa este proyecto?',
  availability: 'Disponibilidad',
  CV: 'Currículum',
} as const;

interface ApplyFormProps {
  project: Project;
  onClosed: (why: Closed) => void;
}

export function ApplyForm({ project, onClosed }: ApplyFormProps) {
  const form = useForm<ApplicationForm>({
    resolver: zodResolver(applicationForm),
    defaultValues: { motivation: '', availability: '', cvFile: null },
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, submitCount } = form.formState;
  const queryClient = useQueryClient();
  const draft = useDraft(`apply-${project.id}`, form, applicationDraftStore(project.id, queryClient));
  const cv = useCv(form);
  const navigate = useNavigate();
  const sending = useSending(form, send, explainWait);
  const sent = useRef<Application>(null);
  useEffect(
    () => () => {
      // Known before the next page is there, it would take the place of the form for a moment.
      if (sent.current)
        queryClient.setQueryData(applicationQueries.mineTo(project.id).queryKey, sent.current);
    },
    [project.id, queryClient],
  );

  async function send({ motivation, availability, CV }: ApplicationForm) {
    try {
      const { data } = await applyToProject({
        project: project.id,
        motivation,
        CV,
        ...(availability && { availability }),
      });
      draft.forget();
      // Cached lists of applications do not have this application yet.
      queryClient.removeQueries({ queryKey: applicationQueries.key, type: 'inactive' });
      showToast({
        tone: 'success',
        message: 'Solicitud enviada. Aquí verás cuándo responde la organización.',
      });
      sent.current = data;
      await navigate(href('profile', {}, { section: 'applys' }));
    } catch (error) {
      if (!(error instanceof ApiError && isClosed(error.code))) throw error;
      close(error.code);
    }
  }

  function close(why: Closed) {
    const applied = why === 'AlreadyApplied';
    if (applied) draft.forget();
    void queryClient.invalidateQueries({ queryKey: applied ? applicationQueries.key : projectQueries.key });
    onClosed(why);
  }

  function explainWait() {
    if (cv.uploading) form.setError('CV', { message: 'Espera a que termine de subirse tu currículum.' });
  }

  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={6}>
        <ErrorSummary errors={submitCount > 0 ? namedSummaryOf(errors, labels) : []} attempt={submitCount} />
        <DraftNotice {...draft.notice} />
        <TextArea
          label={labels.motivation}
          hint={`Cuenta qué sabes hacer y qué te gustaría aprender. Al menos ${limits.motivation.min} caracteres.`}
          maxLength={limits.motivation.max}
          error={errors.motivation?.message}
          {...form.register('motivation')}
        />
        <TextArea
          label={labels.availability}
          hint="Desde cuándo y cuántas horas a la semana podrías dedicarle."
          optional
          rows={3}
          error={errors.availability?.message}
          {...form.register('availability')}
        />
        <FileField
          label={labels.CV}
          hint="Solo lo verá la organización que propone el proyecto."
          {...cv.props}
        />
        <PrivacyNotice organization={project.organization?.name} />
        {sending.failure !== null && (
          <Notice tone="danger" live title="No hemos podido enviar tu solicitud">
            {sending.failure} No has perdido nada de lo que has escrito.
          </Notice>
        )}
        <Cluster>
          <Button type="submit" busy={sending.busy}>
            Enviar solicitud
          </Button>
          <ButtonLink href={href('project', { id: project.id })} variant="quiet">
            Volver al proyecto
          </ButtonLink>
        </Cluster>
      </Stack>
    </form>
  );
}
