import { applicationTexts } from '@puente/contract/constants/application-texts';
import { applicationMoves, isAnswer, type Status } from '@puente/contract/constants/statuses';
import type { DeskApplication, DeskWords } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { fold } from '@puente/contract/text';
import type { DeskFilters, DeskSort } from './desk-view.ts';

/** Statuses with a column of their own, in display order. */
const columnStatuses: readonly Status[] = ['new', 'preselected', 'selected', 'notSelected', 'rejected'];

/** Statuses of applications that ended without an answer. Their columns appear only when there are such applications. */
const endedStatuses: readonly Status[] = ['unavailable', 'expired'];

export const fullName = ({ name, surname }: Pick<DeskApplication, 'name' | 'surname'>): string =>
  `${name} ${surname}`.trim();

/** Text of an application in normalised form, for the search. */
export const searchedText = (words: DeskWords): string =>
  fold([...applicationTexts.map((name) => words[name]), ...words.notes].filter(Boolean).join('\n'));

/** @param written searchable text by application, in addition to the name; empty until it has loaded */
export function matchesFilters(
  application: DeskApplication,
  filters: DeskFilters,
  written: ReadonlyMap<ApplicationId, string> = new Map(),
): boolean {
  const { q, unanswered, marked, degree, university, province } = filters;
  return (
    (!unanswered || application.status === 'new') &&
    (!marked || application.good_candidate) &&
    (degree === '' || application.degrees.includes(degree)) &&
    (university === '' || application.university === university) &&
    (province === '' || application.province === province) &&
    [fold(fullName(application)), written.get(application.id)].some((text) => text?.includes(fold(q.trim())))
  );
}

/** Cards that the browser lays out together, or skips together while they are off-screen. */
export interface Group {
  /** Stable when applications arrive or move, so that other cards are not rebuilt. */
  key: number;
  applications: readonly DeskApplication[];
}

export interface Column {
  status: Status;
  count: number;
  groups: readonly Group[];
}

/** Number of cards in a group, about a screenful. */
const groupSize = 10;

/**
 * Groups the visible applications by status. Those that ended without an answer come last, if there are any.
 * @param all newest first. Groups are counted from the oldest application, so that a new one changes one group only
 */
export function columnsOf(shown: readonly DeskApplication[], all: readonly DeskApplication[]): Column[] {
  const groupOf = new Map(all.map(({ id }, place) => [id, Math.floor((all.length - 1 - place) / groupSize)]));
  const of = (status: Status): Column => {
    const applications = shown.filter((application) => application.status === status);
    const groups = new Map<number, DeskApplication[]>();
    for (const application of applications) {
      const key = groupOf.get(application.id) ?? 0;
      const group = groups.get(key);
      if (group) group.push(application);
      else groups.set(key, [application]);
    }
    return {
      status,
      count: applications.length,
      groups: [...groups].map(([key, members]) => ({ key, applications: members })),
    };
  };
  return [...columnStatuses.map(of), ...endedStatuses.map(of).filter(({ count }) => count > 0)];
}

const byName = new Intl.Collator('es');

const compare: Readonly<Record<DeskSort['by'], (one: DeskApplication, other: DeskApplication) => number>> = {
  sent: (one, other) => byTime(one.createdAt, other.createdAt),
  name: (one, other) => byName.compare(fullName(one), fullName(other)),
  university: (one, other) => byName.compare(one.university ?? '', other.university ?? ''),
  due: (one, other) => byTime(one.answer_due ?? '', other.answer_due ?? ''),
};

/** ISO timestamps of the same zone sort as strings. */
const byTime = (one: string, other: string): number => Number(one > other) - Number(one < other);

const lacks: Readonly<Record<DeskSort['by'], (application: DeskApplication) => boolean>> = {
  sent: () => false,
  name: () => false,
  university: ({ university }) => university === null,
  due: ({ answer_due: due }) => due === null,
};

/** Sorts the list. Applications without a value for the order come last in both directions. */
export function sorted(
  applications: readonly DeskApplication[],
  { by, descending }: DeskSort,
): readonly DeskApplication[] {
  const direction = descending ? -1 : 1;
  return applications.toSorted(
    (one, other) => Number(lacks[by](one)) - Number(lacks[by](other)) || direction * compare[by](one, other),
  );
}

export interface Choice {
  value: string;
  count: number;
}

/** Options of a filter with their counts, most frequent first. */
export function choicesOf(
  applications: readonly DeskApplication[],
  valuesOf: (application: DeskApplication) => readonly (string | null)[],
): Choice[] {
  const counts = new Map<string, number>();
  for (const value of applications.flatMap((application) => valuesOf(application)))
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || byName.compare(one.value, other.value));
}

const shortly = 5_000;
const atMost = 10 * 60_000;

/**
 * Milliseconds after which the desk is asked for again, since the student of a held answer may have been told; false when nothing is
 * held. An answer that is sent in a week is no reason to ask every few seconds.
 */
export function untilTold(applications: readonly DeskApplication[], now: number): number | false {
  const left = applications.flatMap(({ held, sends_at: sendsAt }) =>
    held ? (sendsAt ? Date.parse(sendsAt) - now : 0) : [],
  );
  return left.length > 0 && Math.min(atMost, Math.max(shortly, Math.min(...left)));
}
/** Moves that are possible for all of these applications. */
export const movesOfAll = (applications: readonly Pick<DeskApplication, 'status'>[]): readonly Status[] =>
  applications.length === 0
    ? []
    : columnStatuses.filter((to) =>
        applications.every(({ status }) => applicationMoves[status].includes(to)),
      );

/** Tells whether a move needs a dialog: the student reads it as an answer. Other moves only sort. */
export const isAskedFirst = (to: Status): boolean => isAnswer(to);
