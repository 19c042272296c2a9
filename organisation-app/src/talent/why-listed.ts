import { situations } from '@puente/contract/constants/situations';
import type { Talent } from '@puente/contract/entities/student';
import { fold } from '@puente/contract/text';
import type { Search } from '@puente/platform/lists';

/** A filter that the organisation set, and the value in the profile that matches it. */
export interface Reason {
  label: string;
  words: string;
}

/**
 * Returns the reasons why a student is in the list: the matching value of the profile for each active filter. There is no score, and the
 * only order is the date.
 */
export function whyListed(talent: Talent, { chosen }: Pick<Search, 'chosen'>): Reason[] {
  const asked = (name: string) => chosen[name] ?? [];
  const words = fold(asked('q').join(' '))
    .split(/\s+/)
    .filter((word) => word !== '');
  const degrees = words.length === 0 ? [] : talent.degrees.filter((name) => hasAll(fold(name), words));
  const interests = talent.tags.filter((topic) => asked('interest').includes(topic));
  const reasons: [label: string, found: string | null][] = [
    ['Titulación', degrees.join(', ')],
    ['Área', among(talent.student_area, asked('area'))],
    [interests.length === 1 ? 'Interés' : 'Intereses', interests.join(', ')],
    ['Estudios', among(talent.study_type, asked('type'))],
    ['Provincia', among(talent.province, asked('province'))],
    ['Universidad', among(talent.university, asked('university'))],
    ['Elige su TFG o TFM', among(talent.work_deadline, asked('deadline'))],
    ['Situación', among(talent.situation, asked('situation')) && situations[talent.situation]],
  ];
  return reasons.flatMap(([label, found]) => (found ? [{ label, words: found }] : []));
}

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

const among = (value: string | null, asked: readonly string[]): string | null =>
  value !== null && asked.includes(value) ? value : null;
