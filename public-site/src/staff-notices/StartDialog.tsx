import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { audienceNoticeQueries, startNotice } from '@puente/client/audience-notices';
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import { plannedStartProblem } from '@puente/contract/forms/audience-notice';
import { momentOfClock } from '@puente/contract/moment-in-spain';
import { DateTimeField } from '@puente/design-system/date-field';
import { RadioGroup } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { useMutation, useQuery } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { durationWords, leftOutWords, reachWords } from './notice-words.ts';
import { useKnownNotice } from './use-known-notice.ts';

interface StartDialogProps {
  notice: AudienceNotice;
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that says what a start will do, and starts the notice now or plans it. */
export function StartDialog({ notice, onDone, onClose }: StartDialogProps) {
  const show = useKnownNotice();
  const reach = useQuery(audienceNoticeQueries.reach(notice.kind, notice.audience));
  const [when, setWhen] = useState('now');
  const [clock, setClock] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const starting = useMutation({
    mutationFn: (startsAt: string | null) => startNotice(notice.id, { startsAt, base: notice.updatedAt }),
    onSuccess: async (started) => {
      onDone();
      onClose();
      await show(started);
      showToast({
        tone: 'success',
        message: started.state === 'planned' ? 'El envío está programado.' : 'El envío ha empezado.',
      });
    },
  });

  function send() {
    if (starting.isPending) return;
    if (when === 'now') return starting.mutate(null);
    const found = plannedStartProblem(clock);
    setProblem(found);
    if (found === null) starting.mutate(momentOfClock(clock)?.toISOString() ?? null);
  }

  return (
    <FormDialog
      title={`Enviar «${notice.title}»`}
      submitLabel={when === 'now' ? 'Empezar el envío' : 'Programar el envío'}
      cancelLabel="Cancelar"
      busy={starting.isPending}
      failure={starting.error && messageOf(starting.error)}
      failureTitle="No ha empezado"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onClose={onClose}
    >
      {reach.data && (
        <Text>
          <strong>{reachWords(reach.data)}</strong>
          {` ${leftOutWords(reach.data).join(' ')}`}
        </Text>
      )}
      <Text>
        {`Se envía por pasos, durante ${durationWords(reach.data?.people ?? 0)}. Puedes detenerlo en cualquier momento: quien ya lo tenga lo conserva, y nadie más lo recibe. Una vez empezado, el texto no se puede cambiar.`}
      </Text>
      <RadioGroup
        legend="Cuándo"
        name="when"
        startsHere
        value={when}
        onChange={setWhen}
        options={[
          { value: 'now', label: 'Ahora' },
          { value: 'later', label: 'Otro día u otra hora' },
        ]}
      />
      {when === 'later' && (
        <DateTimeField
          label="Cuándo empieza"
          name="starts-at"
          hint="Hora peninsular. Se cuenta entonces a quién le llega."
          required
          value={clock}
          onChange={(next) => {
            setClock(next);
            setProblem(null);
          }}
          error={problem ?? undefined}
        />
      )}
    </FormDialog>
  );
}
