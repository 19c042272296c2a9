import { competenceScale } from '../constants/competences.ts';
import type { FieldDefinition, FieldValue, PickedItem } from './field-definition.ts';

const days = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns an answer as text for a review, with the words on the screen; empty if there is none. */
export function answerWords({ type }: Pick<FieldDefinition, 'type'>, answer: FieldValue | undefined): string {
  if (answer === undefined || answer === null || answer === '') return '';
  if (typeof answer === 'boolean') return answer ? 'Sí' : 'No';
  if (typeof answer === 'string') return wordsOfText(type, answer);
  return 'size' in answer ? answer.name : answer.map(nameOf).join(', ');
}

function wordsOfText(type: FieldDefinition['type'], answer: string): string {
  if (type === 'competence') return competenceScale[Number(answer)] ?? answer;
  if (type === 'date') return dayInWords(answer);
  return answer.trim();
}

function dayInWords(answer: string): string {
  const midnight = new Date(`${answer}T00:00:00Z`);
  return Number.isNaN(midnight.getTime()) ? answer : days.format(midnight);
}

const nameOf = (one: string | PickedItem): string => (typeof one === 'string' ? one : one.name);
