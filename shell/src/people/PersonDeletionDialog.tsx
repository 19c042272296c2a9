import { deleteAccount } from '@puente/client/account';
import { peopleQueries } from '@puente/client/people';
import type { DeletionPreview } from '@puente/contract/entities/account';
import type { Person } from '@puente/contract/entities/person';
import { type ConsequenceGroup, Consequences } from '@puente/design-system/consequences';
import { PasswordField, RadioGroup } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, useSending } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';

interface PersonDeletionDialogProps {
  person: Person;
  onClose: () => void;
  onDone: () => Promise<void>;
}

interface Deletion {
  password: string;
  works: 'keep' | 'remove';
}

/** Dialog that previews what deleting an account removes, and deletes it with the password of the member of staff. */
export function PersonDeletionDialog({ person, onClose, onDone }: PersonDeletionDialogProps) {
  const preview = useQuery(peopleQueries.deletion(person.id));
  const navigate = useNavigate();
  const form = useForm<Deletion>({ defaultValues: { password: '', works: 'keep' } });
  const { submit, busy, failure } = useSending(form, async ({ password, works }) => {
    await deleteAccount(person.id, { password, works });
    onClose();
    await navigate(href('staffPeople'));
    showToast({ tone: 'success', message: `Hemos eliminado la cuenta de ${person.name}.` });
    await onDone();
  });
  return (
    <FormDialog
      title={`Eliminar la cuenta de ${person.name}`}
      submitLabel="Eliminar para siempre"
      cancelLabel="Conservar la cuenta"
      tone="danger"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>No se puede deshacer. Recibirá un correo que lo dice.</Text>
      <QueryState
        query={stateOf(preview)}
        skeleton={<Skeleton lines={5} />}
        failed="No hemos podido ver qué se borraría"
      >
        {(known) => <Consequences groups={groupsOf(known)} />}
      </QueryState>
      {preview.data && preview.data.publishedWorks > 0 && (
        <Controller
          control={form.control}
          name="works"
          render={({ field: { name, value, onChange } }) => (
            <RadioGroup
              legend="¿Qué hacemos con sus trabajos publicados?"
              name={name}
              value={value}
              onChange={onChange}
              options={[
                { value: 'keep', label: 'Que sigan en el repositorio, sin su nombre' },
                { value: 'remove', label: 'Que se borren también' },
              ]}
            />
          )}
        />
      )}
      <PasswordField
        label="Tu contraseña"
        autoComplete="current-password"
        required
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </FormDialog>
  );
}

const groupsOf = ({ goes, stays }: DeletionPreview): ConsequenceGroup[] => [
  { title: 'Se borra', lines: goes.map(({ text }) => text) },
  { title: 'Se queda', lines: stays.map(({ text, why }) => `${text}: ${why}`) },
];
