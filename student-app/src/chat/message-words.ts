import { brand } from '@puente/contract/brand';
import type { ChatMessage, Conversation } from '@puente/contract/entities/conversation';

/** Who wrote a message, for the reader whose first name is given. */
export function authorOf(
  { from, mine, author }: Pick<ChatMessage, 'from' | 'mine' | 'author'>,
  { other }: Pick<Conversation, 'other'>,
  ownName: string | undefined,
): string {
  // An organisation's people and the team write in one conversation together.
  if (mine) return author === null || author === ownName ? 'Tú' : author;
  if (from === 'assistant') return `Asistente de ${brand.name}`;
  if (from === 'staff')
    return author === null ? `Equipo de ${brand.name}` : `${author}, del equipo de ${brand.name}`;
  if (from === 'organization' && author !== null) return `${author}, de ${other.name}`;
  return other.name;
}

/** What a conversation is about, under the other side's name. */
export function subjectOf({ kind, subject, application, user }: Conversation): string {
  if (application !== null) return application.project.title;
  return kind === 'team' && user === undefined ? 'Dudas y ayuda con la plataforma' : subject;
}

/** The last message in one line. */
export function lastWords({ lastMessage }: Conversation): string {
  if (lastMessage === null) return 'Todavía no hay mensajes';
  const text = lastMessage.text
    .replaceAll(/[*_#>`]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return lastMessage.mine ? `Tú: ${text}` : text;
}
