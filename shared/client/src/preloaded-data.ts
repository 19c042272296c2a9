import { type PreloadedData, preloadedDataElementId } from '@puente/contract/preloaded-data';

/** Maximum age in milliseconds. Restored tabs may show an old page, and clocks may be wrong: then calls are made. */
const freshFor = 5 * 60_000;

let early: PreloadedData | undefined;
let hasMissed = false;

/**
 * Returns the preloaded response of a call, once: a second call wants the current state. Null means that the record does not exist.
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

/** Returns the id of the user whose responses the page has; undefined for responses that every visitor gets. */
export const preloadedFor = (): number | undefined => (early ??= read()).person;

/** Returns the time of the page's responses, in milliseconds since 1970. */
export const preloadedAt = (): number => (early ??= read()).at;

/** Tells whether every call so far used a preloaded response. Then the page has the same data as the server's HTML. */
export const answeredByPage = (): boolean => !hasMissed;

/** Sets the responses for the next page that the server renders, since there is no page to read them from. */
export function setEarlyAnswers(given: PreloadedData): void {
  early = given;
}

/** Drops all preloaded responses, because a change, such as a login, may make them stale. */
export function forgetEarlyAnswers(): void {
  early = { at: 0, answers: {} };
}

function read(): PreloadedData {
  const text = document.getElementById(preloadedDataElementId)?.textContent;
  return text ? (JSON.parse(text) as PreloadedData) : { at: 0, answers: {} };
}
