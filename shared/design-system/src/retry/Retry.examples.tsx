import { useState } from 'react';
import { type Example } from '../examples.ts';
import { Retry } from './index.ts';

const message = 'No hay conexión con el servicio. Comprueba tu red.';

export const examples: Example[] = [
  {
    name: 'En lugar de la página',
    render: () => <Failing place="page" headingLevel={3} title="No hemos podido cargar el proyecto" />,
  },
  {
    name: 'En lugar de una sección',
    render: () => <Failing place="section" title="No hemos podido cargar las solicitudes" />,
  },
];

type FailingProps = { title: string } & ({ place: 'page'; headingLevel: 3 } | { place: 'section' });

/** Keeps failing: a click shows the other state. */
function Failing(props: FailingProps) {
  const [busy, setBusy] = useState(false);
  return <Retry {...props} message={message} busy={busy} onRetry={() => setBusy(true)} />;
}
