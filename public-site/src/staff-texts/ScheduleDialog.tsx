import { useState } from 'react';
import { clockOf, momentOfClock } from '@puente/contract/moment-in-spain';
import { currentTime } from '@puente/contract/relative-time';
import { DateTimeField } from '@puente/design-system/date-field';
import { FormDialog } from '@puente/design-system/form-dialog';

interface ScheduleDialogProps {
  publishedAt: string | null;
  /** @param publishAt ISO 8601 */
  onSchedule: (publishAt: string) => void;
  onClose: () => void;
}

/** Dialog for the moment of publication, in the time of mainland Spain. */
export function ScheduleDialog({ publishedAt, onSchedule, onClose }: ScheduleDialogProps) {
  const [value, setValue] = useState(publishedAt === null ? '' : clockOf(new Date(publishedAt)));
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title="Programar la publicación"
      submitLabel="Guardar y programar"
      cancelLabel="Cancelar"
      busy={false}
      failure={null}
      onSubmit={(event) => {
        event.preventDefault();
        const moment = momentOfClock(value);
        if (moment === null) setError('Escribe un día y una hora que existan.');
        else if (moment.getTime() <= currentTime())
          setError('Esa hora ya ha pasado. Para publicar ahora, usa «Publicar».');
        else onSchedule(moment.toISOString());
      }}
      onClose={onClose}
    >
      <DateTimeField
        label="Cuándo se publica"
        name="publish-at"
        hint="Hora peninsular. Hasta entonces solo lo ve el equipo de redacción."
        required
        value={value}
        onChange={(next) => {
          setValue(next);
          setError(undefined);
        }}
        error={error}
      />
    </FormDialog>
  );
}
