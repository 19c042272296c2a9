import type { ContactEntry, ContactThread } from '@puente/contract/entities/contact-message';
import { relativeTime } from '@puente/contract/relative-time';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { PlainText } from '@puente/design-system/plain-text';
import { Text } from '@puente/design-system/text';
import styles from './StaffMessages.module.css';

/** A message with its answers and notes, oldest first. */
export function Thread({ thread: { name, message, createdAt, entries } }: { thread: ContactThread }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="thread">
      <Heading level={2} id="thread">
        Conversación
      </Heading>
      <ol data-plain="" className={styles.thread}>
        <li className={styles.entry} data-kind="message">
          <Part title={`${name} escribió`} moment={createdAt} text={message} />
        </li>
        <Entries entries={entries} />
      </ol>
    </Stack>
  );
}

/** Notes about a chat, next to it. Nothing without any. */
export function Notes({ entries }: Pick<ContactThread, 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <ol data-plain="" className={styles.thread}>
      <Entries entries={entries} />
    </ol>
  );
}

const Entries = ({ entries }: Pick<ContactThread, 'entries'>) =>
  entries.map((entry) => (
    <li key={entry.id} className={styles.entry} data-kind={entry.kind}>
      <Part title={titleOf(entry)} moment={entry.createdAt} text={entry.text} />
    </li>
  ));

const titleOf = ({ kind, author }: ContactEntry): string => {
  const who = author ?? 'Alguien que ya no está';
  return kind === 'answer' ? `${who} respondió por correo` : `Nota de ${who}, solo para el equipo`;
};

interface PartProps {
  title: string;
  moment: string;
  text: string;
}

/** Text of one author, with its moment. */
export function Part({ title, moment, text }: PartProps) {
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        {`${title} · ${relativeTime(moment)}`}
      </Text>
      <PlainText text={text} />
    </Stack>
  );
}
