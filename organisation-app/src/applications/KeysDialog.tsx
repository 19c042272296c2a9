import { Dialog } from '@puente/design-system/dialog';
import { Checkbox } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import styles from './Desk.module.css';
import { deskKeys } from './use-desk-keys.ts';

interface KeysDialogProps {
  open: boolean;
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

export function KeysDialog({ open, areOn, onSwitch, onClose }: KeysDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Atajos de teclado" size="sm">
      <Stack gap={5}>
        <dl className={styles.keys}>
          {deskKeys.map(({ label, does }) => (
            <div key={label}>
              <dt>
                <kbd>{label}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          name="desk-keys"
          label="Usar atajos de una sola tecla"
          hint="Desactívalos si dictas con la voz o se pulsan sin querer."
          checked={areOn}
          onChange={({ currentTarget: { checked } }) => onSwitch(checked)}
        />
      </Stack>
    </Dialog>
  );
}
