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
      <dl className={styles.answers}>
        {fields
          .filter((field) => isAsked(field, values))
          .map((field) => (
            <div key={field.value}>
              <dt>{field.label}</dt>
              <Answer words={answerWords(field, answerTo(field, values))} />
            </div>
          ))}
      </dl>
    </section>
  ));
}

/** With what was typed for 'Otra' in its place. */
const answerTo = ({ value }: FieldDefinition, values: FieldValues) =>
  withTyped(values[value], values[extensionName(value)]) as FieldValue | undefined;

const Answer = ({ words }: { words: string }) =>
  words === '' ? <dd className={styles.unanswered}>Sin responder</dd> : <dd>{words}</dd>;
