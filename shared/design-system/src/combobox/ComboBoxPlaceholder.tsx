import { useFieldIds, isThere } from '../field/field-id.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/index.ts';
import { type ComboBoxProps } from './combobox-props.ts';
import fieldStyles from '../field/Field.module.css';
import styles from './ComboBox.module.css';

interface ComboBoxPlaceholderProps extends ComboBoxProps {
  onFocusChange: (focused: boolean) => void;
}

/** The field's shape while its code loads: same label, same text, same height. Nothing moves when the real one comes. */
export function ComboBoxPlaceholder({ onFocusChange, ...props }: ComboBoxPlaceholderProps) {
  const { label, name, hint, error, optional, options, value, placeholder } = props;
  const ids = useFieldIds({ name, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <div className={fieldStyles.box}>
        <input
          id={ids.control}
          className={fieldStyles.control}
          data-waiting=""
          readOnly
          aria-busy="true"
          aria-describedby={ids.describedBy}
          aria-invalid={isThere(error) || undefined}
          value={options.find((option) => option.id === value)?.label ?? ''}
          placeholder={placeholder}
          onFocus={() => onFocusChange(true)}
          onBlur={() => onFocusChange(false)}
        />
        <Icon name="chevron-down" className={styles.waitingIcon} />
      </div>
    </FieldFrame>
  );
}
