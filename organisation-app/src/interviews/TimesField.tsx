import { interviewLimits } from '@puente/contract/constants/interviews';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { clockOf, momentOfClock } from '@puente/contract/moment-in-spain';
import { Button } from '@puente/design-system/button';
import { DateTimeField } from '@puente/design-system/date-field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useInBrowser } from '@puente/platform/ui';

interface TimeFieldProps {
  label: string;
  name: string;
  /** Moment as ISO 8601; what was typed while it is none. */
  value: string;
  onChange: (moment: string) => void;
  error?: string | undefined;
}

/** A time in mainland Spain, as a moment. */
export function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  const today = useInBrowser(() => dayInSpain(Date.now()), '');
  return (
    <DateTimeField
      {...field}
      min={today}
      value={Number.isNaN(Date.parse(value)) || !value.endsWith('Z') ? value : clockOf(new Date(value))}
      onChange={(clock) => onChange(momentOfClock(clock)?.toISOString() ?? clock)}
    />
  );
}

interface TimesFieldProps {
  value: readonly string[];
  onChange: (times: string[]) => void;
  /** Problem of all of them together. */
  error?: string | undefined;
  /** Problem of each. */
  errors: readonly (string | undefined)[];
}

/** The offered times, one field each. */
export function TimesField({ value, onChange, error, errors }: TimesFieldProps) {
  return (
    <Stack gap={4} role="group" aria-label="Horas que ofreces">
      {value.map((time, index) => (
        // Their order is all that tells them apart.
        <Stack key={index} gap={2}>
          <TimeField
            label={`Hora ${index + 1}`}
            name={`times.${index}`}
            value={time}
            onChange={(moment) => onChange(value.with(index, moment))}
            error={errors[index] ?? (index === 0 ? error : undefined)}
          />
          {value.length > 1 && (
            <div>
              <Button
                variant="quiet"
                size="sm"
                icon="trash"
                aria-label={`Quitar la hora ${index + 1}`}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                Quitar
              </Button>
            </div>
          )}
        </Stack>
      ))}
      <Cluster gap={3}>
        {value.length < interviewLimits.times && (
          <Button variant="secondary" size="sm" icon="plus" onClick={() => onChange([...value, ''])}>
            Añadir otra hora
          </Button>
        )}
        <Text size="sm" tone="muted">
          Cuantas más ofrezcas, antes tendréis una.
        </Text>
      </Cluster>
    </Stack>
  );
}
