import { profileQueries, updateCoordinator } from '@puente/client/profiles';
import type { Coordinator } from '@puente/contract/entities/profiles';
import { type JobPositionForm, jobPositionForm } from '@puente/contract/forms/profile-update';
import type { UserId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { FieldsClash } from '@puente/design-system/clash-notice';
import { DraftNotice, DraftStatus, Form, TextField } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { useForm, useSaving, zodResolver } from '@puente/platform/forms';
import { stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import { useRecordForm } from '@puente/platform/record-forms';
import { ProfileSection } from '../ProfileSection.tsx';

/** Position of a coordinator in the organisation (specification §3, job_position). */
export function JobPosition({ user }: { user: UserId }) {
  const coordinator = useQuery(profileQueries.coordinator(user));
  return (
    <ProfileSection title="Tu puesto" lead="Lo ven los estudiantes con los que hablas.">
      <QueryState
        query={stateOf(coordinator)}
        skeleton={<Skeleton lines={2} />}
        failed="No hemos podido cargar tu puesto"
      >
        {(known) => <PositionForm user={user} coordinator={known} />}
      </QueryState>
    </ProfileSection>
  );
}

const labels = { job_position: 'Puesto en la organización' };

const answersOf = ({ job_position }: Coordinator): JobPositionForm => ({ job_position: job_position ?? '' });

function PositionForm({ user, coordinator }: { user: UserId; coordinator: Coordinator }) {
  const queryClient = useQueryClient();
  const form = useForm<JobPositionForm>({
    resolver: zodResolver(jobPositionForm),
    defaultValues: answersOf(coordinator),
  });
  const { draft, conflict, save } = useRecordForm('job-position', form, coordinator, {
    answersOf,
    read: async () =>
      (await queryClient.fetchQuery({ ...profileQueries.coordinator(user), staleTime: 0 })) ?? coordinator,
  });
  const { submit, busy, failure } = useSaving(form, 'Hemos guardado tu puesto.', async () => {
    await save(
      async ({ job_position }, _, base) =>
        (await updateCoordinator(coordinator.id, { job_position: job_position || null, base })).data,
    );
    await queryClient.invalidateQueries({ queryKey: profileQueries.key });
  });
  return (
    <Form onSubmit={submit}>
      <Stack gap={5}>
        <DraftNotice {...draft.notice} />
        {conflict && (
          <FieldsClash
            {...conflict}
            key={conflict.id}
            title="Has guardado otro puesto desde que abriste esta página"
            labels={labels}
          />
        )}
        <Stack gap={5} inert={draft.notice.otherTab}>
          <TextField
            label={labels.job_position}
            optional
            autoComplete="organization-title"
            error={form.formState.errors.job_position?.message}
            defaultValue={coordinator.job_position ?? ''}
            {...form.register('job_position')}
          />
          {failure !== null && (
            <Notice tone="danger" live title="No hemos podido guardar tu puesto">
              {failure}
            </Notice>
          )}
          <Cluster>
            <Button type="submit" busy={busy}>
              Guardar mi puesto
            </Button>
            <DraftStatus {...draft.saved} />
          </Cluster>
        </Stack>
      </Stack>
    </Form>
  );
}
