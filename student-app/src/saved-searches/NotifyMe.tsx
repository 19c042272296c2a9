import { useState } from 'react';
import type { SearchFrequency } from '@puente/contract/constants/saved-searches';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { RadioGroup } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import type { Search } from '@puente/platform/lists';
import { useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { searchToSave } from './search-to-save.ts';
import { useSavedSearches } from './use-saved-searches.ts';

const choices = [
  { value: 'weekly', label: 'Cada semana' },
  { value: 'daily', label: 'Cada día' },
] as const satisfies readonly { value: SearchFrequency; label: string }[];

/** 'Avísame': has the student told by mail of what is new in the search that is on the page. Only students see it. */
export function NotifyMe({ search }: { search: Search }) {
  const user = useUser();
  const isStudent = user?.profileType === 'student' && user.details !== null;
  const { searches, save } = useSavedSearches(isStudent);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<SearchFrequency | null>(null);
  if (!isStudent) return null;

  const wanted = searchToSave(search);
  const known = searches.data?.find(({ address }) => address === wanted.address);
  const isOn = known !== undefined && known.frequency !== 'never';
  const frequency = chosen ?? (isOn ? known.frequency : 'weekly');

  function open() {
    setChosen(null);
    setOpen(true);
  }

  function confirm() {
    const name = known?.name ?? wanted.name;
    save.mutate(
      { ...wanted, name, frequency },
      {
        onSuccess: () => {
          setOpen(false);
          const pace = frequency === 'daily' ? 'cada día' : 'cada semana';
          showToast({ tone: 'success', message: `Te escribiremos ${pace} si hay proyectos nuevos.` });
        },
      },
    );
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={isOn ? 'check' : 'bell'}
        aria-haspopup="dialog"
        onClick={open}
      >
        {isOn ? 'Aviso activado' : 'Avísame'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Avísame de proyectos nuevos"
        size="sm"
        footer={
          <Button busy={save.isPending} onClick={confirm}>
            {isOn ? 'Guardar cambios' : 'Activar aviso'}
          </Button>
        }
      >
        <Stack gap={4}>
          <Text>
            Búsqueda: <strong>{known?.name ?? wanted.name}</strong>
          </Text>
          <RadioGroup
            legend="¿Cada cuánto te escribimos?"
            name="frequency"
            options={choices}
            value={frequency}
            onChange={(value) => setChosen(choices.find((choice) => choice.value === value)?.value ?? null)}
          />
          <Text size="sm" tone="muted">
            A {user.email}, solo cuando haya algo nuevo. Cada correo lleva un enlace para dejar de recibirlo.{' '}
            <Link href={href('profile', {}, { section: 'projects' })}>Ver mis búsquedas guardadas</Link>
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
