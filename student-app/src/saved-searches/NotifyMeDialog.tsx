import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import type { SearchFrequency } from '@puente/contract/constants/saved-searches';
import type { SavedSearch } from '@puente/contract/entities/saved-search';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { RadioGroup } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { showToast } from '@puente/platform/ui';
import type { searchToSave } from './search-to-save.ts';
import { useSavedSearches } from './use-saved-searches.ts';

const choices = [
  { value: 'weekly', label: 'Cada semana' },
  { value: 'daily', label: 'Cada día' },
] as const satisfies readonly { value: SearchFrequency; label: string }[];

interface NotifyMeDialogProps {
  open: boolean;
  onClose: () => void;
  /** Address that receives the mails. */
  email: string;
  wanted: ReturnType<typeof searchToSave>;
  /** The same search if it is already saved. */
  known: SavedSearch | undefined;
}

/** Dialog to choose how often to be notified. Loaded with the click that opens it. */
export default function NotifyMeDialog({ open, onClose, email, wanted, known }: NotifyMeDialogProps) {
  const { save } = useSavedSearches();
  const [chosen, setChosen] = useState<SearchFrequency | null>(null);
  const isOn = known !== undefined && known.frequency !== 'never';
  const frequency = chosen ?? (isOn ? known.frequency : 'weekly');
  const name = known?.name ?? wanted.name;

  function close() {
    onClose();
    // Start from the saved frequency at the next opening.
    setChosen(null);
    save.reset();
  }

  function confirm() {
    save.mutate(
      { ...wanted, name, frequency },
      {
        onSuccess: () => {
          close();
          const pace = frequency === 'daily' ? 'cada día' : 'cada semana';
          showToast({ tone: 'success', message: `Te escribiremos ${pace} si hay proyectos nuevos.` });
        },
      },
    );
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Avísame de proyectos nuevos"
      size="sm"
      footer={
        <Button busy={save.isPending} onClick={confirm}>
          {isOn ? 'Guardar cambios' : 'Activar aviso'}
        </Button>
      }
    >
      <Stack gap={4}>
        {save.error && (
          <Notice tone="danger" live title="No hemos podido activar el aviso">
            {messageOf(save.error)}
          </Notice>
        )}
        <Text>
          Búsqueda: <strong>{name}</strong>
        </Text>
        <RadioGroup
          legend="¿Cada cuánto te escribimos?"
          name="frequency"
          options={choices}
          value={frequency}
          onChange={(value) => setChosen(choices.find((choice) => choice.value === value)?.value ?? null)}
        />
        <Text size="sm" tone="muted">
          A {email}, solo cuando haya algo nuevo. Cada correo lleva un enlace para dejar de recibirlo.{' '}
          <Link href={href('profile', {}, { section: 'projects' })}>Ver mis búsquedas guardadas</Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
