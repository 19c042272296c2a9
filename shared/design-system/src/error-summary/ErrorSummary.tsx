import { type MouseEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { fieldId } from '../field/field-id.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './ErrorSummary.module.css';

export interface FieldProblem {
  /** Name of the field. */
  name: string;
  message: string;
}

export interface ErrorSummaryProps {
  title?: string | undefined;
  errors: readonly FieldProblem[];
  /**
   * Number of submissions (react-hook-form's `submitCount`). Each failed submission moves the focus to the summary. Without it, focus moves
   * only when the summary appears, never while the user corrects a field.
   */
  attempt?: number | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/** Summary of a form's errors, shown above the form. Each error links to its field. */
export function ErrorSummary({
  title = 'Revisa estos campos',
  errors,
  attempt,
  headingLevel = 2,
}: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isShown = errors.length > 0;

  const takeFocus = useEffectEvent(() => {
    if (isShown) summary.current?.focus();
  });
  // With `attempt`, a summary that appears while the user types must not take the focus from the field.
  const occasion = attempt ?? isShown;
  useLayoutEffect(() => takeFocus(), [occasion]);

  if (!isShown) return null;

  function goToField(event: MouseEvent, name: string) {
    if (focusField(name)) event.preventDefault();
  }

  return (
    <div className={styles.summary} ref={summary} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Icon name="error" className={styles.icon} />
      <div className={styles.words}>
        <Heading level={headingLevel} size="md" id={titleId}>
          {title}
        </Heading>
        <ul data-plain="" className={styles.list}>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a
                className={styles.link}
                href={`#${fieldId(name)}`}
                onClick={(event) => goToField(event, name)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * Focuses the field called `name` and scrolls its label into view, because a focused box without its visible label does not help. Tells
 * whether the field exists.
 */
function focusField(name: string): boolean {
  const field = document.getElementById(fieldId(name));
  if (field === null) return false;
  const question =
    field.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(field.id)}"]`) ?? field;
  question.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
  return true;
}
