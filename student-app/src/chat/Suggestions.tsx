import { conversationQueries } from '@puente/client/conversations';
import { Button } from '@puente/design-system/button';
import { useQuery } from '@puente/platform/query';
import styles from './ConversationView.module.css';

/** Maximum number of suggestions, so that they can be read at a glance. */
const most = 4;

/** Suggested questions that the assistant can answer. */
export function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  const { data } = useQuery(conversationQueries.team());
  const suggestions = data?.suggestions.slice(0, most) ?? [];
  if (suggestions.length === 0) return null;
  return (
    <ul data-plain="" className={styles.suggestions} aria-label="Preguntas frecuentes">
      {suggestions.map(({ id, question }) => (
        <li key={id}>
          <Button size="sm" variant="secondary" onClick={() => onChoose(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
