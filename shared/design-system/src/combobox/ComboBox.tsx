import './no-runtime-style.ts';
import { useRef, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { fieldId, isThere } from '../field/field-id.ts';
import { FieldError, OptionalMark } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/index.ts';
import {
  emptyTextDefault,
  loadingTextDefault,
  type ComboBoxOption,
  type ComboBoxProps,
} from './combobox-props.ts';
import { ComboBoxControl } from './ComboBoxControl.tsx';
import { ComboBoxStatus } from './ComboBoxStatus.tsx';
import { matchesText } from './matches-text.ts';
import { SteadyPopover } from './SteadyPopover.tsx';
import fieldStyles from '../field/Field.module.css';
import styles from './ComboBox.module.css';

/** Pixels from the list's end within which the next page is loaded. */
const endDistance = 100;

/** The heavy half: import it through `@puente/design-system/combobox`, which loads it when it is needed. */
export default function ComboBox({
  label,
  name,
  options,
  value,
  onChange,
  onBlur,
  onOpen,
  onSearch,
  onEndReached,
  loading = false,
  loadingText = loadingTextDefault,
  hint,
  error,
  placeholder,
  emptyText = emptyTextDefault,
  optional,
  required = false,
  disabled = false,
  focusOnMount = false,
  ref,
}: ComboBoxProps) {
  const field = useRef<HTMLDivElement>(null);
  const searched = useRef('');
  const [container, setContainer] = useState<Element | null>(null);
  const items = useItemsWithChosen(options, value ?? null, onSearch !== undefined);
  const id = fieldId(name);
  const described = [isThere(hint) && `${id}-hint`, isThere(error) && `${id}-error`]
    .filter(Boolean)
    .join(' ');

  function search(text: string) {
    searched.current = text;
    onSearch?.(text);
  }

  function openChange(open: boolean) {
    if (!open) {
      // The next time it opens it shows everything again.
      if (searched.current !== '') search('');
      return;
    }
    // Behind a modal dialog everything is inert: the list has to open inside the dialog.
    setContainer(field.current?.closest('dialog') ?? null);
    onOpen?.();
  }

  return (
    <I18nProvider locale="es-ES">
      <AriaComboBox
        ref={field}
        id={id}
        className={styles.field ?? ''}
        defaultItems={items}
        defaultFilter={onSearch === undefined ? matchesText : showAll}
        value={value ?? null}
        onChange={(key) => {
          if (key !== (value ?? null)) onChange(key);
        }}
        onOpenChange={openChange}
        onBlur={() => onBlur?.()}
        menuTrigger="focus"
        allowsEmptyCollection
        isInvalid={isThere(error)}
        isRequired={required}
        isDisabled={disabled}
        {...(focusOnMount ? { autoFocus: true } : {})}
        validationBehavior="aria"
        aria-describedby={described}
      >
        <Label className={fieldStyles.label ?? ''}>
          {label}
          <OptionalMark optional={optional} />
        </Label>
        {isThere(hint) && (
          <div className={fieldStyles.hint} id={`${id}-hint`}>
            {hint}
          </div>
        )}
        <ComboBoxControl inputRef={ref} placeholder={placeholder} loading={loading} onType={search} />
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <ComboBoxStatus
          loading={loading}
          loadingText={loadingText}
          emptyText={emptyText}
          countHere={container !== null}
        />
        <SteadyPopover
          className={styles.popover ?? ''}
          offset={4}
          {...(container === null ? {} : { UNSTABLE_portalContainer: container })}
        >
          <ListBox<ComboBoxOption>
            className={styles.list ?? ''}
            renderEmptyState={() => (
              // A press on it would take focus from the field, and with it what was typed.
              <div
                role="presentation"
                className={styles.empty}
                onMouseDown={(event) => event.preventDefault()}
              >
                {loading ? loadingText : emptyText}
              </div>
            )}
            onScroll={(event) => {
              const list = event.currentTarget;
              if (list.scrollHeight - list.scrollTop - list.clientHeight < endDistance) onEndReached?.();
            }}
          >
            {(option: ComboBoxOption) => (
              <ListBoxItem className={styles.option ?? ''} id={option.id} textValue={option.label}>
                {({ isSelected }) => (
                  <>
                    <Text slot="label">{option.label}</Text>
                    {isSelected && <Icon name="check" />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </SteadyPopover>
      </AriaComboBox>
    </I18nProvider>
  );
}

/** The caller has filtered already. */
function showAll(): boolean {
  return true;
}

/**
 * When the caller filters, the result may lack the chosen option; without it the field would lose its text.
 * It stays on the list, last.
 */
function useItemsWithChosen(
  options: readonly ComboBoxOption[],
  value: ComboBoxOption['id'] | null,
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
