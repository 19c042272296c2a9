import { type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './Choice.module.css';
import fieldStyles from './Field.module.css';
import { isThere, useFieldIds } from './field-id.ts';
import { FieldError, FieldHint, type FieldWords, OptionalMark } from './FieldFrame.tsx';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Content at the end of the option's row: its number of results. */
  end?: ReactNode;
  disabled?: boolean | undefined;
}

export interface ChoiceGroupWords extends Omit<FieldWords, 'label'> {
  legend: ReactNode;
  name?: string | undefined;
  required?: boolean | undefined;
  /** `row` sets short choices side by side; `column` one under another; `scale` from one end of the line to the other. */
  orientation?: 'row' | 'column' | 'scale' | undefined;
  /** Content below the options. */
  after?: ReactNode;
  options: readonly ChoiceOption[];
  /** Initial focus of a dialog. */
  startsHere?: boolean | undefined;
}

interface ChoiceGroupProps extends ChoiceGroupWords {
  kind: 'checkbox' | 'radio';
  isChosen: (value: string) => boolean;
  onChoose: (value: string, chosen: boolean) => void;
  onBlur?: (() => void) | undefined;
}

/** A question with several answers on view. The first answer carries the field's id: that is where a summary leads. */
export function ChoiceGroup({
  kind,
  legend,
  name,
  options,
  hint,
  error,
  optional,
  required,
  orientation = 'column',
  after,
  startsHere = false,
  isChosen,
  onChoose,
  onBlur,
}: ChoiceGroupProps) {
  const ids = useFieldIds({ name, hint, error });
  const isRadio = kind === 'radio';
  return (
    <fieldset
      className={fieldStyles.field}
      role={isRadio ? 'radiogroup' : 'group'}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-required={isRadio ? required : undefined}
      aria-invalid={isRadio && isThere(error) ? true : undefined}
      data-invalid={isThere(error) || undefined}
    >
      <legend className={fieldStyles.label}>
        <span id={ids.label}>
          {legend}
          <OptionalMark optional={optional} />
        </span>
      </legend>
      <FieldHint id={ids.hint}>{hint}</FieldHint>
      <div className={styles.choices} data-orientation={orientation}>
        {options.map((option, index) => {
          const id = index === 0 ? ids.control : `${ids.control}-${index}`;
          const description = isThere(option.description) ? `${id}-description` : undefined;
          const end = isThere(option.end) ? `${id}-end` : undefined;
          return (
            <div className={styles.choice} key={option.value}>
              <span className={styles.mark}>
                <input
                  type={kind}
                  id={id}
                  name={name ?? ids.control}
                  value={option.value}
                  className={styles.input}
                  checked={isChosen(option.value)}
                  disabled={option.disabled}
                  aria-describedby={[description, end].filter(Boolean).join(' ') || undefined}
                  aria-invalid={!isRadio && isThere(error) ? true : undefined}
                  onChange={(event) => onChoose(option.value, event.currentTarget.checked)}
                  onBlur={onBlur}
                  {...(startsHere && index === 0 && { 'data-autofocus': '' })}
                />
                {!isRadio && <Icon name="check" className={styles.tick} />}
              </span>
              <span className={styles.words}>
                <label className={styles.choiceLabel} htmlFor={id}>
                  {option.label}
                </label>
                {description !== undefined && (
                  <span className={styles.description} id={description}>
                    {option.description}
                  </span>
                )}
              </span>
              {end !== undefined && (
                <span className={styles.end} id={end}>
                  {option.end}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {after}
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}
