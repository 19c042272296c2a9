import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDismiss } from '../disclosure/use-dismiss.ts';
import { isThere, useFieldIds } from '../field/field-id.ts';
import { FieldFrame, type FieldWords } from '../field/FieldFrame.tsx';
import { VisuallyHidden } from '../text/index.ts';
import { ChosenItems } from './ChosenItems.tsx';
import { listWords } from './list-words.ts';
import {
  choose,
  isOther,
  offeredItems,
  onlyItem,
  remove,
  type PickerItem,
  type PickerMode,
} from './picker-items.ts';
import { PickerList } from './PickerList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { type LoadPage, usePages } from './use-pages.ts';
import styles from './DegreePicker.module.css';

export interface DegreePickerProps extends FieldWords {
  name: string;
  /** What is picked, in the singular: «Selecciona tu titulación». */
  kind?: string | undefined;
  placeholder?: string | undefined;
  mode?: PickerMode | undefined;
  /** Most that can be chosen, of several. */
  max?: number | undefined;
  value: readonly PickerItem[];
  onChange: (chosen: readonly PickerItem[]) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  load: LoadPage;
}

/**
 * Picks from a long list by searching it (specification §4, degree picker): a combobox whose listbox loads page by page;
 * what is chosen stands above it as chips.
 */
export function DegreePicker({
  label,
  name,
  kind = 'titulación',
  placeholder = `Selecciona tu ${kind}`,
  mode = 'multiple',
  max = limits.degrees.max,
  value,
  onChange,
  onBlur,
  load,
  hint,
  error,
  optional,
  required,
}: DegreePickerProps) {
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const pages = usePages({ load, search: search.trim(), selection: value.map(({ id }) => id).join() });
  const offered = offeredItems(pages.items, search.trim(), pages.state);
  const only = onlyItem(pages, search.trim());
  const shownError = refused ? messages.tooManyDegrees(max) : error;
  const ids = useFieldIds({ name, hint, error: shownError });
  const words = listWords(pages.state, pages.total);
  const searchable = only === undefined && !value.some(isOther);

  useDismiss(field, open, close, input);

  const chooseOnly = useEffectEvent((item: PickerItem) => {
    if (value.length !== 1 || value[0]?.id !== item.id) onChange([item]);
  });
  useEffect(() => {
    if (only !== undefined) chooseOnly(only);
  }, [only]);

  function close() {
    if (!open) return;
    setOpen(false);
    setActive(null);
    onBlur?.();
  }

  function take(item: PickerItem) {
    const next = choose(value, item, mode, max);
    setRefused(next === 'refused');
    if (next === 'refused' || next === value) return;
    onChange(next);
    setSearch('');
    setActive(null);
    if (mode === 'single' || isOther(item)) close();
  }

  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={shownError} optional={optional}>
      <div className={styles.picker} ref={field}>
        <ChosenItems
          chosen={value}
          fixed={only !== undefined}
          search={input}
          onRemove={(item) => {
            setRefused(false);
            onChange(remove(value, item));
          }}
        />
        {searchable && (
          <SearchBox
            ids={ids}
            ref={input}
            name={name}
            text={search}
            placeholder={placeholder}
            open={open}
            loading={open && pages.state === 'loading'}
            invalid={isThere(shownError)}
            required={required}
            active={active}
            count={offered.length}
            onType={(text) => {
              setSearch(text);
              setActive(null);
              setOpen(true);
            }}
            onOpen={() => setOpen(true)}
            onClose={close}
            onClear={() => setSearch('')}
            onMove={setActive}
            onTake={(index) => {
              const item = offered[index];
              if (item !== undefined) take(item);
            }}
          />
        )}
        {searchable && open && (
          <PickerList
            ids={ids}
            offered={offered}
            chosen={value}
            mode={mode}
            active={active}
            state={pages.state}
            words={words}
            onTake={take}
            onNearEnd={pages.readNext}
            onRetry={pages.retry}
          />
        )}
        {/* The region is there before its text: a region that arrives with its text is often not read. */}
        <VisuallyHidden role="status">{searchable && open && words}</VisuallyHidden>
      </div>
    </FieldFrame>
  );
}
