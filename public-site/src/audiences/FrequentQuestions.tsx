import { Icon } from '@puente/design-system/icon';
import type { Question } from './audience-content.ts';
import styles from './FrequentQuestions.module.css';

/** Native disclosures: they open without a script, and the browser's own search opens them. */
export function FrequentQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
