import { savedAnswerQueries } from '@puente/client/saved-answers';
import { fillIn } from '@puente/contract/message-placeholders';
import { Button } from '@puente/design-system/button';
import { useQuery } from '@puente/platform/query';
import styles from './ConversationView.module.css';

export interface StaffPromptsProps {
  /** Name of the person, which replaces the placeholder. */
  name: string;
  onInsert: (text: string) => void;
}

/** Maximum number of buttons, so that they can be read at a glance. */
const most = 4;

/** Saved answers of the team above its text field. */
export function StaffPrompts({ name, onInsert }: StaffPromptsProps) {
  const answers = useQuery(savedAnswerQueries.all()).data?.slice(0, most) ?? [];
  if (answers.length === 0) return null;
  return (
    <ul data-plain="" className={styles.suggestions} aria-label="Respuestas guardadas">
      {answers.map(({ id, name: label, text }) => (
        <li key={id}>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onInsert(fillIn(text, { nombre: name, proyecto: '' }))}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
