import { useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { openReportedMessages, showReportedMessage } from '@puente/client/contact-queue';
import { brand } from '@puente/contract/brand';
import { counted } from '@puente/contract/counted';
import type { ReportedChat } from '@puente/contract/entities/contact-message';
import type { ContactMessageId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { reasonOfTakedown } from '@puente/contract/takedown-statement';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useMutation } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import styles from './StaffMessages.module.css';
import { Part } from './Thread.tsx';

const around = counted(limits.reportedMessage.neighbours, 'mensaje', 'mensajes');

/**
 * The reported message of a chat with its neighbours, once a member of staff asks for them. The chat is private, so that
 * each reading stands in the trail.
 */
export function ReportedMessages({ id }: { id: ContactMessageId }) {
  const [chat, setChat] = useState<ReportedChat>();
  const heading = useRef<HTMLHeadingElement>(null);
  const opening = useMutation({
    mutationFn: () => openReportedMessages(id),
    onSuccess: (opened) => {
      setChat(opened);
      heading.current?.focus();
    },
  });
  return (
    <Stack as="section" gap={4} aria-labelledby="reported">
      <Heading level={2} id="reported" ref={heading} tabIndex={-1}>
        El mensaje del aviso
      </Heading>
      {opening.error && (
        <Notice tone="danger" live title="No hemos podido abrirlo">
          {messageOf(opening.error)}
        </Notice>
      )}
      {chat === undefined ? (
        <>
          <Text tone="muted">
            {`Es de una conversación privada. Puedes leer el mensaje y hasta ${around} antes y después, solo para decidir sobre el aviso. Queda anotado quién los lee.`}
          </Text>
          <div>
            <Button variant="secondary" icon="eye" busy={opening.isPending} onClick={() => opening.mutate()}>
              Leer el mensaje
            </Button>
          </div>
        </>
      ) : (
        <Opened id={id} chat={chat} onChanged={setChat} />
      )}
    </Stack>
  );
}

type Message = ReportedChat['messages'][number];

interface OpenedProps {
  id: ContactMessageId;
  chat: ReportedChat;
  onChanged: (chat: ReportedChat) => void;
}

function Opened({ id, chat: { subject, messages }, onChanged }: OpenedProps) {
  const isHidden = messages.some(({ isReported, hidden }) => isReported && hidden !== null);
  return (
    <>
      <Text tone="muted">{`Conversación: ${subject}`}</Text>
      <ol data-plain="" className={styles.thread}>
        {messages.map((message) => (
          <li
            key={message.id}
            className={styles.entry}
            data-kind={message.isReported ? 'reported' : undefined}
          >
            <Stack gap={2}>
              <Part title={titleOf(message)} moment={message.createdAt} text={message.text} />
              {message.hidden && (
                <Text size="sm">{`Retirado. ${reasonOfTakedown(message.hidden).join(' ')}`}</Text>
              )}
            </Stack>
          </li>
        ))}
      </ol>
      {isHidden ? <ShowAgain id={id} onChanged={onChanged} /> : <Hide id={id} onChanged={onChanged} />}
    </>
  );
}

type ChangeProps = Omit<OpenedProps, 'chat'>;

function Hide(props: ChangeProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "staff" */ './HideMessageDialog.tsx'),
  );
  return (
    <div>
      <Button variant="secondary" icon="eye-off" {...button}>
        Retirar el mensaje
      </Button>
      {Dialog && isOpen && <Dialog {...props} onClose={close} />}
    </div>
  );
}

function ShowAgain({ id, onChanged }: ChangeProps) {
  const showing = useMutation({
    mutationFn: () => showReportedMessage(id),
    onSuccess: (chat) => {
      onChanged(chat);
      showToast({ tone: 'success', message: 'El mensaje se vuelve a ver en la conversación.' });
    },
    onError: (error) => showToast({ tone: 'danger', message: `No se vuelve a ver. ${messageOf(error)}` }),
  });
  return (
    <Cluster gap={3}>
      <Button variant="secondary" icon="eye" busy={showing.isPending} onClick={() => showing.mutate()}>
        Volver a mostrarlo
      </Button>
    </Cluster>
  );
}

const titleOf = ({ from, author, isReported }: Message): string => {
  const who = from === 'assistant' ? `Asistente de ${brand.name}` : (author ?? 'Alguien que ya no está');
  return isReported ? `Mensaje del aviso, de ${who}` : who;
};
