import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { key, takeInterviewTime } from '@puente/client/interviews';
import { chooseTime } from '@puente/contract/constants/interviews';
import type { Interview } from '@puente/contract/entities/interview';
import { Button } from '@puente/design-system/button';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { TimeChoice } from './TimeChoice.tsx';

/** The offered times, of which the student takes one. After a refusal it shows those that are still free. */
export function TakeTime({ interview }: { interview: Interview }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const taking = useMutation({
    mutationFn: () => takeInterviewTime(interview.id, chosen),
    onSuccess: () =>
      showToast({ tone: 'success', message: 'Entrevista confirmada. Te la enviamos por correo.' }),
    onError: () => setChosen(''),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const isAnyFree = interview.times.some(({ free }) => free);

  function take() {
    setMissing(chosen === '');
    if (chosen !== '' && !taking.isPending) taking.mutate();
  }

  if (!isAnyFree) return <Text>Ninguna de las horas que te ofrecieron sigue libre. Pide otras.</Text>;
  return (
    <Stack gap={3}>
      <TimeChoice
        interview={interview}
        value={chosen}
        onChange={(startsAt) => {
          setMissing(false);
          setChosen(startsAt);
        }}
        error={isMissing ? chooseTime : undefined}
      />
      {taking.error && (
        <Notice tone="danger" live title="No hemos podido reservar esa hora">
          {explained(taking.error)}
        </Notice>
      )}
      <div>
        <Button busy={taking.isPending} onClick={take}>
          Reservar esta hora
        </Button>
      </div>
    </Stack>
  );
}
