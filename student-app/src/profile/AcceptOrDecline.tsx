import { explained } from '@puente/client/api-error';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';

interface AcceptOrDeclineProps {
  /** Consequence of accepting: 'Si aceptas, quien lo lea verá tu nombre.' */
  consequence: string;
  busy: boolean;
  error: Error | null;
  onAnswer: (accepted: boolean) => void;
}

/** Buttons to accept or decline, with the consequence of accepting. */
export function AcceptOrDecline({ consequence, busy, error, onAnswer }: AcceptOrDeclineProps) {
  return (
    <Stack gap={3}>
      <Text size="sm">{consequence}</Text>
      <Cluster gap={2}>
        <Button size="sm" aria-disabled={busy || undefined} onClick={() => onAnswer(true)}>
          Aceptar
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={busy || undefined}
          onClick={() => onAnswer(false)}
        >
          Rechazar
        </Button>
      </Cluster>
      {error && (
        <Notice tone="danger" live title="No hemos podido guardar tu respuesta">
          {explained(error)}
        </Notice>
      )}
    </Stack>
  );
}
