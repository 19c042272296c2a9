import { useState } from 'react';
import { Button } from '../button/index.ts';
import { type Example } from '../examples.ts';
import { Cluster } from '../layout/index.ts';
import { type Toast, ToastRegion } from './index.ts';

const messages: Omit<Toast, 'id'>[] = [
  {
    tone: 'success',
    message: 'Proyecto guardado',
    action: { label: 'Ver guardados', onPress: () => undefined },
  },
  {
    tone: 'danger',
    message: 'No hemos podido guardar los cambios. Comprueba tu conexión y vuelve a intentarlo.',
  },
  { tone: 'info', message: 'Hay una versión nueva de la página' },
];

export const examples: Example[] = [{ name: 'Avisos', render: () => <Toasts /> }];

function Toasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const show = (id: number) => {
    const message = messages[id % messages.length];
    if (message !== undefined) setToasts([...toasts.slice(-1), { ...message, id }]);
  };
  return (
    <Cluster>
      <Button variant="secondary" onClick={() => show(Number(toasts.at(-1)?.id ?? -1) + 1)}>
        Mostrar un aviso
      </Button>
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
    </Cluster>
  );
}
