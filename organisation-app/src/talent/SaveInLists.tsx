import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { changeTalentList, talentQueries } from '@puente/client/talent';
import type { Talent } from '@puente/contract/entities/student';
import type { TalentList } from '@puente/contract/entities/talent';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Checkbox } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { NewList } from './NewList.tsx';
import type { TalentOrganization } from './use-talent-access.ts';

interface SaveInListsProps {
  student: Pick<Talent, 'id' | 'name'>;
  organization: TalentOrganization;
  size?: 'sm' | undefined;
  label?: string;
}

/** Checkboxes for the lists that contain a student. Each choice is saved at once. */
export function SaveInLists({
  student,
  organization,
  size,
  label = 'Guardar en una lista',
}: SaveInListsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="bookmark" size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        title={`Guardar a ${student.name}`}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Listo</Button>}
      >
        <Choices student={student} organization={organization} />
      </Dialog>
    </>
  );
}

function Choices({ student, organization }: Pick<SaveInListsProps, 'student' | 'organization'>) {
  const queryClient = useQueryClient();
  const { queryKey } = talentQueries.lists(organization.id);
  const lists = useQuery(talentQueries.lists(organization.id));
  const { mutate, error } = useMutation({
    // Serialise the requests, so that the last click wins.
    scope: { id: 'talent-lists' },
    mutationFn: ({ list, isIn }: { list: TalentList; isIn: boolean }) =>
      changeTalentList(list.id, {
        students: isIn ? { connect: [student.id] } : { disconnect: [student.id] },
      }),
    onSuccess: (changed) =>
      queryClient.setQueryData(queryKey, (known) =>
        known?.map((list) => (list.id === changed.id ? changed : list)),
      ),
  });

  return (
    <QueryState query={stateOf(lists)} failed="No hemos podido cargar tus listas">
      {shown}
    </QueryState>
  );

  function shown(all: readonly TalentList[]) {
    return (
      <Stack gap={4}>
        {all.map((list) => (
          <Checkbox
            key={list.id}
            label={list.name}
            name={`list-${list.id}`}
            checked={list.students.includes(student.id)}
            onChange={({ currentTarget }) => mutate({ list, isIn: currentTarget.checked })}
          />
        ))}
        {error && (
          <Notice tone="danger" live title="No hemos podido guardar el cambio">
            {explained(error)}
          </Notice>
        )}
        <NewList organization={organization} />
      </Stack>
    );
  }
}
