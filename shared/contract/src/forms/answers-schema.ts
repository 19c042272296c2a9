import * as z from 'zod/mini';
import { competenceScale } from '../constants/competences.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { isPhone } from '../phone.ts';
import { extensionName, withTyped } from './extensions.ts';
import {
  type DefinitionOf,
  type FieldDefinition,
  type FieldType,
  type FieldValue,
  type FieldValues,
  isAsked,
  isExtended,
  selectionLimit,
  textLimit,
} from './field-definition.ts';
import { day, givenWebAddress, month } from './fields.ts';
import { emptyAnswers } from './initial-values.ts';
import { filledText, line, requiredLine } from './line.ts';

/** Schema of the answer to a field of one type (specification §5). */
type AnswerRule<Type extends FieldType> = (
  field: DefinitionOf<Type>,
) => z.ZodMiniType<FieldValue, FieldValue>;

type TextDefinition = DefinitionOf<'text' | 'textarea'>;
type OptionDefinition = DefinitionOf<'select' | 'radio'>;
type ListDefinition = DefinitionOf<'picker' | 'combobox'>;

const text = (typed: typeof requiredLine) => (field: TextDefinition) => {
  if ('inputType' in field && field.inputType === 'url') return givenWebAddress;
  const { minLength = 1, pattern } = field;
  const answer = typed(textLimit(field)).check(z.minLength(minLength, messages.tooShort(minLength)));
  return pattern ? answer.check(z.regex(pattern, messages.pattern)) : answer;
};
const option = ({ options }: OptionDefinition) => z.enum(options, { error: messages.required });
const item = z.object({ id: z.int(), name: line(limits.degreeName.max) });
const items = (field: ListDefinition) =>
  z.array(item).check(z.maxLength(selectionLimit(field), messages.tooLong));
const words = requiredLine(limits.name.max);

const rules: { [Type in FieldType]: AnswerRule<Type> } = {
  text: text(requiredLine),
  textarea: text(filledText),
  select: option,
  radio: option,
  multiselect: (field) => z.array(z.string()).check(z.maxLength(selectionLimit(field), messages.tooLong)),
  picker: items,
  combobox: items,
  checkbox: () => z.boolean(),
  month: () => z.pipe(words, month),
  date: () => z.pipe(words, day),
  phone: () => words.check(z.refine(isPhone, messages.phone)),
  competence: () =>
    z.enum(
      competenceScale.map((_, value) => String(value)),
      { error: messages.required },
    ),
  file: () => z.object({ id: z.int(), name: z.string(), size: z.number() }),
};

function ruleOf<Type extends FieldType>(field: DefinitionOf<Type>): AnswerRule<Type> {
  const type: Type = field.type;
  return rules[type];
}

/**
 * Schema of a form; its output is the body to send (§4, multi-step form). It contains only visible fields, trims texts, and replaces 'Otra'
 * by the text that the user typed.
 * @param values the answers so far, which decide the visible fields and the open 'Otra' fields
 */
export function answersSchema(definitions: readonly FieldDefinition[], values: FieldValues) {
  const asked = definitions.filter((field) => isAsked(field, values));
  const shape: Record<string, z.ZodMiniType<FieldValue, FieldValue>> = {};
  for (const field of asked) {
    shape[field.value] = answerSchema(field, values[field.value]);
    if (isExtended(field, values[field.value])) {
      const typed = values[extensionName(field.value)];
      shape[extensionName(field.value)] = isEmpty(typed) ? missing(messages.required) : words;
    }
  }
  return z.pipe(
    z.object(shape),
    z.transform((answers): FieldValues =>
      Object.fromEntries(
        asked.map(({ value }) => [
          value,
          withTyped(answers[value], answers[extensionName(value)]) as FieldValue,
        ]),
      ),
    ),
  );
}

/** Schema of one field. Fields are required unless they are optional; any given answer has to fit its type. */
function answerSchema<Type extends FieldType>(
  field: DefinitionOf<Type>,
  value: FieldValue | undefined,
): z.ZodMiniType<FieldValue, FieldValue> {
  if (!isEmpty(value)) return ruleOf(field)(field);
  if (field.optional === true)
    return z.pipe(
      z.custom<FieldValue>(),
      z.transform(() => emptyAnswers[field.type]),
    );
  return missing(field.type === 'checkbox' ? messages.acceptRequired : messages.required);
}

/** Rejects every value, because the field has no answer. */
const missing = (message: string) => z.never({ error: message });

const isEmpty = (value: FieldValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
