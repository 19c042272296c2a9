import qs from 'qs';
import * as z from 'zod/mini';
import { provinces } from '@puente/contract/constants/provinces';
import { university, universityToFind } from '@puente/contract/entities/study';
import { universityWithArticle } from '@puente/contract/university-words';
import { type ValidatedAnswers } from '../validated-answers.ts';

/** Most projects that are requested at once. Some are left out, since their organisation does not allow embedding. */
const most = 100;

/** Filters that the author of an external link chose for the projects. */
export interface ProjectChoice {
  /** Address of the API call that returns these projects. */
  call: string;
  /** The filters as a phrase; undefined when nothing is filtered. */
  words: string | undefined;
  /** Path of the product's own list, with the filters that this list supports. */
  list: string;
}

/** The newest first, or those with a deadline, the next one first. */
export type ProjectOrder = 'newest' | 'closing';

/** Reason why there is no list: the address is wrong (a message for its author), or the API does not respond. */
export type NoChoice = { mistake: string } | { later: true };

const namesCall = '/api/universities/names';
const namesAnswer = z.object({ data: z.array(z.pick(universityToFind, { id: true })) });
const universityCall = (id: number) =>
  `/api/universities?${qs.stringify({ filters: { id: { $eq: id } }, populate: ['centers'] })}`;
const universityAnswer = z.object({ data: z.array(z.pick(university, { name: true, centers: true })) });
const areasCall = '/api/study-areas/names';
const areasAnswer = z.object({ data: z.array(z.object({ name: z.string() })) });

/**
 * Reads `universidad` (its number), `provincia` and `area` of an address. A university matches the provinces where it
 * teaches; remote projects match every university. Only a few different API calls can result: an address cannot create
 * load on the API.
 */
export async function projectChoice(
  query: unknown,
  answers: ValidatedAnswers,
  order: ProjectOrder = 'newest',
): Promise<ProjectChoice | NoChoice> {
  const { universidad, provincia, area } = query as Record<string, unknown>;
  const words: string[] = [];
  const filters: Record<string, unknown> = {};
  if (universidad !== undefined) {
    const names = await answers.answerTo(namesCall, namesAnswer);
    if (!names) return { later: true };
    const known = names.data.find(({ id }) => String(id) === universidad);
    if (!known) return { mistake: 'No hay ninguna universidad con ese número.' };
    const found = await answers.answerTo(universityCall(known.id), universityAnswer);
    const its = found?.data[0];
    if (!its) return { later: true };
    const near = [...new Set((its.centers ?? []).map(({ province }) => province))];
    filters['$or'] = [
      ...(near.length > 0 ? [{ location: { $in: near } }] : []),
      { presentiality: { $eq: 'remote' } },
    ];
    words.push(near.length > 0 ? `cerca de ${universityWithArticle(its.name)} o a distancia` : 'a distancia');
  }
  if (provincia !== undefined) {
    const known = provinces.find((province) => province === provincia);
    if (!known) return { mistake: 'Esa provincia no existe.' };
    filters['location'] = { $eq: known };
    words.push(`en ${known}`);
  }
  if (area !== undefined) {
    const areas = await answers.answerTo(areasCall, areasAnswer);
    if (!areas) return { later: true };
    const known = areas.data.find(({ name }) => name === area);
    if (!known) return { mistake: 'Esa área de estudio no existe.' };
    filters['study_areas'] = { $eq: known.name };
    words.push(`de ${known.name}`);
  }
  if (order === 'closing') filters['deadline'] = { $null: false };
  const asked = {
    filters,
    populate: ['organization'],
    sort: order === 'closing' ? 'deadline:asc' : 'publishedAt:desc',
    pagination: { pageSize: most },
  };
  return {
    call: `/api/projects?${qs.stringify(asked)}`,
    words: words.length > 0 ? `Proyectos ${words.join(', ')}.` : undefined,
    list: `/projects${qs.stringify({ province: provincia, area }, { addQueryPrefix: true })}`,
  };
}
