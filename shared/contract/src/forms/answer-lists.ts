import type { FieldValue, PickedItem } from './field-definition.ts';

// Reads the answers of a form when they are converted to the body of a call.

/** The words between commas, without blanks, each once. */
export const listedIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

export const textOf = (answer: FieldValue | undefined): string => (typeof answer === 'string' ? answer : '');

/** The words that were chosen of several. */
export const listOf = (answer: FieldValue | undefined): string[] =>
  Array.isArray(answer) ? answer.filter((item): item is string => typeof item === 'string') : [];

/** The items that were picked of a long list. */
export const pickedOf = (answer: FieldValue | undefined): PickedItem[] =>
  Array.isArray(answer) ? answer.filter((item): item is PickedItem => typeof item === 'object') : [];
