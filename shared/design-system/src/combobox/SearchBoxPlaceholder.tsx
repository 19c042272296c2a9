import fieldStyles from '../field/Field.module.css';
import { Icon } from '../icon/index.ts';
import styles from './ComboBox.module.css';
import { type SearchBoxProps } from './combobox-props.ts';

interface SearchBoxPlaceholderProps extends SearchBoxProps {
  onFocusChange: (focused: boolean) => void;
}

/** The box's shape while its code loads: same text, same height. Nothing moves when the real one comes. */
export function SearchBoxPlaceholder({
  ids,
  invalid,
  options,
  value,
  placeholder,
  ref,
  onFocusChange,
}: SearchBoxPlaceholderProps) {
  return (
    <div className={fieldStyles.box}>
      <input
        ref={ref}
        id={ids.control}
        className={fieldStyles.control}
        data-waiting=""
        readOnly
        aria-busy="true"
        aria-describedby={ids.describedBy}
        aria-invalid={invalid || undefined}
        value={options.find((option) => option.id === value)?.label ?? ''}
        placeholder={placeholder}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
      />
      <Icon name="chevron-down" className={styles.waitingIcon} />
    </div>
  );
}
