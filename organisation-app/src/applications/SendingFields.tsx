import { useLayoutEffect, useRef, useState } from 'react';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { limits } from '@puente/contract/limits';
import { lastDayToSend, tomorrowMorning } from '@puente/contract/sending-later';
import { DateField } from '@puente/design-system/date-field';
import { RadioGroup, TextField } from '@puente/design-system/field';
import { Cluster } from '@puente/design-system/layout';
import { dayAndMonth, longMoment } from '../dates.ts';
import { isSendingTime, type SendingChoice } from './sending-choice.ts';

interface SendingFieldsProps {
  value: SendingChoice;
  onChange: (choice: SendingChoice) => void;
  /** End of the day until which each student expects an answer. */
  awaited: readonly (string | null | undefined)[];
  problems?: { day?: string; hour?: string } | undefined;
  /** Number of attempts that these problems have stopped: each leads focus to the first of them. */
  attempts: number;
}

/** Asks for the moment at which students are told of an answer. Until then they see nothing of it, and it can be taken back. */
export function SendingFields({ value, onChange, awaited, problems, attempts }: SendingFieldsProps) {
  const [now] = useState(() => new Date());
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (attempts === 0) return;
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    wrong?.focus();
    // Its message stands under it, where a short screen has the buttons of the window.
    wrong?.scrollIntoView({ block: 'center' });
  }, [attempts]);
  const last = dayAndMonth(lastDayToSend(awaited, now).day);
  return (
    <div ref={fields}>
      <RadioGroup
        name="sending"
        legend="¿Cuándo se lo decimos?"
        value={value.when}
        onChange={(when) => isSendingTime(when) && onChange({ ...value, when })}
        options={[
          {
            value: 'now',
            label: 'Enviar ahora',
            description: `Tendrás ${limits.desk.undoSeconds} segundos para deshacerlo.`,
          },
          {
            value: 'tomorrow',
            label: 'Mañana a las 9:00',
            description: longMoment(tomorrowMorning(now).toISOString()),
          },
          { value: 'other', label: 'Otro día y hora' },
        ]}
        after={
          value.when === 'other' && (
            <Cluster gap={4} align="start">
              <DateField
                label="Día"
                name="sending-day"
                hint={`Como tarde el ${last}.`}
                min={dayInSpain(now)}
                value={value.day}
                onChange={(day) => onChange({ ...value, day })}
                error={problems?.day}
              />
              <TextField
                label="Hora"
                name="sending-hour"
                type="time"
                hint="Hora peninsular."
                value={value.hour}
                onChange={({ currentTarget: { value: hour } }) => onChange({ ...value, hour })}
                error={problems?.hour}
              />
            </Cluster>
          )
        }
      />
    </div>
  );
}
