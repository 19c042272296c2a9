import { competenceSections } from '@puente/contract/constants/competences';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { FormStep } from '@puente/design-system/multi-step-form';

/** Name of the form field for an answer. Answers are named `flexibility.a`, but form fields must not contain a dot. */
const fieldOf = (section: string, item: string): string => `${section}_${item}`;

/** Questionnaire (specification §3): a page for each competence, and a scale from 0 to 6 for each sentence. */
export const questionnaireSteps: FormStep[] = competenceSections.map(({ code, name, items }) => ({
  name: code,
  title: name,
  lead: 'Di hasta qué punto estás de acuerdo con cada frase. No hay respuestas buenas ni malas.',
  fields: items.map(({ value, text }) => ({ type: 'competence', value: fieldOf(code, value), label: text })),
}));

/** Converts stored answers to form values. */
export const asFields = (answers: Readonly<Record<string, number>>): FieldValues =>
  Object.fromEntries(
    competenceSections.flatMap(({ code, items }) =>
      items.flatMap(({ value }) => {
        const answer = answers[`${code}.${value}`];
        return answer === undefined ? [] : [[fieldOf(code, value), String(answer)]];
      }),
    ),
  );

/** Converts form values to answers. */
export const asAnswers = (values: FieldValues): Record<string, number> =>
  Object.fromEntries(
    competenceSections.flatMap(({ code, items }) =>
      items.map(({ value }) => [`${code}.${value}`, Number(values[fieldOf(code, value)])]),
    ),
  );
