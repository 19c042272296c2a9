import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { reviewQueries, writeStaffNote } from '@puente/client/organization-verification';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Form, TextArea } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { PlainText } from '@puente/design-system/plain-text';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { keepText, keptText, useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { shortDate } from '../dates.ts';
import { ManageSection } from '../organization/manage/ManageSection.tsx';

/** Notes of staff about an organisation. */
export function StaffNotes({ id }: { id: OrganizationId }) {
  const notes = useQuery(reviewQueries.notes(id));
  return (
    <ManageSection title="Notas del equipo" lead="Solo las lee el equipo de la plataforma.">
      <NewNote id={id} />
      <QueryState
        query={stateOf(notes)}
        failed="No hemos podido cargar las notas"
        empty={<Text tone="muted">Todavía no hay notas.</Text>}
      >
        {(all) => (
          <Stack as="ul" gap={4}>
            {all.map(({ id: note, text, author, createdAt }) => (
              <li key={note}>
                <PlainText text={text} />
                <Text size="sm" tone="muted">
                  {`${author ?? 'Alguien que ya no está'} · ${shortDate(createdAt)}`}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
    </ManageSection>
  );
}

/** Form for a new note. The draft stays in this browser until it is saved. */
function NewNote({ id }: { id: OrganizationId }) {
  const user = useUser()?.id ?? 0;
  const place = `staff-note:${id}`;
  const [text, setText] = useState(() => keptText(user, place));
  const queryClient = useQueryClient();
  const write = (value: string) => {
    setText(value);
    keepText(user, place, value);
  };
  const saving = useMutation({
    mutationFn: () => writeStaffNote(id, text.trim()),
    onSuccess: () => {
      write('');
      return queryClient.invalidateQueries({ queryKey: reviewQueries.notes(id).queryKey });
    },
    onError: (error) =>
      void showToast({ tone: 'danger', message: `No hemos podido guardar la nota. ${messageOf(error)}` }),
  });
  const isSendable = text.trim() !== '' && text.length <= limits.staffNote.max;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isSendable && !saving.isPending) saving.mutate();
      }}
    >
      <Stack gap={3}>
        <TextArea
          label="Nueva nota"
          name="staff-note"
          rows={3}
          maxLength={limits.staffNote.max}
          value={text}
          onChange={({ currentTarget: { value } }) => write(value)}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            busy={saving.isPending}
            aria-disabled={!isSendable || undefined}
          >
            Guardar nota
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
