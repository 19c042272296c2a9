import { type SubmitEvent, useId, useState } from 'react';
import { explained } from '@puente/client/api-error';
import { createTalentList, talentQueries } from '@puente/client/talent';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Form, TextField } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { useMutation, useQueryClient } from '@puente/platform/query';
import styles from './Talent.module.css';
import type { TalentOrganization } from './use-talent-access.ts';

/** Form to create a list by name. */
export function NewList({ organization }: { organization: TalentOrganization }) {
  const queryClient = useQueryClient();
  // The form can be on the page and in a dialog at the same time.
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: string) => createTalentList(organization.id, wanted),
    onSuccess: () => {
      setName('');
      return queryClient.invalidateQueries({ queryKey: talentQueries.lists(organization.id).queryKey });
    },
    onError: (error) => setProblem(explained(error)),
  });

  function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const wanted = name.trim();
    if (wanted === '') return setProblem('Escribe un nombre para la lista.');
    setProblem(null);
    mutate(wanted);
  }

  return (
    <Form onSubmit={create} className={styles.narrow}>
      <Stack gap={3}>
        <TextField
          label="Lista nueva"
          id={id}
          name="new-list"
          autoComplete="off"
          maxLength={limits.talentList.name}
          value={name}
          error={problem}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Cluster>
          <Button type="submit" variant="secondary" icon="plus" busy={isPending}>
            Crear lista
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
