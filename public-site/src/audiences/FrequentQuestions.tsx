import { Disclosure } from '@puente/design-system/disclosure';
import type { Question } from './audience-content.ts';

export function FrequentQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
