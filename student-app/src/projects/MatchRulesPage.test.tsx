import { heading, openPage, screen } from '../../test/render.tsx';
import { matchRules } from '@puente/contract/match-rules';

it('publishes every rule of a match, and what is never looked at', async () => {
  await openPage('/matching');
  await heading('Cómo sabemos si un proyecto encaja contigo');
  for (const { title, text } of matchRules) {
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text, { exact: false })).toBeVisible();
  }
  expect(screen.getByText('Tu discapacidad, competencias, edad, sexo u origen.')).toBeVisible();
  expect(screen.getByText(/su organización ve qué coincide y qué no.*Los puntos no los ve/)).toBeVisible();
});
