import { use, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import fieldStyles from '../field/Field.module.css';
import styles from './ComboBox.module.css';

interface ComboBoxControlProps {
  inputRef: Ref<HTMLInputElement> | undefined;
  placeholder: string | undefined;
  loading: boolean;
  onType: (text: string) => void;
}

export function ComboBoxControl({ inputRef, placeholder, loading, onType }: ComboBoxControlProps) {
  const state = use(ComboBoxStateContext);
  return (
    <Group className={fieldStyles.box ?? ''}>
      <Input
        ref={inputRef ?? null}
        className={`${fieldStyles.control ?? ''} ${styles.input ?? ''}`}
        placeholder={placeholder ?? ''}
        // Escape closes the list, and must not also close the dialog that the field is in.
        onKeyDown={(event) => {
          if (event.key === 'Escape' && state?.isOpen === true) event.preventDefault();
        }}
        // Not the state's own change: the text also changes when an option is chosen, and that is no search.
        onInput={(event) => onType(event.currentTarget.value)}
        // Focus opens the list; a press on a field that already has focus must open it again.
        onClick={() => {
          if (state !== null && !state.isOpen) state.open(null, 'manual');
        }}
      />
      <Button className={styles.button ?? ''}>{loading ? <Spinner /> : <Icon name="chevron-down" />}</Button>
    </Group>
  );
}
