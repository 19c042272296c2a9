import { type FieldIds } from '../field/field-id.ts';

export const listId = ({ control }: FieldIds): string => `${control}-list`;
export const optionId = ({ control }: FieldIds, index: number): string => `${control}-option-${index}`;
