import { type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { isThere, type FieldIds } from './field-id.ts';
import textStyles from '../text/Text.module.css';
import styles from './Field.module.css';

/** What every field shows around its control. */
export interface FieldWords {
  label: ReactNode;
  /** Leaves the label to screen readers, where the place of the field says enough to others. */
  labelHidden?: boolean | undefined;
  /** How to answer, before the person answers. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Adds «(opcional)» to the label. Fields are required unless they say otherwise. */
  optional?: boolean | undefined;
}

export interface FieldFrameProps extends FieldWords {
  ids: FieldIds;
  /** The control consists of several, which no `<label>` can point to: each names itself by `ids.label`. */
  isGroup?: boolean | undefined;
  /** Under the control, at its end: a character counter. */
  after?: ReactNode;
  children: ReactNode;
}

/** Label, hint, control and error in their places: the hint above the control, where a keyboard does not cover it. */
export function FieldFrame({
  ids,
  isGroup,
  label,
  labelHidden,
  hint,
  error,
  optional,
  after,
  children,
}: FieldFrameProps) {
  const Label = isGroup === true ? 'span' : 'label';
  return (
    <div className={styles.field} data-invalid={isThere(error) || undefined}>
      <Label
        className={classNames(styles.label, labelHidden === true && textStyles.hidden)}
        id={ids.label}
        {...(isGroup !== true && { htmlFor: ids.control })}
      >
        {label}
        <OptionalMark optional={optional} />
      </Label>
      <FieldHint id={ids.hint}>{hint}</FieldHint>
      {children}
      {(isThere(error) || after !== undefined) && (
        <div className={styles.below}>
          <FieldError id={ids.error}>{error}</FieldError>
          {after}
        </div>
      )}
    </div>
  );
}

export function OptionalMark({ optional }: { optional?: boolean | undefined }) {
  return optional === true ? <span className={styles.optional}> (opcional)</span> : null;
}

export function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  if (!isThere(children)) return null;
  return (
    <div className={styles.hint} id={id}>
      {children}
    </div>
  );
}

/**
 * @param alert reads the error aloud at once: for the user's last action, not for errors that a summary of
 * the form reads anyway
 */
export function FieldError({
  id,
  alert = false,
  children,
}: {
  id: string;
  alert?: boolean;
  children?: ReactNode;
}) {
  if (!isThere(children)) return null;
  return (
    <div className={styles.error} id={id} role={alert ? 'alert' : undefined}>
      <Icon name="error" />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </div>
  );
}
