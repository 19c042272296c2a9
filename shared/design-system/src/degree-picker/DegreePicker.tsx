import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { LazySearchBox } from '../combobox/LazySearchBox.tsx';
import { isThere, useFieldIds } from '../field/field-id.ts';
import { FieldError, FieldFrame, type FieldWords } from '../field/FieldFrame.tsx';
import { ChosenItems } from './ChosenItems.tsx';
import {
  addItem,
  isOther,
  offeredItems,
  onlyItem,
  type PickerItem,
  type PickerMode,
  remove,
} from './picker-items.ts';
import { type LoadPage, usePages } from './use-pages.ts';

export interface DegreePickerProps extends FieldWords {
  name: string;
  /** Kind of item, in the singular: «Selecciona tu titulación». */
  kind?: string | undefined;
  placeholder?: string | undefined;
  mode?: PickerMode | undefined;
  /** Maximum number of items when several can be chosen. */
  max?: number | undefined;
  value: readonly PickerItem[];
  onChange: (chosen: readonly PickerItem[]) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  load: LoadPage;
}

/**
 * Picker for long lists with a search (specification §4, degree picker): a combobox whose list loads page by page. The chosen items are
 * chips above it.
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
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [refused, setRefused] = useState(false);
  const pages = usePages({ load, search: search.trim(), selection: value.map(({ id }) => id).join() });
  const offered = offeredItems(pages.items, search.trim(), pages.state);
  const only = onlyItem(pages, search.trim());
  const shownError = refused ? messages.tooManyDegrees(max) : error;
  const ids = useFieldIds({ name, hint, error: shownError });
  const searchable = only === undefined && !value.some(isOther);

  const chooseOnly = useEffectEvent((item: PickerItem) => {
    if (value.length !== 1 || value[0]?.id !== item.id) onChange([item]);
  });
  useEffect(() => {
    if (only !== undefined) chooseOnly(only);
  }, [only]);

  function take(item: PickerItem) {
    const next = addItem(value, item, mode, max);
    setRefused(next === 'refused');
    if (next === 'refused' || next === value) return;
    onChange(next);
    setSearch('');
  }

  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={refused ? undefined : error} optional={optional}>
      <ChosenItems
        chosen={value}
        fixed={only !== undefined}
        search={input}
        onRemove={(item) => {
          setRefused(false);
          onChange(remove(value, item));
        }}
      />
      {/* Under the box its list would cover it. */}
      {refused && <FieldError id={ids.error}>{shownError}</FieldError>}
      {searchable && (
        <LazySearchBox
          ids={ids}
          ref={input}
          placeholder={placeholder}
          invalid={isThere(shownError)}
          required={required}
          options={offered.map(({ id, name: text }) => ({ id, label: text }))}
          picks={{ ids: value.map(({ id }) => id), several: mode === 'multiple', text: search }}
          onChange={(id) => {
            const item = offered.find((one) => one.id === id);
            if (item !== undefined) take(item);
          }}
          onBlur={onBlur}
          onSearch={setSearch}
          onEndReached={pages.readNext}
          total={pages.total}
          loading={pages.state === 'loading'}
          {...(pages.state === 'failed' && { onRetry: pages.retry, onOpen: pages.retry })}
        />
      )}
    </FieldFrame>
  );
}
