import type { FilePurpose } from '../entities/file.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { isPhone } from '../phone.ts';
import { extensionName, opensExtension, withTyped } from './extensions.ts';

export { extensionName } from './extensions.ts';

/** A file that was uploaded with a form: `id` is what POST /api/upload gave. */
export interface UploadedFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
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
  /** More about the question, for who asks. */
  tooltip?: string;
}

/** The field that appears when 'Otra' or 'Otro' is chosen; its answer replaces the option (§4). */
interface Extension {
  label: string;
  placeholder?: string;
}

/** A field of a form as data (specification §3, form field definition). `default` is what it holds at first. */
export type FieldDefinition = Definition &
  (
    | { type: 'text'; default?: string; maxLength?: number; pattern?: RegExp; inputType?: 'email' | 'url' }
    | { type: 'textarea'; default?: string; maxLength?: number; pattern?: RegExp }
    | { type: 'select'; options: readonly string[]; default?: string; extension?: Extension }
    | {
        type: 'multiselect';
        options: readonly string[];
        default?: readonly string[];
        maxLength?: number;
        extension?: Extension;
      }
    /** Items of a list that is searched; `maxLength` 1 for a single one. */
    | {
        type: 'picker';
        default?: readonly PickedItem[];
        maxLength?: number;
        kind: string;
        extension?: Extension;
      }
    /** One item of a list that is too long for a `select`: searched, and read page by page. */
    | { type: 'combobox'; default?: readonly PickedItem[]; extension?: Extension }
    | { type: 'radio'; options: readonly string[]; default?: string }
    | { type: 'checkbox'; default?: boolean }
    /** `month` is MM/yyyy, `date` yyyy-MM-dd. */
    | { type: 'month'; default?: string }
    | { type: 'date'; default?: string }
    | { type: 'phone'; default?: string }
    | { type: 'competence'; default?: string }
    | { type: 'file'; allowedTypes?: readonly string[]; purpose: FilePurpose }
  );

export type FieldType = FieldDefinition['type'];
export type FieldValue = string | boolean | readonly string[] | readonly PickedItem[] | UploadedFile | null;
export type FieldValues = Readonly<Record<string, FieldValue>>;
/** Answers that change together, by field name; undefined takes one away. */
export type FieldChange = Readonly<Record<string, FieldValue | undefined>>;

const emptyOf = (type: FieldType): FieldValue => {
  switch (type) {
    case 'multiselect':
    case 'picker':
    case 'combobox':
      return [];
    case 'checkbox':
      return false;
    case 'file':
      return null;
    case 'text':
    case 'textarea':
    case 'select':
    case 'radio':
    case 'month':
    case 'date':
    case 'phone':
    case 'competence':
      return '';
  }
};

/** What the fields of a form hold before anybody answers. */
export const initialValues = (definitions: readonly FieldDefinition[]): FieldValues =>
  Object.fromEntries(
    definitions.map((field) => [
      field.value,
      ('default' in field ? field.default : undefined) ?? emptyOf(field.type),
    ]),
  );

/** Whether a field is asked at all, given the other answers. */
export function isAsked({ dependency }: Pick<FieldDefinition, 'dependency'>, values: FieldValues): boolean {
  if (!dependency) return true;
  const answer = values[dependency.field];
  const answers = Array.isArray(answer) ? answer : [answer];
  return answers.some((one) => dependency.is.includes(nameOf(one)));
}

const nameOf = (answer: unknown): string => {
  if (typeof answer === 'boolean') return answer ? 'Sí' : 'No';
  if (typeof answer === 'object' && answer !== null && 'name' in answer) return String(answer.name);
  return typeof answer === 'string' ? answer : '';
};

/** Whether the field that goes with 'Otra' is open. */
export function isExtended(field: FieldDefinition, value: FieldValue | undefined): boolean {
  if (!('extension' in field)) return false;
  return Array.isArray(value) ? value.some(opensExtension) : opensExtension(value);
}

/** What an answer changes: without 'Otra', what was typed for it is nobody's answer any more (§4). */
export function answerTo(field: FieldDefinition, value: FieldValue): FieldChange {
  const answer = { [field.value]: value };
  return 'extension' in field && !isExtended(field, value)
    ? { ...answer, [extensionName(field.value)]: undefined }
    : answer;
}

/** The answers of a form after a change. */
export const withChange = (values: FieldValues, change: FieldChange): FieldValues =>
  Object.fromEntries(
    Object.entries({ ...values, ...change }).filter(
      (entry): entry is [string, FieldValue] => entry[1] !== undefined,
    ),
  );

/** How many can be chosen: `maxLength` or as many as one likes, six in the picker; one, where one is wanted (§5). */
export function selectionLimit(field: FieldDefinition): number {
  if (field.type === 'multiselect') return field.maxLength ?? Number.POSITIVE_INFINITY;
  if (field.type === 'picker') return field.maxLength ?? limits.degrees.max;
  return 1;
}

/** How long a text can be: `maxLength`, or what no text of a form exceeds. */
export const textLimit = ({ maxLength = limits.projectText.max }: { maxLength?: number }): number =>
  maxLength;

/**
 * What is wrong with the answers to these fields, by field name; nothing for what is not asked (§5).
 * Messages are the specification's.
 */
export function fieldErrors(
  definitions: readonly FieldDefinition[],
  values: FieldValues,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of definitions) {
    if (!isAsked(field, values)) continue;
    const value = values[field.value] ?? emptyOf(field.type);
    const error = errorOf(field, value);
    if (error !== undefined) errors[field.value] = error;
    else if (isExtended(field, value)) {
      const typed = values[extensionName(field.value)];
      const extensionError = textError(typeof typed === 'string' ? typed : '', limits.name.max);
      if (extensionError !== undefined) errors[extensionName(field.value)] = extensionError;
    }
  }
  return errors;
}

const monthPattern = /^(0[1-9]|1[0-2])\/[12]\d{3}$/;
const datePattern = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function errorOf(field: FieldDefinition, value: FieldValue): string | undefined {
  if (isEmpty(value)) {
    if (field.optional === true) return undefined;
    return field.type === 'checkbox' ? messages.acceptRequired : messages.required;
  }
  switch (field.type) {
    case 'text':
    case 'textarea':
      return typeof value === 'string' ? textError(value, textLimit(field), field.pattern) : messages.pattern;
    case 'phone':
      return typeof value === 'string' && isPhone(value.trim()) ? undefined : messages.phone;
    case 'month':
      return typeof value === 'string' && monthPattern.test(value.trim()) ? undefined : messages.pattern;
    case 'date':
      return typeof value === 'string' && isDay(value) ? undefined : messages.pattern;
    case 'competence':
      return typeof value === 'string' && /^[0-6]$/.test(value) ? undefined : messages.required;
    case 'select':
    case 'radio':
      return typeof value === 'string' && field.options.includes(value) ? undefined : messages.required;
    case 'multiselect':
    case 'picker':
    case 'combobox':
      return Array.isArray(value) && value.length <= selectionLimit(field) ? undefined : messages.tooLong;
    case 'checkbox':
    case 'file':
      return undefined;
  }
}

const isEmpty = (value: FieldValue): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function textError(value: string, maxLength: number, pattern?: RegExp): string | undefined {
  const text = value.trim();
  if (text === '') return messages.required;
  if (text.length > maxLength) return messages.tooLong;
  return pattern === undefined || pattern.test(text) ? undefined : messages.pattern;
}

/** 31 February has the form of a date, and is none. */
function isDay(value: string): boolean {
  return datePattern.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
}

/**
 * What is sent of a form: only what was asked, texts without spaces around them, and what was typed for 'Otra' in the
 * place of the option (§4, multi-step form).
 */
export function submittedValues(definitions: readonly FieldDefinition[], values: FieldValues): FieldValues {
  const asked = definitions.filter((field) => isAsked(field, values));
  return Object.fromEntries(asked.map((field) => [field.value, submitted(field, values)]));
}

function submitted(field: FieldDefinition, values: FieldValues): FieldValues[string] {
  const value = values[field.value] ?? emptyOf(field.type);
  if (isExtended(field, value)) return withTyped(value, values[extensionName(field.value)]) as FieldValue;
  return typeof value === 'string' ? value.trim() : value;
}
