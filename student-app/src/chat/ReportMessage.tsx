import type { ChatMessage } from '@puente/contract/entities/conversation';
import type { ConversationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { VisuallyHidden } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';

interface ReportMessageProps {
  conversation: ConversationId;
  messages: readonly ChatMessage[];
  /** Author as the reader knows them. */
  author: string;
  /** Time of the first message. */
  time: string;
}

/** Tells whether a reader may report a message. */
export const isReportable = ({ mine, from, hidden }: ChatMessage): boolean =>
  !mine && from !== 'assistant' && hidden === undefined;

/** Button to report one of several messages of an author to the team. */
export function ReportMessage({ conversation, messages, author, time }: ReportMessageProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "reportProblem" */ './ReportMessageDialog.tsx'),
  );
  return (
    <>
      <Button variant="quiet" size="sm" {...button}>
        Avisar
        <VisuallyHidden>{` de un mensaje de ${author}, ${time}`}</VisuallyHidden>
      </Button>
      {Dialog && isOpen && <Dialog conversation={conversation} messages={messages} onClose={close} />}
    </>
  );
}
