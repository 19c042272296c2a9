import { fieldMessages } from '../../test/field-messages.ts';
import { competenceSections } from '../constants/competences.ts';
import { messages } from '../messages.ts';
import { competenceAnswers } from './competence-answers.ts';

const names = competenceSections.flatMap(({ code, items }) => items.map(({ value }) => `${code}.${value}`));
const all = Object.fromEntries(names.map((name) => [name, 6]));

it('wants every item answered, from 0 to 6', () => {
  expect(names).toHaveLength(26);
  expect(competenceAnswers.parse({ ...all, more: 1 })).toEqual(all);
  expect(
    fieldMessages(competenceAnswers, { ...all, 'flexibility.a': 7, 'growth.f': -1, 'initiative.e': 1.5 }),
  ).toMatchObject({
    'flexibility.a': messages.pattern,
    'growth.f': messages.pattern,
  });
  expect(Object.keys(fieldMessages(competenceAnswers, {}))).toEqual(names);
});
