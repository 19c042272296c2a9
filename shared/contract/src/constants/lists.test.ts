import { competenceResults, competenceScale, competenceSections, isTooFavourable } from './competences.ts';
import { interestCategories, interests, interestsByCategory } from './interests.ts';
import { programs } from './programs.ts';

describe('topics of interest', () => {
  it('§9 are about 65, each once, in alphabetical order', () => {
    const names = interests.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(names.length).toBeLessThanOrEqual(70);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual([...names].sort(new Intl.Collator('es').compare));
  });

  it('§9 are in six categories, alphabetical in each', () => {
    expect(interestCategories).toEqual([
      'Ingenierías',
      'Tecnología',
      'Marketing',
      'Innovación Social',
      'Salud',
      'Sostenibilidad',
    ]);
    for (const topics of Object.values(interestsByCategory))
      expect([...topics]).toEqual([...topics].sort(new Intl.Collator('es').compare));
  });
});

describe('§3.1 the competence questionnaire', () => {
  it('has the sections, items and checks of the specification', () => {
    expect(competenceSections.map(({ name, items }) => [name, items.length])).toEqual([
      ['Flexibilidad', 4],
      ['Iniciativa', 5],
      ['Trabajo en equipo', 7],
      ['Comunicación', 4],
      ['Pensamiento de crecimiento', 6],
    ]);
    const checks = competenceSections.flatMap(({ name, items }) =>
      items.filter((item) => item.socialDesirability).map(({ value }) => `${name} ${value}`),
    );
    expect(checks).toEqual([
      'Iniciativa e',
      'Trabajo en equipo e',
      'Trabajo en equipo f',
      'Trabajo en equipo g',
    ]);
    expect([competenceScale.length, competenceScale[0], competenceScale.at(-1)]).toEqual([
      7,
      'Totalmente en desacuerdo',
      'Totalmente de acuerdo',
    ]);
  });

  it('counts negative items the other way round and checks not at all', () => {
    const strongest = Object.fromEntries(
      competenceSections.flatMap(({ code, items }) =>
        items.map(({ value, negative, socialDesirability }) => [
          `${code}.${value}`,
          negative || socialDesirability ? 0 : 6,
        ]),
      ),
    );
    expect(competenceResults(strongest)).toEqual({
      flexibility: 6,
      initiative: 6,
      teamwork: 6,
      communication: 6,
      growth: 6,
    });
    expect(competenceResults({ 'flexibility.a': 4, 'flexibility.b': 1, 'initiative.e': 6 })).toEqual({
      flexibility: 4.5,
    });
    expect(competenceResults({})).toEqual({});
  });
});

it('§9 calls the programs as the specification does', () => {
  expect(programs).toEqual({
    data: 'Data y tech',
    social: 'Social',
    business: 'Empresa',
    usc: 'Emprende TFG',
    udc: 'Emprende TFG',
    vigo: 'Emprende TFG',
    ecoembes: 'TFG Circular 25/26',
  });
});

describe('§3.1 the social-desirability checks', () => {
  const checks = ['initiative.e', 'teamwork.e', 'teamwork.f', 'teamwork.g'];
  const all = (value: number) => Object.fromEntries(checks.map((item) => [item, value]));

  it.each([
    [6, true],
    [5, true],
    [4, false],
  ])('ask for care from 5 on, of 6: %p', (value, care) => expect(isTooFavourable(all(value))).toBe(care));

  it('say nothing without answers, and look at no other item', () => {
    expect(isTooFavourable({})).toBe(false);
    expect(isTooFavourable({ 'flexibility.a': 6 })).toBe(false);
  });
});
