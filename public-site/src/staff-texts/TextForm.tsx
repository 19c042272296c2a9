import type { ReactNode } from 'react';
import type { PublicationState } from '@puente/contract/publication';
import { FieldsClash } from '@puente/design-system/clash-notice';
import { DraftNotice, DraftStatus, Form } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { PublishButtons } from './PublishButtons.tsx';
import styles from './StaffTexts.module.css';
import type { TextFormState } from './use-text-form.ts';

interface TextFormProps {
  form: TextFormState;
  state: PublicationState;
  /** Label of each field on the screen. */
  labels: Readonly<Record<string, string>>;
  /** Title of the notice about a colleague's change. */
  clash: string;
  /** Puts answers that are no texts into words, for that notice. */
  inWords?: (answers: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  onSchedule?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Form of a text: its draft, a colleague's changes, the fields, and the buttons that save and publish it. */
export function TextForm({
  form,
  state,
  labels,
  clash,
  inWords = (answers) => answers,
  onSchedule,
  children,
}: TextFormProps) {
  const { element, submit, draft, conflict, failure, busy, onKeep, onSend } = form;
  return (
    <Form ref={element} onSubmit={submit} className={styles.form}>
      <Stack gap={5}>
        <DraftNotice {...draft.notice} />
        {conflict && (
          <FieldsClash
            {...conflict}
            key={conflict.id}
            title={clash}
            labels={labels}
            theirs={inWords(conflict.theirs)}
            mine={inWords(conflict.mine)}
          />
        )}
        <Stack gap={5} inert={draft.notice.otherTab}>
          {children}
          {failure !== null && (
            <Notice tone="danger" live>
              {`${failure} Lo que has escrito sigue aquí.`}
            </Notice>
          )}
          <PublishButtons state={state} busy={busy} onKeep={onKeep} onSend={onSend} onSchedule={onSchedule} />
          <DraftStatus {...draft.saved} />
        </Stack>
      </Stack>
    </Form>
  );
}
