import { useState } from 'react';
import { ids } from '@puente/contract/ids';
import { type Example } from '../examples.ts';
import { MessageList, type MessageListProps } from './index.ts';

type Message = MessageListProps['messages'][number];

const hour = 3_600_000;
const written = (id: number, hoursAgo: number, isRead: boolean, subject: string): Message => ({
  id: ids.message.parse(id),
  createdAt: new Date(Date.now() - hoursAgo * hour).toISOString(),
  isRead,
  notification_subject: subject,
  notification_message:
    '<p>La organización te escribirá en unos días para acordar el <strong>comienzo</strong>.</p>',
});

const all: readonly Message[] = [
  written(1, 0.2, false, 'Te han preseleccionado'),
  written(2, 27, false, 'Proyectos nuevos que encajan contigo'),
  written(3, 75, true, 'Cómo acotar el tema de tu TFG'),
  written(4, 800, true, 'Esta vez no ha podido ser'),
];

const still: Omit<MessageListProps, 'state' | 'messages'> = {
  opened: null,
  onOpen: () => {},
  onClose: () => {},
  hasOlder: false,
  older: 'idle',
  onOlder: () => {},
  retrying: false,
  onRetry: () => {},
};

export const examples: Example[] = [
  { name: 'Tres, y hay más', render: () => <Working /> },
  {
    name: 'No se han podido cargar más',
    render: () => <MessageList {...still} state="ready" messages={all.slice(0, 2)} hasOlder older="failed" />,
  },
  { name: 'Ninguna', render: () => <MessageList {...still} state="ready" messages={[]} /> },
  { name: 'En camino', render: () => <MessageList {...still} state="loading" messages={[]} /> },
  { name: 'No se han podido cargar', render: () => <MessageList {...still} state="failed" messages={[]} /> },
];

function Working() {
  const [count, setCount] = useState(3);
  const [opened, setOpened] = useState<Message | null>(null);
  return (
    <MessageList
      {...still}
      state="ready"
      messages={all.slice(0, count)}
      opened={opened}
      onOpen={setOpened}
      onClose={() => setOpened(null)}
      hasOlder={count < all.length}
      onOlder={() => setCount(all.length)}
    />
  );
}
