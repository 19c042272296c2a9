import { awardScore } from './award.ts';
import { scoreAnswers, scoreForm, scoreOf } from './award-score.ts';

it('asks for points of each criterion', () => {
  const empty = scoreAnswers(null, 2);
  expect(scoreForm.safeParse(empty).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'points.0',
    'points.1',
  ]);
  const answers = { points: ['0', '10'], comment: 'Útil' };
  expect(awardScore.parse(scoreOf(answers))).toEqual({ points: [0, 10], comment: 'Útil' });
});

it('begins with the points from before', () =>
  expect(scoreAnswers({ points: [0, 7], comment: 'Bien', updatedAt: '2026-11-27T10:00:00.000Z' }, 2)).toEqual(
    { points: ['0', '7'], comment: 'Bien' },
  ));

it.each([[[11]], [[-1]], [[1.5]], [[]]])('refuses %j as points', (points) =>
  expect(awardScore.safeParse({ points, comment: '' }).success).toBe(false),
);
