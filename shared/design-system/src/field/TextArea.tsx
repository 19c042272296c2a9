import { type Ref, type TextareaHTMLAttributes } from 'react';
import { withoutControls } from '@puente/contract/control-characters';
import { classNames } from '../class-names.ts';
import { CharacterCounter } from './CharacterCounter.tsx';
import styles from './Field.module.css';
import { isThere, useFieldIds } from './field-id.ts';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { useTextLength } from './use-text-length.ts';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldWords {
  ref?: Ref<HTMLTextAreaElement> | undefined;
  /**
   * Shows a counter. The text is not cut at the limit: users who paste a long answer must see the excess, and the form's validation reports
   * it.
   */
  maxLength?: number | undefined;
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  required,
  maxLength,
  rows = 8,
  className,
  ref,
  onInput,
  ...rest
}: TextAreaProps) {
  const { length, attach, measure } = useTextLength(ref, rest.value);
  const ids = useFieldIds({ name: rest.name, id: rest.id, hint, error }, rest['aria-describedby']);
  const described = [ids.describedBy, maxLength !== undefined && ids.counter].filter(Boolean).join(' ');
  return (
    <FieldFrame
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      after={
        maxLength === undefined ? undefined : (
          <CharacterCounter id={ids.counter} length={length} limit={maxLength} />
        )
      }
    >
      <textarea
        {...rest}
        ref={attach}
        id={ids.control}
        rows={rows}
        className={classNames(styles.control, styles.area, className)}
        aria-describedby={described || undefined}
        aria-invalid={isThere(error) || undefined}
        aria-required={required}
        onInput={(event) => {
          dropControls(event.currentTarget);
          measure();
          onInput?.(event);
        }}
      />
    </FieldFrame>
  );
}

/** Removes control characters from a pasted text, as the schemas do, without moving the cursor. */
function dropControls(area: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = area;
  const kept = withoutControls(value);
  if (kept === value) return;
  area.value = kept;
  area.setSelectionRange(
    withoutControls(value.slice(0, selectionStart)).length,
    withoutControls(value.slice(0, selectionEnd)).length,
  );
}
