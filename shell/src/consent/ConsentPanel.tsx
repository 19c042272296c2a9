import { useId, useState } from 'react';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Checkbox } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import type { ThirdParties, ThirdParty, ThirdPartyKind } from '@puente/federation/third-parties';
import { href } from '@puente/platform/links';
import type { Choice } from './choice.ts';
import styles from './ConsentPanel.module.css';

interface ConsentPanelProps {
  /** Whether analytics are agreed to at present. */
  analytics: boolean;
  thirdParties: ThirdParties;
  onClose: () => void;
  onChoose: (choice: Choice['choice'], analytics: boolean) => void;
}

/** The second layer: technical cookies always on, analytics optional (specification §2). A choice that was not saved is forgotten. */
export default function ConsentPanel({ analytics, thirdParties, onClose, onChoose }: ConsentPanelProps) {
  const form = useId();
  const [wanted, setWanted] = useState(analytics);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Preferencias de cookies"
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => onChoose('rejected', false)}>
            Rechazar
          </Button>
          <Button variant="secondary" type="submit" form={form}>
            Guardar
          </Button>
          <Button variant="secondary" onClick={() => onChoose('accepted', true)}>
            Aceptar
          </Button>
        </div>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose('configured', wanted);
        }}
      >
        <Stack gap={4}>
          <Text>
            Elige qué se guarda en este navegador. Puedes cambiarlo cuando quieras desde el pie de cualquier
            página.{' '}
            <Link href={href('cookies')} onClick={onClose}>
              Más sobre las cookies
            </Link>
          </Text>
          <Checkbox
            name="consent-technical"
            checked
            disabled
            readOnly
            label="Técnicas (siempre activas)"
            hint="Sin ellas el sitio no funciona: mantienen tu sesión, guardan lo que dejas a medias y recuerdan esta elección. No necesitan permiso."
          />
          <Stack gap={2}>
            <Checkbox
              name="consent-analytics"
              checked={wanted}
              onChange={({ target }) => setWanted(target.checked)}
              label="Analíticas (opcionales)"
              hint="Nos ayudan a saber cómo se usa el sitio y a mejorarlo. Nada de esto se carga sin tu permiso; si lo retiras, se borra lo que guardaron y, si hace falta, la página se recarga."
            />
            <Services thirdParties={thirdParties} />
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the choice covers: the product's own measurement, and the services of others, with what each does. */
function Services({ thirdParties }: Pick<ConsentPanelProps, 'thirdParties'>) {
  const services = Object.entries(thirdParties) as [ThirdPartyKind, ThirdParty][];
  return (
    <ul className={styles.services}>
      <Text as="li" size="sm" tone="muted">
        Medición propia: qué páginas se abren, cuánto tardan y qué búsquedas no encuentran nada. Sin cookies
        ni nada que te identifique: solo contamos.
      </Text>
      {services.map(([kind, { script }]) => (
        <Text key={kind} as="li" size="sm" tone="muted">
          {purposes[kind]} Servicio: {new URL(script).host}.
        </Text>
      ))}
      {services.length === 0 && (
        <Text as="li" size="sm" tone="muted">
          De otras empresas, ahora mismo no usamos ninguna. Si un día lo hacemos, te volveremos a preguntar.
        </Text>
      )}
    </ul>
  );
}

const purposes: Record<ThirdPartyKind, string> = {
  analytics: 'Medición: qué páginas se visitan y desde qué tipo de dispositivo.',
  recording: 'Grabación de sesiones: por dónde se mueve y pulsa quien visita, para ver qué no se entiende.',
  chat: 'Chat de ayuda de otra empresa, que también anota la visita.',
};
