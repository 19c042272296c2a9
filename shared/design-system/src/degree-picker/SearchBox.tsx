import { type KeyboardEvent, type Ref } from 'react';
import { type FieldIds } from '../field/field-id.ts';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { listId, optionId } from './picker-ids.ts';
import fieldStyles from '../field/Field.module.css';
import styles from './DegreePicker.module.css';

interface SearchBoxProps {
  ids: FieldIds;
  ref: Ref<HTMLInputElement>;
  name: string;
  text: string;
  placeholder: string;
  open: boolean;
  loading: boolean;
  invalid: boolean;
  required: boolean | undefined;
  /** Which option Enter takes. */
  active: number | null;
  count: number;
  onType: (text: string) => void;
  onOpen: () => void;
  onClose: () => void;
  onClear: () => void;
  onMove: (active: number | null) => void;
  onTake: (index: number) => void;
}

/** Where the person types. Focus never leaves it while the list is open: the arrows only point. */
export function SearchBox({
  ids,
  ref,
  name,
  text,
  placeholder,
  open,
  loading,
  invalid,
  required,
  active,
  count,
  onType,
  onOpen,
  onClose,
  onClear,
  onMove,
  onTake,
}: SearchBoxProps) {
  function keyDown(event: KeyboardEvent) {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        // Alt opens and closes without pointing at anything.
        if (event.altKey) {
          if (event.key === 'ArrowDown') onOpen();
          else onClose();
          return;
        }
        if (open) onMove(count === 0 ? null : moved(event.key === 'ArrowDown' ? 1 : -1));
        else onOpen();
        return;
      case 'Enter':
        // Enter is for the list; it must not send the form around it.
        if (open) event.preventDefault();
        if (open && active !== null) onTake(active);
        return;
      case 'Escape':
        // The first one closes the list (use-dismiss), the next one takes back what was typed; only then a dialog closes.
        if (open || text === '') return;
        event.preventDefault();
        onClear();
        return;
      case 'Tab':
        onClose();
    }
  }

  function moved(step: 1 | -1): number {
    if (active === null) return step === 1 ? 0 : count - 1;
    return (active + step + count) % count;
  }

  return (
    <div className={fieldStyles.box}>
      <input
        ref={ref}
        id={ids.control}
        // What is typed here is a search and no answer.
        data-field={name}
        className={`${fieldStyles.control} ${styles.input}`}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId(ids)}
        aria-activedescendant={open && active !== null ? optionId(ids, active) : undefined}
        aria-describedby={ids.describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onClick={onOpen}
        onKeyDown={keyDown}
      />
      <span className={styles.mark}>{loading ? <Spinner /> : <Icon name="chevron-down" />}</span>
    </div>
  );
}
