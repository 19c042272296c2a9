import { type KeyboardEvent, type Ref, use } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import fieldStyles from '../field/Field.module.css';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './ComboBox.module.css';

interface SearchBoxControlProps {
  inputRef: Ref<HTMLInputElement> | undefined;
  placeholder: string | undefined;
  loading: boolean;
  onType: (text: string) => void;
  /** Clears the typed text, if it is a search and not an answer. */
  onClear: (() => void) | undefined;
}

export function SearchBoxControl({ inputRef, placeholder, loading, onType, onClear }: SearchBoxControlProps) {
  const state = use(ComboBoxStateContext);

  function keyDown(event: KeyboardEvent) {
    if (state === null) return;
    if (event.altKey && event.key === 'ArrowDown') state.open(null, 'manual');
    if (event.altKey && event.key === 'ArrowUp') state.close();
    if (event.key !== 'Escape') return;
    // Escape closes the list, a second Escape clears the typed text, and a third closes a dialog around the field.
    if (state.isOpen || onClear !== undefined) event.preventDefault();
    if (!state.isOpen) onClear?.();
  }

  return (
    <Group className={fieldStyles.box ?? ''}>
      <Input
        ref={inputRef ?? null}
        className={`${fieldStyles.control ?? ''} ${styles.input ?? ''}`}
        placeholder={placeholder ?? ''}
        onKeyDown={keyDown}
        // Not the state's own change: the text also changes when an option is chosen, and that is no search.
        onInput={(event) => {
          onType(event.currentTarget.value);
          state?.open(null, 'input');
        }}
        // Focus opens the list; a click on a focused field must open it again.
        onClick={() => {
          if (state !== null && !state.isOpen) state.open(null, 'manual');
        }}
      />
      <Button className={styles.button ?? ''}>{loading ? <Spinner /> : <Icon name="chevron-down" />}</Button>
    </Group>
  );
}
