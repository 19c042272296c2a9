import type { ChatMessage } from '@puente/contract/entities/conversation';
import { calendarDay } from './chat-times.ts';

/** Consecutive messages of the same author. */
export interface MessageGroup {
  first: ChatMessage;
  messages: ChatMessage[];
}

export interface MessageDay {
  day: string;
  groups: MessageGroup[];
}

/** Milliseconds after which a new group starts, with author and time. */
const pause = 10 * 60 * 1000;

/** Groups messages by day, and within a day by author. */
export function groupByDay(messages: readonly ChatMessage[]): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const day = calendarDay(message.createdAt);
    const current = days.at(-1);
    if (current?.day !== day) {
      days.push({ day, groups: [{ first: message, messages: [message] }] });
      continue;
    }
    const group = current.groups.at(-1);
    if (group && goesOn(group, message)) group.messages.push(message);
    else current.groups.push({ first: message, messages: [message] });
  }
  return days;
}

function goesOn({ messages }: MessageGroup, message: ChatMessage): boolean {
  const last = messages.at(-1);
  return (
    last?.from === message.from &&
    last.author === message.author &&
    last.mine === message.mine &&
    Date.parse(message.createdAt) - Date.parse(last.createdAt) < pause
  );
}
