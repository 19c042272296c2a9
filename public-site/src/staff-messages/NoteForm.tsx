import { useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { noteContactMessage } from '@puente/client/contact-queue';
import { newContactNote } from '@puente/contract/forms/contact-handling';
import type { ContactMessageId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Form, TextArea } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { showToast } from '@puente/platform/ui';
import { useKeptText } from './use-kept-text.ts';
import { useThreadChange } from './use-thread-change.ts';

/** Form for a note of the team. The text stays in this browser until it is saved. */
export function NoteForm({ id }: { id: ContactMessageId }) {
  const [text, write] = useKeptText(`contact-note:${id}`);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const saving = useThreadChange(id, (note: string) => noteContactMessage(id, note), {
    onDone: () => {
      write('');
      showToast({ tone: 'success', message: 'Nota guardada.' });
    },
    onFailed: (error) =>
      showToast({ tone: 'danger', message: `No hemos podido guardar la nota. ${messageOf(error)}` }),
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (saving.isPending) return;
        const checked = newContactNote.safeParse({ text });
        setProblem(checked.error?.issues[0]?.message);
        if (checked.success) saving.mutate(checked.data.text);
        else field.current?.focus();
      }}
    >
      <Stack gap={3}>
        <TextArea
          ref={field}
          label="Nota para el equipo"
          name="note"
          hint="La persona no la ve."
          error={problem}
          rows={3}
          maxLength={limits.staffNote.max}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="secondary" size="sm" busy={saving.isPending}>
            Guardar nota
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
