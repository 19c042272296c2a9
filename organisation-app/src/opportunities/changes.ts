import { modalities, modalityCodes } from '@puente/contract/constants/modalities';
import { recordOf } from '@puente/contract/each';
import { textOf } from '@puente/contract/forms/answer-lists';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { opportunityUpdate } from '@puente/contract/forms/opportunity';
import { messages } from '@puente/contract/messages';
import { momentInSpain } from '@puente/contract/moment-in-spain';
import { texts } from './answers.ts';

/** Validates the form's answers as the opportunity to send. */
export const changesOf = (answers: FieldValues): ReturnType<typeof opportunityUpdate.safeParse> =>
  opportunityUpdate.safeParse({
    ...recordOf(texts, (name) => textOf(answers[name])),
    details: detailsOf(answers),
    presentiality: modalityCodes.find((code) => modalities[code] === answers['presentiality']) ?? null,
    location: textOf(answers['location']) || null,
  });

/** Returns errors that the schema cannot detect: an hour that daylight saving time skips. */
export function opportunityProblems(answers: FieldValues): Record<string, string> | undefined {
  const [day, hour] = [textOf(answers['day']), textOf(answers['hour'])];
  const isSkipped = answers['type'] === 'Evento' && day !== '' && hour !== '' && !momentInSpain(day, hour);
  return isSkipped ? { hour: messages.skippedHour } : undefined;
}

const detailsOf = (answers: FieldValues) =>
  answers['type'] === 'Evento'
    ? {
        type: 'Evento',
        date: momentInSpain(textOf(answers['day']), textOf(answers['hour']))?.toISOString(),
      }
    : { type: 'Oferta', remuneration: textOf(answers['remuneration']) };
