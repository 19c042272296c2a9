import '../combobox/no-runtime-style.ts';
import '../combobox/spanish-words.generated.ts';
import { type DateValue, parseDate, parseDateTime } from '@internationalized/date';
import { type FocusEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import fieldStyles from '../field/Field.module.css';
import { Icon } from '../icon/index.ts';
import { type DateBoxProps } from './date-field-props.ts';
import styles from './DateField.module.css';
import { MonthGrid } from './MonthGrid.tsx';

/** The heavy half: `DateField` loads it when it is shown. */
export default function DateBox({
  ids,
  invalid,
  withTime,
  value,
  onChange,
  onBlur,
  min,
  required = false,
  disabled = false,
}: DateBoxProps) {
  const field = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<Element | null>(null);

  /** Passes an incomplete date to the form as text, so that the form can show an error. react-aria has no value for it. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    const parts = [...currentTarget.querySelectorAll('[role=spinbutton]')];
    const isHalf = parts.some((part) => part.hasAttribute('data-placeholder'));
    const isEmpty = parts.every((part) => part.hasAttribute('data-placeholder'));
    if (isHalf) onChange(isEmpty ? '' : parts.map((part) => part.textContent).join('/'));
    onBlur?.();
  }

  return (
    <I18nProvider locale="es-ES">
      <DatePicker
        ref={field}
        value={withTime ? read(parseDateTime, value) : read(parseDate, value)}
        onChange={(chosen) => onChange(textOf(chosen))}
        granularity={withTime ? 'minute' : 'day'}
        hourCycle={24}
        {...(min !== undefined && { minValue: parseDate(min) })}
        shouldForceLeadingZeros
        firstDayOfWeek="mon"
        isInvalid={invalid}
        isRequired={required}
        isDisabled={disabled}
        validationBehavior="aria"
        aria-labelledby={ids.label}
        {...(ids.describedBy !== undefined && { 'aria-describedby': ids.describedBy })}
        onOpenChange={(open) => {
          // Behind a modal dialog everything is inert: the calendar has to open inside the dialog.
          if (open) setContainer(field.current?.closest('dialog') ?? null);
        }}
      >
        <Group
          id={ids.control}
          // An error summary leads here: the day is the first thing to type.
          tabIndex={-1}
          onFocus={({ target, currentTarget }) => {
            if (target === currentTarget)
              currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
          }}
          onBlur={leave}
          className={`${fieldStyles.box ?? ''} ${fieldStyles.control ?? ''} ${styles.box ?? ''}`}
        >
          <DateInput className={styles.parts ?? ''}>
            {(segment) => <DateSegment segment={segment} className={styles.part ?? ''} />}
          </DateInput>
          <Button className={styles.opener ?? ''}>
            <Icon name="calendar" />
          </Button>
        </Group>
        <Popover
          className={styles.popover ?? ''}
          placement="bottom end"
          offset={4}
          {...(container !== null && { UNSTABLE_portalContainer: container })}
        >
          <Dialog className={styles.dialog ?? ''}>
            <MonthGrid />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}

/** Parses a value of the field; null for an empty or invalid text. */
function read<Value extends DateValue>(parse: (text: string) => Value, text: string): Value | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** Writes a day as yyyy-MM-dd and a time of it as yyyy-MM-ddTHH:mm, without the seconds that the library adds. */
const textOf = (value: DateValue | null): string =>
  value?.toString().slice(0, 'yyyy-MM-ddTHH:mm'.length) ?? '';
