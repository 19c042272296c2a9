import { type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import textStyles from '../text/Text.module.css';
import styles from './Field.module.css';
import { type FieldIds, isThere } from './field-id.ts';

/** Texts around the control of a field. */
export interface FieldWords {
  label: ReactNode;
  /** Hides the label visually, where the place of the field is clear enough to sighted users. */
  labelHidden?: boolean | undefined;
  /** Help for answering, shown before the user answers. */
  hint?: ReactNode;
  /** Error and how to correct it. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Adds «(opcional)» to the label. Fields are required by default. */
  optional?: boolean | undefined;
}

export interface FieldFrameProps extends FieldWords {
  ids: FieldIds;
  /** The control consists of several controls, which a `<label>` cannot point to: each names itself by `ids.label`. */
  isGroup?: boolean | undefined;
  /** Content below the control, at its end: a character counter. */
  after?: ReactNode;
  children: ReactNode;
}

/** Layout of label, hint, control and error. The hint is above the control, where an on-screen keyboard does not cover it. */
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

/** @param alert announces the error at once. Use it for the user's last action, not for errors that the error summary announces */
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
