import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { awardQueries, inviteJuror, removeJuror } from '@puente/client/awards';
import { judgedUntil } from '@puente/contract/constants/awards';
import { counted } from '@puente/contract/counted';
import type { AwardEdition, AwardJuror } from '@puente/contract/entities/award';
import { newAwardJuror } from '@puente/contract/forms/award';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { CheckboxGroup, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, useSaving, zodResolver } from '@puente/platform/forms';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { momentWords } from '../awards/moment-words.ts';
import styles from './EntriesDialog.module.css';

interface JuryDialogProps {
  edition: AwardEdition;
  onClose: () => void;
}

/** Members of the jury of an edition, how far each is, and the form that invites another one. */
export function JuryDialog({ edition, onClose }: JuryDialogProps) {
  const { id, name, categories, closesAt } = edition;
  const queryClient = useQueryClient();
  const jury = useQuery(awardQueries.jury(id));
  const [removed, setRemoved] = useState<AwardJuror | null>(null);
  const all = categories.map((category) => category.id);
  const form = useForm({
    resolver: zodResolver(newAwardJuror),
    defaultValues: { email: '', categories: all },
  });
  const { errors } = form.formState;
  const refresh = () => queryClient.invalidateQueries({ queryKey: awardQueries.key });
  const { submit, busy, failure } = useSaving(form, null, async (answers) => {
    const { data } = await inviteJuror(id, answers);
    await refresh();
    form.reset({ email: '', categories: all });
    showToast({ tone: 'success', message: `${data.name} forma parte del jurado.` });
  });
  const now = new Date();

  return (
    <>
      <FormDialog
        title={`Jurado de «${name}»`}
        submitLabel="Añadir al jurado"
        cancelLabel="Cerrar"
        failureTitle="No hemos podido añadir a esa persona"
        busy={busy}
        failure={failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <Text>
          {`Puntúa desde el ${momentWords(closesAt, now)} hasta el ${momentWords(judgedUntil(edition), now)}, hora peninsular. Hasta entonces nadie ve los puntos de las demás personas, tampoco tú.`}
        </Text>
        <QueryState
          query={stateOf(jury)}
          skeleton={<SkeletonList count={2} />}
          failed="No hemos podido cargar el jurado"
          empty={<Text tone="muted">Todavía no hay nadie en el jurado.</Text>}
        >
          {(members) => (
            <ul data-plain="" className={styles.entries}>
              {members.map((member) => (
                <li key={member.id} className={styles.entry}>
                  <span className={styles.words}>
                    <strong>{member.name}</strong>
                    <span>{` · ${member.email} · ${namesOf(member, categories)} · ${progressOf(member)}`}</span>
                  </span>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-haspopup="dialog"
                    aria-label={`Quitar a ${member.name}`}
                    onClick={() => setRemoved(member)}
                  >
                    Quitar
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </QueryState>
        <Stack gap={4}>
          <Heading level={3} size="sm">
            Añadir a una persona
          </Heading>
          <TextField
            label="Correo electrónico de su cuenta"
            type="email"
            autoComplete="off"
            required
            hint="De docente o del equipo. Le escribimos un correo. Si ya está, cambian sus categorías."
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Controller
            control={form.control}
            name="categories"
            render={({ field }) => (
              <CheckboxGroup
                name={field.name}
                legend="Qué categorías puntúa"
                required
                options={categories.map((category) => ({
                  value: String(category.id),
                  label: category.name,
                }))}
                value={field.value.map(String)}
                onChange={(chosen) => field.onChange(all.filter((one) => chosen.includes(String(one))))}
                error={errors.categories?.message}
              />
            )}
          />
        </Stack>
      </FormDialog>
      {removed && (
        <RemoveJuror
          juror={removed}
          onRemoved={async () => {
            await refresh();
            setRemoved(null);
          }}
          onCancel={() => setRemoved(null)}
        />
      )}
    </>
  );
}

const namesOf = (member: AwardJuror, categories: AwardEdition['categories']): string =>
  categories.flatMap(({ id, name }) => (member.categories.includes(id) ? [name] : [])).join(', ');

const progressOf = ({ scored, toScore }: AwardJuror): string =>
  `${scored} de ${counted(toScore, 'trabajo puntuado', 'trabajos puntuados')}`;

interface RemoveJurorProps {
  juror: AwardJuror;
  onRemoved: () => Promise<void>;
  onCancel: () => void;
}

function RemoveJuror({ juror: { id, name, scored }, onRemoved, onCancel }: RemoveJurorProps) {
  const removing = useMutation({
    mutationFn: () => removeJuror(id),
    onSuccess: async () => {
      await onRemoved();
      showToast({ tone: 'success', message: `${name} ya no forma parte del jurado.` });
    },
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`¿Quitar a ${name} del jurado?`}
      confirmLabel="Quitar del jurado"
      busy={removing.isPending}
      failure={removing.error && messageOf(removing.error)}
      onConfirm={() => removing.mutate()}
      onCancel={onCancel}
    >
      {scored === 0
        ? 'Todavía no ha puntuado ningún trabajo.'
        : `También se borran sus puntos y comentarios: ${counted(scored, 'trabajo', 'trabajos')}.`}
    </ConfirmDialog>
  );
}
