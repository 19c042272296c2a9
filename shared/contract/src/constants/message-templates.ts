import { isRefusal, type Status } from './statuses.ts';

/** Answers for which an organisation keeps messages: of the two ways to say no, each application has one. */
export const templateUses = {
  interest: 'Preseleccionar',
  selection: 'Seleccionar',
  refusal: 'Decir que no',
} as const;

export type TemplateUse = keyof typeof templateUses;
export const templateUseCodes = Object.keys(templateUses) as [TemplateUse, ...TemplateUse[]];

/** The use of a message that goes with an answer; undefined for what only sorts. */
export function templateUseOf(answer: Status): TemplateUse | undefined {
  if (isRefusal(answer)) return 'refusal';
  if (answer === 'preselected') return 'interest';
  return answer === 'selected' ? 'selection' : undefined;
}
