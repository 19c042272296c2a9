import { degreeSubareas } from '@puente/contract/constants/degree-subareas';
import { degreeTitles } from './data/degrees.ts';
import { studyAreas } from './data/study-areas.ts';

const titles = new Set(Object.values(degreeTitles).flatMap(({ grado, master }) => [...grado, ...master]));
const subareas: ReadonlySet<string> = new Set(Object.values(studyAreas).flat());

it('each degree of the catalogue has its subareas, and the table no other', () => {
  expect(Object.keys(degreeSubareas).toSorted()).toEqual([...titles].toSorted());
});

it('a degree is of subareas that exist, or near to them, and names each once', () => {
  const wrong = Object.entries(degreeSubareas).filter(([, { is = [], near = [] }]) => {
    const named = [...is, ...near];
    return (
      named.length === 0 || new Set(named).size < named.length || named.some((name) => !subareas.has(name))
    );
  });
  expect(wrong).toEqual([]);
});

it('each subarea is studied by somebody', () => {
  const studied = new Set(Object.values(degreeSubareas).flatMap(({ is = [] }) => is));
  expect([...subareas].filter((name) => !studied.has(name))).toEqual([]);
});
