import './no-runtime-style.ts';
import './spanish-words.generated.ts';
import { use, useEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { messages } from '@puente/contract/messages';
import styles from './ComboBox.module.css';
import { type ComboBoxOption, type SearchBoxProps } from './combobox-props.ts';
import { matchesText } from './matches-text.ts';
import { OptionList } from './OptionList.tsx';
import { SearchBoxControl } from './SearchBoxControl.tsx';
import { SearchBoxStatus } from './SearchBoxStatus.tsx';
import { SteadyPopover } from './SteadyPopover.tsx';

type Id = ComboBoxOption['id'];

/** The heavy part of the combobox, which `LazySearchBox` loads on demand. */
export default function SearchBox({
  ids,
  invalid,
  options,
  value = null,
  picks,
  onChange,
  onBlur,
  onOpen,
  onSearch,
  onEndReached,
  onRetry,
  total,
  loading = false,
  placeholder,
  emptyText = onRetry === undefined ? messages.noResults : 'No se ha podido cargar la lista.',
  note,
  required = false,
  disabled = false,
  focusOnMount = false,
  ref,
}: SearchBoxProps) {
  const field = useRef<HTMLDivElement>(null);
  const searched = useRef('');
  const [container, setContainer] = useState<Element | null>(null);
  const items = useItemsWithChosen(options, value, onSearch !== undefined);

  function search(text: string) {
    searched.current = text;
    onSearch?.(text);
  }

  function openChange(open: boolean) {
    if (!open) {
      // The next time, the list shows all options again. With picks, the search text stays.
      if (picks === undefined && searched.current !== '') search('');
      return;
    }
    // Everything behind a modal dialog is inert, so the list has to open inside the dialog. Elsewhere it belongs to the page's landmark,
    // like its field.
    setContainer(field.current?.closest('dialog') ?? field.current?.closest('main') ?? null);
    onOpen?.();
  }

  function change(chosen: Id | null | Id[]) {
    const known: readonly (Id | null)[] = picks?.ids ?? [value];
    const added = [chosen].flat().find((id) => !known.includes(id));
    // With picks, options are removed by their chips, not by choosing them again.
    if (added !== undefined) onChange(added);
  }

  return (
    <I18nProvider locale="es-ES">
      <ComboBox<ComboBoxOption, 'single' | 'multiple'>
        ref={field}
        id={ids.control}
        defaultItems={items}
        defaultFilter={onSearch === undefined ? matchesText : showAll}
        {...(picks === undefined
          ? { value, menuTrigger: 'focus' }
          : {
              selectionMode: picks.several ? 'multiple' : 'single',
              value: picks.several ? picks.ids : (picks.ids[0] ?? null),
              inputValue: picks.text,
              menuTrigger: 'manual',
              shouldFocusWrap: true,
            })}
        onChange={change}
        onOpenChange={openChange}
        onBlur={() => onBlur?.()}
        allowsEmptyCollection
        isInvalid={invalid}
        isRequired={required}
        isDisabled={disabled}
        {...(focusOnMount ? { autoFocus: true } : {})}
        validationBehavior="aria"
        aria-labelledby={ids.label}
        {...(ids.describedBy === undefined ? {} : { 'aria-describedby': ids.describedBy })}
      >
        <SearchBoxControl
          inputRef={ref}
          placeholder={placeholder}
          loading={loading}
          onType={search}
          onClear={picks === undefined || picks.text === '' ? undefined : () => search('')}
        />
        <SearchBoxStatus
          loading={loading}
          emptyText={emptyText}
          note={note}
          total={total}
          countHere={container instanceof HTMLDialogElement}
        />
        <ReadablePage />
        <SteadyPopover
          className={styles.popover ?? ''}
          offset={4}
          {...(container === null ? {} : { UNSTABLE_portalContainer: container })}
        >
          <OptionList
            count={items.length}
            loading={loading}
            emptyText={emptyText}
            note={note}
            onEndReached={onEndReached}
            onRetry={onRetry}
          />
        </SteadyPopover>
      </ComboBox>
    </I18nProvider>
  );
}

/** Filter for options that the caller has already filtered. */
function showAll(): boolean {
  return true;
}

/** Adds the chosen option to the end of the list when the caller's filter drops it. Without it the field would lose its text. */
function useItemsWithChosen(
  options: readonly ComboBoxOption[],
  value: Id | null,
  filteredOutside: boolean,
): readonly ComboBoxOption[] {
  const [remembered, setRemembered] = useState<ComboBoxOption | null>(null);
  const chosen = options.find((option) => option.id === value);
  if (chosen !== undefined && (chosen.id !== remembered?.id || chosen.label !== remembered.label)) {
    setRemembered(chosen);
  }
  const missing = filteredOutside && chosen === undefined && value !== null && remembered?.id === value;
  return missing ? [...options, remembered] : options;
}

/** Elements with this attribute stay readable and reachable next to an open list of react-aria. */
const staysReadable = 'data-react-aria-top-layer';

/**
 * Keeps the page readable while a list is open. react-aria marks the page around the list `aria-hidden`, with the field's label and
 * everything that Tab can still reach. But the list is next to the field, not over the page.
 *
 * The attribute belongs to the library but is not documented, since there is no option for this: adobe/react-spectrum#4937, open since
 * 2023. `isNonModal` of the popover has no effect, because the combobox sets `aria-hidden` itself (`useComboBox`). A maintainer recommends
 * the attribute in adobe/react-spectrum#6774, until there is an option. A test of ComboBox fails when a new version drops it.
 */
function ReadablePage() {
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false;
  // Effects of a child come before those of the ComboBox, which does the marking.
  useEffect(() => {
    if (!isOpen) return;
    const parts = [...document.body.children].filter((part) => !part.hasAttribute(staysReadable));
    for (const part of parts) part.setAttribute(staysReadable, '');
    return () => {
      for (const part of parts) part.removeAttribute(staysReadable);
    };
  }, [isOpen]);
  return null;
}
