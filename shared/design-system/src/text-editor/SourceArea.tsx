import { classNames } from '../class-names.ts';
import fieldStyles from '../field/Field.module.css';
import { type EditorBoxProps } from './text-editor-props.ts';
import styles from './TextEditor.module.css';

interface SourceAreaProps extends EditorBoxProps {
  onFocusChange?: ((focused: boolean) => void) | undefined;
}

/** The text with its form written out, in the browser's own field. */
export function SourceArea({
  ids,
  describedBy,
  invalid,
  required,
  value,
  onChange,
  onFocusChange,
}: SourceAreaProps) {
  return (
    <textarea
      id={ids.control}
      className={classNames(fieldStyles.control, fieldStyles.area, styles.source)}
      aria-labelledby={ids.label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    />
  );
}
