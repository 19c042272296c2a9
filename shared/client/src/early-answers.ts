import { earlyAnswersElementId, type EarlyAnswers } from '@puente/contract/early-answers';

/** Milliseconds. A tab that the browser restores may show an old page, and a clock may be wrong: then calls are made. */
const freshFor = 5 * 60_000;

let early: EarlyAnswers | undefined;
let hasMissed = false;

/**
 * The answer to this call that came with the page, once: a second call wants the current state. Null: there is nothing.
 * @param key by `earlyAnswerKey`
 */
export function takeEarlyAnswer(key: string): unknown {
  early ??= read();
  if (Math.abs(Date.now() - early.at) > freshFor || !Object.hasOwn(early.answers, key)) {
    hasMissed = true;
    return undefined;
  }
  const { [key]: answer, ...rest } = early.answers;
  early = { ...early, answers: rest };
  return answer;
}

/** Whether each call so far had its answer in the page: then the page has what the server drew it from. */
export const answeredByPage = (): boolean => !hasMissed;

/** On the server, where no page is there to read them from: those of the page that is drawn next. */
export function giveEarlyAnswers(given: EarlyAnswers): void {
  early = given;
}

/** Forgets them all: something changes, perhaps the signed-in user, and they may no longer hold. */
export function forgetEarlyAnswers(): void {
  early = { at: 0, answers: {} };
}

function read(): EarlyAnswers {
  const text = document.getElementById(earlyAnswersElementId)?.textContent;
  return text ? (JSON.parse(text) as EarlyAnswers) : { at: 0, answers: {} };
}
