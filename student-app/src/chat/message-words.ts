import { brand } from '@puente/contract/brand';
import { hiddenMessageText } from '@puente/contract/constants/chats';
import type { ChatMessage, Conversation } from '@puente/contract/entities/conversation';

/** Returns the author of a message as shown to the reader. @param ownName first name of the reader */
export function authorOf(
  { from, mine, author }: Pick<ChatMessage, 'from' | 'mine' | 'author'>,
  { other }: Pick<Conversation, 'other'>,
  ownName: string | undefined,
): string {
  // Several people of an organisation or of the team can write in the same conversation.
  if (mine) return author === null || author === ownName ? 'Tú' : author;
  if (from === 'assistant') return `Asistente de ${brand.name}`;
  if (from === 'staff')
    return author === null ? `Equipo de ${brand.name}` : `${author}, del equipo de ${brand.name}`;
  if (from === 'organization' && author !== null) return `${author}, de ${other.name}`;
  return other.name;
}

/** Subject of a conversation, shown under the other side's name. */
export function subjectOf({ kind, subject, application, user }: Conversation): string {
  if (application !== null) return application.project.title;
  return kind === 'team' && user === undefined ? 'Dudas y ayuda con la plataforma' : subject;
}

/** Last message as a single line. */
export function lastWords({ lastMessage }: Conversation): string {
  if (lastMessage === null) return 'Todavía no hay mensajes';
  const text = lastMessage.text
    .replaceAll(/[*_#>`]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return lastMessage.mine && text !== hiddenMessageText ? `Tú: ${text}` : text;
}
