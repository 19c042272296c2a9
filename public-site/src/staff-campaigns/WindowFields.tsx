import { nextMonday, weekLater } from '@puente/contract/shown-window';
import { Button } from '@puente/design-system/button';
import { DateTimeField } from '@puente/design-system/date-field';
import { Cluster } from '@puente/design-system/layout';

/** Clock of a form, as `useController` returns it. */
interface ClockField {
  field: { value: string; onChange: (clock: string) => void; onBlur: () => void };
  fieldState: { error?: { message?: string | undefined } | undefined };
}

interface WindowFieldsProps {
  from: ClockField;
  to: ClockField;
  /** True when both may stay empty. */
  optional?: boolean;
}

/** Asks from when until when something is shown. */
export function WindowFields({ from, to, optional = false }: WindowFieldsProps) {
  return (
    <>
      <DateTimeField
        label="Desde"
        name="from"
        optional={optional}
        required={!optional}
        value={from.field.value}
        onChange={from.field.onChange}
        onBlur={from.field.onBlur}
        error={from.fieldState.error?.message}
      />
      <DateTimeField
        label="Hasta"
        name="to"
        optional={optional}
        required={!optional}
        value={to.field.value}
        onChange={to.field.onChange}
        onBlur={to.field.onBlur}
        error={to.fieldState.error?.message}
      />
      <Cluster gap={2}>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            const start = weekLater(from.field.value) === '' ? nextMonday(new Date()) : from.field.value;
            from.field.onChange(start);
            to.field.onChange(weekLater(start));
          }}
        >
          Que dure una semana
        </Button>
      </Cluster>
    </>
  );
}
