import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import * as applicationQueries from '@puente/client/application-queries';
import { deskQueries, removeNote, writeNote } from '@puente/client/desk';
import type { ApplicationNote } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { Button, IconButton } from '@puente/design-system/button';
import { Form, TextArea } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { PlainText } from '@puente/design-system/plain-text';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { retryOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { keepText, keptText, useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { shortDate } from '../dates.ts';
import styles from './Desk.module.css';

/** Notes on an application that only the organisation's own people can read, each with its author. */
export function PrivateNotes({ application }: { application: ApplicationId }) {
  const notes = useQuery(deskQueries.notes(application));
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        Notas privadas
      </Heading>
      <Text size="sm" tone="muted">
        Solo las lee tu organización.
      </Text>
      {notes.isPending && <Skeleton lines={2} />}
      {notes.isError && (
        <Retry place="section" title="No hemos podido cargar las notas" {...retryOf(notes)} />
      )}
      {notes.data && notes.data.length > 0 && (
        <ul data-plain="" className={styles.notes}>
          {notes.data.map((note) => (
            <li key={note.id}>
              <Note application={application} note={note} />
            </li>
          ))}
        </ul>
      )}
      <NewNote application={application} />
    </Stack>
  );
}

function useNotesChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: applicationQueries.key });
}

function Note({ application, note }: { application: ApplicationId; note: ApplicationNote }) {
  const changed = useNotesChanged();
  const removal = useMutation({
    mutationFn: () => removeNote(note.id),
    onSuccess: changed,
    onError: (error) =>
      void showToast({ tone: 'danger', message: `No hemos podido borrar la nota. ${messageOf(error)}` }),
  });
  return (
    <div className={styles.note}>
      <div>
        <PlainText text={note.text} />
        <Text size="sm" tone="muted">
          {`${note.author ?? 'Alguien que ya no está en Puente'} · ${shortDate(note.createdAt)}`}
        </Text>
      </div>
      {note.mine && (
        <IconButton
          icon="trash"
          size="sm"
          label={`Borrar la nota del ${shortDate(note.createdAt)}`}
          busy={removal.isPending}
          data-note-of={application}
          onClick={() => removal.mutate()}
        />
      )}
    </div>
  );
}

/** Form for a new note. The draft stays in this browser until it is saved, so that a reload or the next application does not lose it. */
function NewNote({ application }: { application: ApplicationId }) {
  const user = useUser()?.id ?? 0;
  const place = `note:${application}`;
  const [text, setText] = useState(() => keptText(user, place));
  const changed = useNotesChanged();
  const write = (value: string) => {
    setText(value);
    keepText(user, place, value);
  };
  const saving = useMutation({
    mutationFn: () => writeNote(application, text.trim()),
    onSuccess: () => {
      write('');
      return changed();
    },
    onError: (error) =>
      void showToast({ tone: 'danger', message: `No hemos podido guardar la nota. ${messageOf(error)}` }),
  });
  const isEmpty = text.trim() === '';
  const isTooLong = text.length > limits.applicationNote.max;
  return (
    <Form
      className={styles.newNote}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isTooLong && !saving.isPending) saving.mutate();
      }}
    >
      <TextArea
        label="Nueva nota"
        name={`note-${application}`}
        rows={2}
        maxLength={limits.applicationNote.max}
        value={text}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        busy={saving.isPending}
        aria-disabled={isEmpty || isTooLong || undefined}
      >
        Guardar nota
      </Button>
    </Form>
  );
}
