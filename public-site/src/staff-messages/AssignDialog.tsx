import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { assignContactMessage } from '@puente/client/contact-queue';
import { peopleQueries } from '@puente/client/people';
import type { ContactThread } from '@puente/contract/entities/contact-message';
import { supporters } from '@puente/contract/roles';
import { RadioGroup } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { stateOf, useQuery } from '@puente/platform/query';
import { useThreadChange } from './use-thread-change.ts';

interface AssignDialogProps {
  thread: ContactThread;
  onDone: () => void;
  onClose: () => void;
}

const nobody = 'nobody';

/** Dialog that gives a message to a colleague, or back to everybody. */
export function AssignDialog({ thread: { id, assignee }, onDone, onClose }: AssignDialogProps) {
  const colleagues = useQuery(
    peopleQueries.list({
      filters: { staffRole: { $in: [...supporters] } },
      sort: 'surname:asc',
      pagination: { pageSize: 50 },
    }),
  );
  const [chosen, setChosen] = useState(assignee === null ? nobody : String(assignee.id));
  const people = colleagues.data?.data ?? [];
  const assigning = useThreadChange(
    id,
    () =>
      assignContactMessage(id, {
        user: people.find((person) => String(person.id) === chosen)?.id ?? null,
        seen: assignee?.id ?? null,
      }),
    { onDone },
  );
  return (
    <FormDialog
      title="¿Quién lo lleva?"
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      busy={assigning.isPending}
      failure={assigning.error && messageOf(assigning.error)}
      failureTitle="No lo hemos cambiado"
      onSubmit={(event) => {
        event.preventDefault();
        if (colleagues.data && !assigning.isPending) assigning.mutate(undefined);
      }}
      onClose={onClose}
    >
      <QueryState
        query={stateOf(colleagues)}
        skeleton={<SkeletonList count={2} />}
        failed="No hemos podido cargar el equipo"
      >
        {({ data }) => (
          <RadioGroup
            legend="Personas que atienden mensajes"
            name="assignee"
            startsHere
            value={chosen}
            onChange={setChosen}
            options={[
              ...data.map(({ id: person, name, surname, email }) => ({
                value: String(person),
                label: `${name} ${surname}`.trim() || email,
              })),
              { value: nobody, label: 'Nadie', description: 'Vuelve a la cola, para quien lo coja.' },
            ]}
          />
        )}
      </QueryState>
    </FormDialog>
  );
}
