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
import { type FormStep } from './steps.ts';
import styles from './MultiStepForm.module.css';

interface AnswersReviewProps {
  /** The pages that ask. */
  steps: readonly FormStep[];
  values: FieldValues;
  headingLevel: HeadingLevel;
  /** Shows a page again, by its name. */
  onChange: (step: string) => void;
}

/** What was answered, page by page, each with the way back to it. */
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
  /** Empty where nothing was answered. */
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

/** With what was typed for 'Otra' in its place. */
const answerTo = ({ value }: FieldDefinition, values: FieldValues) =>
  withTyped(values[value], values[extensionName(value)]) as FieldValue | undefined;

/** The answers, and in one line the questions without one: a long form with few answers is read at a glance. */
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
