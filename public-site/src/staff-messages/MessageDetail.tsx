import type { ContactThread } from '@puente/contract/entities/contact-message';
import { DetailColumns, factLine } from '@puente/design-system/details';
import { PageHeader } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { AnswerForm } from './AnswerForm.tsx';
import { ChatLog } from './ChatLog.tsx';
import { HandlingPanel } from './HandlingPanel.tsx';
import { kindOfThread, stateOfMessage } from './message-words.ts';
import { MessageFacts } from './MessageFacts.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ReportedMessages } from './ReportedMessages.tsx';
import { ReportedWords } from './ReportedWords.tsx';
import { Notes, Thread } from './Thread.tsx';

/** A message with its thread and the forms of the team. */
export function MessageDetail({ thread }: { thread: ContactThread }) {
  const isChat = thread.chat !== null;
  return (
    <Stack gap={6}>
      <Link href={lastList(href(isChat ? 'staffChats' : 'staffMessages'))}>
        {isChat ? 'Volver a los chats' : 'Volver a los mensajes'}
      </Link>
      <PageHeader
        title={thread.subject}
        lead={factLine([kindOfThread(thread), stateOfMessage(thread).label])}
      />
      {thread.chat === null ? (
        <DetailColumns aside={<HandlingPanel thread={thread} />}>
          <MessageFacts thread={thread} />
          {thread.kind === 'message' && <ReportedMessages id={thread.id} />}
          {thread.evaluation && <ReportedWords id={thread.id} evaluation={thread.evaluation} />}
          <Thread thread={thread} />
          <AnswerForm thread={thread} />
          <NoteForm id={thread.id} />
        </DetailColumns>
      ) : (
        <DetailColumns
          aside={
            <>
              <HandlingPanel thread={thread} />
              <Notes entries={thread.entries} />
              <NoteForm id={thread.id} />
              <MessageFacts thread={thread} />
            </>
          }
        >
          <ChatLog name={thread.name} chat={thread.chat} />
          <AnswerForm thread={thread} />
        </DetailColumns>
      )}
    </Stack>
  );
}
