import { lazy, Suspense } from 'react';
import fieldStyles from '../field/Field.module.css';
import { isThere, useFieldIds } from '../field/field-id.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useIsDrawn } from '../field/use-is-drawn.ts';
import { Icon } from '../icon/index.ts';
import { type DateBoxProps, type DateFieldProps } from './date-field-props.ts';
import styles from './DateField.module.css';

const load = () => import(/* webpackChunkName: "dateField" */ './DateBox.tsx');

// React keeps a rejected lazy component for ever: when the chunk cannot be had, the browser's own field does the work.
const Heavy = lazy(() => load().catch(() => ({ default: NativeDate })));

/** Fetches the heavy part before it is needed. */
export async function preloadDateField(): Promise<void> {
  await load().catch(() => undefined);
}

/**
 * A day, typed as dd/mm/aaaa or taken from a calendar whose weeks begin on Monday. Not `<input type="date">`: its order of
 * day and month, its first day of the week and its words are those of the browser and not of the page.
 */
export function DateField(props: DateFieldProps) {
  return <LoadedField {...props} withTime={false} />;
}

/**
 * A day with hour and minute, of a clock of 24 hours. The value is yyyy-MM-ddTHH:mm in mainland Spain's time, whatever the
 * reader's time zone; empty for none. `momentOfClock` of the contract makes a moment of it.
 */
export function DateTimeField({ hint, ...props }: DateFieldProps) {
  return <LoadedField {...props} hint={hint ?? 'Hora peninsular.'} withTime />;
}

function LoadedField({
  label,
  name,
  hint,
  error,
  optional,
  ...box
}: DateFieldProps & Pick<DateBoxProps, 'withTime'>) {
  const ids = useFieldIds({ name, hint, error });
  const waiting = <Waiting ids={ids} value={box.value} withTime={box.withTime} />;
  // The server has no calendar, and its HTML is hydrated unchanged.
  const isDrawn = useIsDrawn();
  return (
    <FieldFrame isGroup ids={ids} label={label} hint={hint} error={error} optional={optional}>
      {isDrawn ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Heavy {...box} ids={ids} invalid={isThere(error)} />
        </Suspense>
      )}
    </FieldFrame>
  );
}

/** The field's shape while its code loads. */
function Waiting({ ids, value, withTime }: Pick<DateBoxProps, 'ids' | 'value' | 'withTime'>) {
  const [day = '', hour = ''] = value.split('T');
  return (
    <div className={fieldStyles.box}>
      <input
        id={ids.control}
        className={fieldStyles.control}
        data-waiting=""
        readOnly
        aria-busy="true"
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        value={[day.split('-').toReversed().join('/'), hour].filter(Boolean).join(', ')}
        placeholder={withTime ? 'dd/mm/aaaa, hh:mm' : 'dd/mm/aaaa'}
      />
      <Icon name="calendar" className={styles.waitingIcon} />
    </div>
  );
}

/** The browser's own field, for when the code of ours could not be fetched. */
function NativeDate({
  ids,
  invalid,
  withTime,
  value,
  onChange,
  onBlur,
  min,
  required,
  disabled,
}: DateBoxProps) {
  return (
    <div className={fieldStyles.box}>
      <input
        type={withTime ? 'datetime-local' : 'date'}
        id={ids.control}
        className={fieldStyles.control}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required}
        disabled={disabled}
        min={withTime && min !== undefined ? `${min}T00:00` : min}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
