import { faq } from '../../test/content.ts';
import { headProblems } from '@puente/testing/structured-data';
import { questionsData } from './questions-data.ts';

it('has the questions as search engines ask for them, their answers without marks', () => {
  const data = questionsData([faq(), faq({ id: 2, question: '¿Y para cerrarla?' })]);
  expect(headProblems({ data: () => data })).toEqual([]);
  expect(data.mainEntity[0]?.acceptedAnswer.text).toBe('Pulsa Regístrate.');
});
