import { Notice } from '@puente/design-system/notice';

interface ChangedMeanwhileProps {
  /** Version (`updatedAt`) when the dialog opened. */
  before: string | undefined;
  /** Version now. */
  now: string | undefined;
  /** The record as it is now, in words. */
  words: string;
}

/** Says in a dialog that a colleague has changed its record since it opened, and what the record says now. */
export function ChangedMeanwhile({ before, now, words }: ChangedMeanwhileProps) {
  if (before === now) return null;
  return (
    <Notice tone="warning" live title="Otra persona ha guardado cambios">
      {`Ahora dice: ${words}. Lo que has escrito sigue aquí: si guardas, queda lo tuyo.`}
    </Notice>
  );
}
