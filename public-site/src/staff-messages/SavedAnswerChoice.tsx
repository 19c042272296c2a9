import { useState } from 'react';
import { savedAnswerQueries } from '@puente/client/saved-answers';
import { fillIn } from '@puente/contract/message-placeholders';
import { Button } from '@puente/design-system/button';
import { SelectField } from '@puente/design-system/field';
import { useQuery } from '@puente/platform/query';
import styles from './StaffMessages.module.css';

interface SavedAnswerChoiceProps {
  /** Name of the person, which stands for the placeholder. */
  name: string;
  onInsert: (text: string) => void;
}

/** Choice of a saved answer for the text field. Nothing when there is none. */
export function SavedAnswerChoice({ name, onInsert }: SavedAnswerChoiceProps) {
  const { data: answers = [] } = useQuery(savedAnswerQueries.all());
  const [chosen, setChosen] = useState('');
  const answer = answers.find(({ id }) => String(id) === chosen);
  if (answers.length === 0) return null;
  return (
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
        onClick={() => answer && onInsert(fillIn(answer.text, { nombre: name, proyecto: '' }))}
      >
        Insertar
      </Button>
    </div>
  );
}
