import { useState } from 'react';
import { savedAnswerQueries } from '@puente/client/saved-answers';
import type { SavedAnswer } from '@puente/contract/entities/contact-message';
import { fillIn } from '@puente/contract/message-placeholders';
import { Button } from '@puente/design-system/button';
import { SelectField } from '@puente/design-system/field';
import { useQuery } from '@puente/platform/query';
import styles from './StaffMessages.module.css';

interface SavedAnswerChoiceProps {
  /** Name of the person, which stands for the placeholder. */
  name: string;
  /** Also offers the first saved answers as buttons. */
  hasPrompts: boolean;
  onInsert: (text: string) => void;
}

/** Maximum number of buttons, so that they can be read at a glance. */
const mostPrompts = 4;

/** Choice of a saved answer for the text field. Nothing when there is none. */
export function SavedAnswerChoice({ name, hasPrompts, onInsert }: SavedAnswerChoiceProps) {
  const { data: answers = [] } = useQuery(savedAnswerQueries.all());
  const [chosen, setChosen] = useState('');
  const answer = answers.find(({ id }) => String(id) === chosen);
  const insert = ({ text }: SavedAnswer) => onInsert(fillIn(text, { nombre: name, proyecto: '' }));
  if (answers.length === 0) return null;
  if (hasPrompts && answers.length <= mostPrompts) return <Prompts answers={answers} onChoose={insert} />;
  return (
    <>
      {hasPrompts && <Prompts answers={answers.slice(0, mostPrompts)} onChoose={insert} />}
      <div className={styles.saved}>
        <div className={styles.choice}>
          <SelectField
            label="Respuesta guardada"
            name="saved-answer"
            placeholder="Ninguna"
            options={answers.map(({ id, name: label }) => ({ value: String(id), label }))}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        </div>
        <Button
          variant="secondary"
          aria-disabled={answer === undefined || undefined}
          onClick={() => answer && insert(answer)}
        >
          Insertar
        </Button>
      </div>
    </>
  );
}

interface PromptsProps {
  answers: readonly SavedAnswer[];
  onChoose: (answer: SavedAnswer) => void;
}

function Prompts({ answers, onChoose }: PromptsProps) {
  return (
    <ul data-plain="" className={styles.prompts} aria-label="Respuestas guardadas">
      {answers.map((answer) => (
        <li key={answer.id}>
          <Button size="sm" variant="secondary" onClick={() => onChoose(answer)}>
            {answer.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
