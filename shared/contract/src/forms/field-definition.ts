import { limits } from '../limits.ts';
import { opensExtension } from './extensions.ts';
import type { FileDefinition } from './file-limits.ts';

export { extensionName } from './extensions.ts';

/** A file that was uploaded with a form. `id` is the id that POST /api/upload returned. */
export interface UploadedFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** Address of a public file. */
  url?: string | null;
}

/** An item of a long list: a degree, a university. */
export interface PickedItem {
  id: number;
  name: string;
}

interface Definition {
  /** The field's name. */
  value: string;
  label: string;
  sublabel?: string;
  placeholder?: string;
  /** Fields are required by default (§5). */
  optional?: boolean;
  /** The field is visible only while another field has one of these answers. */
  dependency?: { field: string; is: readonly string[] };
  /** Further explanation of the question, shown on request. */
  tooltip?: string;
}

/** The text field that appears when 'Otra' or 'Otro' is chosen. Its answer replaces the option (§4). */
interface Extension {
  label: string;
  placeholder?: string;
}

export interface OptionGroups {
  /** Exclusive option, listed first ('Indiferente'): choosing it clears the others, and choosing another clears it. */
  alone: string;
  groups: readonly { label: string; options: readonly string[] }[];
}

/**
 * Types of field, each with its additional properties (specification §3). `default` is the initial value. To add a type, add its initial
 * value (`initial-values.ts`), its rule (`answers-schema.ts`) and its control (design system); otherwise the code does not compile.
 */
interface FieldTypes {
  text: {
    default?: string;
    minLength?: number;
    maxLength?: number;
    pattern?: RegExp;
    inputType?: 'email' | 'url';
  };
  /** `rows` is 8 by default (§5). */
  textarea: { default?: string; minLength?: number; maxLength?: number; pattern?: RegExp; rows?: number };
  select: { options: readonly string[]; default?: string; extension?: Extension };
  multiselect: {
    options: readonly string[];
    default?: readonly string[];
    maxLength?: number;
    extension?: Extension;
    /** For lists too long to read at once: groups the options under headings that unfold. */
    grouped?: OptionGroups;
    /** True when the options are the Sustainable Development Goals in order: each gets its number on its colour. */
    goals?: boolean;
  };
  /** Items of a searchable list. `maxLength` 1 allows a single item. */
  picker: { default?: readonly PickedItem[]; maxLength?: number; kind: string; extension?: Extension };
  /** One item of a list that is too long for a `select`: searchable, loaded page by page. */
  combobox: { default?: readonly PickedItem[]; extension?: Extension };
  radio: { options: readonly string[]; default?: string; extension?: Extension };
  checkbox: { default?: boolean };
  /** MM/yyyy. */
  month: { default?: string };
  /** yyyy-MM-dd. */
  date: { default?: string };
  phone: { default?: string };
  competence: { default?: string };
  file: FileDefinition;
}

export type FieldType = keyof FieldTypes;
/** The definition of a field of one type. */
export type DefinitionOf<Type extends FieldType> = {
  [Each in Type]: Definition & { type: Each } & FieldTypes[Each];
}[Type];
/** Definition of a form field. */
export type FieldDefinition = DefinitionOf<FieldType>;
export type FieldValue = string | boolean | readonly string[] | readonly PickedItem[] | UploadedFile | null;
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Tells whether a field is visible, given the other answers. */
export function isAsked({ dependency }: Pick<FieldDefinition, 'dependency'>, values: FieldValues): boolean {
  if (!dependency) return true;
  const answer = values[dependency.field];
  const answers = Array.isArray(answer) ? answer : [answer];
  return answers.some((one) => dependency.is.includes(nameOf(one)));
}

function nameOf(answer: unknown): string {
  if (typeof answer === 'boolean') return answer ? 'Sí' : 'No';
  if (typeof answer === 'object' && answer !== null && 'name' in answer) return String(answer.name);
  return typeof answer === 'string' ? answer : '';
}

/** Tells whether the text field for 'Otra' is open. */
export function isExtended(field: FieldDefinition, value: FieldValue | undefined): boolean {
  if (!('extension' in field)) return false;
  return Array.isArray(value) ? value.some(opensExtension) : opensExtension(value);
}

/**
 * Returns the maximum number of selected options (§5). Pickers allow six and multiselects any number, unless `maxLength` is set; other
 * fields allow one.
 */
export function selectionLimit(field: FieldDefinition): number {
  if (field.type === 'multiselect') return field.maxLength ?? Number.POSITIVE_INFINITY;
  if (field.type === 'picker') return field.maxLength ?? limits.degrees.max;
  return 1;
}

/** Returns the maximum length of a text: `maxLength`, or the limit for every text of a form. */
export const textLimit = ({ maxLength = limits.projectText.max }: { maxLength?: number }): number =>
  maxLength;
