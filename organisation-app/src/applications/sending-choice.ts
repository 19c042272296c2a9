import { messages } from '@puente/contract/messages';
import { momentInSpain } from '@puente/contract/moment-in-spain';
import { sendingProblem, tomorrowMorning } from '@puente/contract/sending-later';

/** The choice of a moment for an answer: at once, the next morning, or another day and hour. */
export interface SendingChoice {
  when: 'now' | 'tomorrow' | 'other';
  /** yyyy-MM-dd, or what was typed for a day. */
  day: string;
  /** HH:mm */
  hour: string;
}

const times: readonly SendingChoice['when'][] = ['now', 'tomorrow', 'other'];

export const isSendingTime = (value: string): value is SendingChoice['when'] =>
  times.some((time) => time === value);

export const atOnce: SendingChoice = { when: 'now', day: '', hour: '09:00' };

interface ChosenMoment {
  /** ISO 8601; null for at once. */
  sendAt: string | null;
  /** Problems of the choice, by field. */
  problems?: { day?: string; hour?: string };
}

/** @param awaited end of the day until which each student expects an answer */
export function chosenMoment(
  { when, day, hour }: SendingChoice,
  awaited: readonly (string | null | undefined)[],
  now: Date,
): ChosenMoment {
  if (when === 'now') return { sendAt: null };
  if (when === 'tomorrow') return { sendAt: tomorrowMorning(now).toISOString() };
  const missing = {
    ...(day === '' && { day: messages.required }),
    ...(hour === '' && { hour: messages.required }),
  };
  if (day === '' || hour === '') return { sendAt: null, problems: missing };
  const moment = momentInSpain(day, hour);
  if (!moment) {
    const isDay = momentInSpain(day, '12:00') !== null;
    return {
      sendAt: null,
      problems: isDay ? { hour: messages.skippedHour } : { day: messages.pattern },
    };
  }
  const problem = sendingProblem(moment, awaited, now);
  return problem === undefined
    ? { sendAt: moment.toISOString() }
    : { sendAt: null, problems: { day: problem } };
}

/** As one text, to be kept in the browser; empty for at once. */
export const keptChoice = ({ when, day, hour }: SendingChoice): string =>
  when === 'now' ? '' : [when, day, hour].join('|');

export function readSendingChoice(kept: string): SendingChoice {
  const [when = '', day = '', hour = atOnce.hour] = kept.split('|');
  return isSendingTime(when) ? { when, day, hour } : atOnce;
}
