import { limits } from '../limits.ts';
import { opensExtension } from './extensions.ts';
import type { FileDefinition } from './file-limits.ts';

export { extensionName } from './extensions.ts';

/** A file that was uploaded with a form: `id` is what POST /api/upload gave. */
export interface UploadedFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** Where a public one can be seen. */
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
  /** Fields are required unless they say otherwise (§5). */
  optional?: boolean;
  /** Shown only while another field has one of these answers. */
  dependency?: { field: string; is: readonly string[] };
  /** More about the question, shown on request. */
  tooltip?: string;
}

/** The field that appears when 'Otra' or 'Otro' is chosen; its answer replaces the option (§4). */
interface Extension {
  label: string;
  placeholder?: string;
}

export interface OptionGroups {
  /** The option that stands alone, first ('Indiferente'): it takes the others away, and they take it away. */
  alone: string;
  groups: readonly { label: string; options: readonly string[] }[];
}

/**
 * The types of field, each with what its definition has besides (specification §3). `default` is what it holds at first.
 * A type that is added here does not compile before it has what it holds at first (`initial-values.ts`), its rule
 * (`answers-schema.ts`) and its control (design system).
 */
interface FieldTypes {
  text: {
    default?: string;
    minLength?: number;
    maxLength?: number;
    pattern?: RegExp;
    inputType?: 'email' | 'url';
  };
  /** `rows` are 8 unless it says otherwise (§5). */
  textarea: { default?: string; minLength?: number; maxLength?: number; pattern?: RegExp; rows?: number };
  select: { options: readonly string[]; default?: string; extension?: Extension };
  multiselect: {
    options: readonly string[];
    default?: readonly string[];
    maxLength?: number;
    extension?: Extension;
    /** For lists too long to be read as a whole: the options under headings that unfold. */
    grouped?: OptionGroups;
    /** The options are the Sustainable Development Goals in the order of their numbers: each has its number on its colour. */
    goals?: boolean;
  };
  /** Items of a list that is searched; `maxLength` 1 for a single one. */
  picker: { default?: readonly PickedItem[]; maxLength?: number; kind: string; extension?: Extension };
  /** One item of a list that is too long for a `select`: searched, and read page by page. */
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
/** A field of a form as data. */
export type FieldDefinition = DefinitionOf<FieldType>;
export type FieldValue = string | boolean | readonly string[] | readonly PickedItem[] | UploadedFile | null;
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Whether a field is asked at all, given the other answers. */
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

/** Whether the field that goes with 'Otra' is open. */
export function isExtended(field: FieldDefinition, value: FieldValue | undefined): boolean {
  if (!('extension' in field)) return false;
  return Array.isArray(value) ? value.some(opensExtension) : opensExtension(value);
}

/** How many can be chosen: `maxLength` or any number, six in the picker, one in a single choice (§5). */
export function selectionLimit(field: FieldDefinition): number {
  if (field.type === 'multiselect') return field.maxLength ?? Number.POSITIVE_INFINITY;
  if (field.type === 'picker') return field.maxLength ?? limits.degrees.max;
  return 1;
}

/** How long a text can be: `maxLength`, or what no text of a form exceeds. */
export const textLimit = ({ maxLength = limits.projectText.max }: { maxLength?: number }): number =>
  maxLength;
