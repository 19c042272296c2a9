import { useId, useState } from 'react';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Checkbox, CheckboxGroup, Form } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import type { Choice } from './choice.ts';
import styles from './ConsentPanel.module.css';
import type { subjectsOf } from './subjects.ts';

interface ConsentPanelProps {
  /** All services that need consent. */
  subjects: ReturnType<typeof subjectsOf>;
  /** Services with consent at present. */
  granted: Choice['granted'];
  onClose: () => void;
  onChoose: (choice: Choice['choice'], granted: Choice['granted']) => void;
}

/**
 * Second layer of the consent banner: technical cookies are always on, analytics are optional, one by one (specification §2). Unsaved
 * changes are dropped.
 */
export default function ConsentPanel({ subjects, granted, onClose, onChoose }: ConsentPanelProps) {
  const form = useId();
  const everything = subjects.map(({ subject }) => subject);
  const [wanted, setWanted] = useState<readonly string[]>(granted);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Preferencias de cookies"
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => onChoose('rejected', [])}>
            Rechazar
          </Button>
          <Button variant="secondary" type="submit" form={form}>
            Guardar
          </Button>
          <Button variant="secondary" onClick={() => onChoose('accepted', everything)}>
            Aceptar
          </Button>
        </div>
      }
    >
      <Form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(
            'configured',
            everything.filter((subject) => wanted.includes(subject)),
          );
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
          <CheckboxGroup
            name="consent-optional"
            legend="Analíticas (opcionales)"
            hint="Nada de esto se carga sin tu permiso; si lo retiras, se borra lo que guardaron y, si hace falta, la página se recarga."
            value={wanted}
            onChange={setWanted}
            options={subjects.map(({ subject, label, description }) => ({
              value: subject,
              label,
              description,
            }))}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
