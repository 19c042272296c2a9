import type { DeskApplication } from '@puente/contract/entities/desk';
import { limits } from '@puente/contract/limits';
import { fillIn, placeholderProblem, type PlaceholderValues } from '@puente/contract/message-placeholders';
import { messages } from '@puente/contract/messages';

/** The reason why a message cannot be sent as it stands; undefined when it can. */
export function messageProblem(message: string): string | undefined {
  if (message.length > limits.answerReason.max) return messages.tooLong;
  return placeholderProblem(message);
}

export const valuesOf = ({ name }: Pick<DeskApplication, 'name'>, project: string): PlaceholderValues => ({
  nombre: name,
  proyecto: project,
});

/**
 * A message as it is kept until it is sent: without the name of its one reader, since the next person who is given this answer must
 * not be called by it.
 */
export function withoutName(message: string, readers: readonly DeskApplication[]): string {
  const [only] = readers.length === 1 ? readers : [];
  return only ? asTemplate(message, valuesOf(only, '')) : message;
}

/** The same for its readers now. */
export function withName(kept: string, readers: readonly DeskApplication[], project: string): string {
  const [only] = readers.length === 1 ? readers : [];
  return only ? fillIn(kept, valuesOf(only, project)) : kept;
}

/** A message as one of its readers gets it; null when it says the same to everybody. */
export function personalPreview(message: string, values: PlaceholderValues): string | null {
  const filled = fillIn(message, values);
  return filled === message ? null : filled;
}

/** A message that was written to one person, with placeholders where it names that person and the project. */
export const asTemplate = (message: string, { nombre, proyecto }: PlaceholderValues): string =>
  [
    [proyecto, '{proyecto}'],
    [nombre, '{nombre}'],
  ].reduce((text, [value = '', placeholder = '']) => replaceWord(text, value, placeholder), message);

/** Whole words only: 'Mar' is no part of 'Marta'. */
const replaceWord = (text: string, value: string, by: string): string =>
  value === ''
    ? text
    : text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${literally(value)}(?![\p{L}\p{N}])`, 'gu'), by);

const literally = (value: string): string => value.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
