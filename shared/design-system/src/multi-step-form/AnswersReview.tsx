import { answerWords } from '@puente/contract/forms/answer-words';
import { extensionName, withTyped } from '@puente/contract/forms/extensions';
import {
  type FieldDefinition,
  type FieldValue,
  type FieldValues,
  isAsked,
} from '@puente/contract/forms/field-definition';
import { Button } from '../button/index.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Cluster } from '../layout/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './MultiStepForm.module.css';
import { type FormStep } from './steps.ts';

interface AnswersReviewProps {
  /** Pages with questions. */
  steps: readonly FormStep[];
  values: FieldValues;
  headingLevel: HeadingLevel;
  /** Opens a page by its name. */
  onChange: (step: string) => void;
}

/** Review of the answers, page by page, each with a link back to its page. */
export function AnswersReview({ steps, values, headingLevel, onChange }: AnswersReviewProps) {
  return steps.map(({ name, title, fields }) => (
    <section key={name} className={styles.review} aria-labelledby={`review-${name}`}>
      <Cluster justify="between">
        <Heading level={headingLevel} size="sm" id={`review-${name}`}>
          {title}
        </Heading>
        <Button variant="quiet" size="sm" onClick={() => onChange(name)}>
          Cambiar<VisuallyHidden>{` «${title}»`}</VisuallyHidden>
        </Button>
      </Cluster>
      <Answers answers={answersOf(fields, values)} />
    </section>
  ));
}

interface Answer {
  key: string;
  label: string;
  /** Text of the answer; empty if there is none. */
  words: string;
}

const answersOf = (fields: readonly FieldDefinition[], values: FieldValues): Answer[] =>
  fields
    .filter((field) => isAsked(field, values))
    .map((field) => ({
      key: field.value,
      label: field.label,
      words: answerWords(field, answerTo(field, values)),
    }));

/** Replaces 'Otra' by the text that the user typed. */
const answerTo = ({ value }: FieldDefinition, values: FieldValues) =>
  withTyped(values[value], values[extensionName(value)]) as FieldValue | undefined;

/** The answers, then one line with all unanswered questions, so that a long form with few answers is quick to read. */
function Answers({ answers }: { answers: readonly Answer[] }) {
  const open = answers.filter(({ words }) => words === '').map(({ label }) => label);
  return (
    <dl className={styles.answers}>
      {answers
        .filter(({ words }) => words !== '')
        .map(({ key, label, words }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      {open.length > 0 && (
        <div>
          <dt>Sin responder</dt>
          <dd className={styles.unanswered}>{open.join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}
