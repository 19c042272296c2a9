import { openPage, screen, within } from '../../test/render.tsx';
import { collaborationRetention } from '@puente/contract/constants/collaboration-retention';
import { personalDataKinds } from '@puente/contract/constants/personal-data';
import { retention } from '@puente/contract/constants/retention';
import { strongMatch } from '@puente/contract/match-rules';
import { personalDataTexts } from './personal-data.ts';

const section = async (name: string) => {
  await openPage('/politica-privacidad');
  return screen.findByRole('region', { name });
};

it('says a sentence about each kind of personal data that is kept', async () => {
  const items = within(await section('Qué datos tratamos'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  for (const kind of personalDataKinds) expect(items).toContain(personalDataTexts[kind]);
});

it('says what of a student is health data and what is a test of them', async () => {
  const data = await section('Qué datos tratamos');
  expect(data).toHaveTextContent(/discapacidad.*dato de salud/i);
  expect(data).toHaveTextContent(/competencias.*cuestionario/i);
});

it('tells of the points of a match what its published rules tell', async () => {
  const match = await section('Cómo calculamos si un proyecto encaja contigo');
  expect(match).toHaveTextContent(new RegExp(`${strongMatch} puntos o más`));
  expect(within(match).getByRole('link', { name: /reglas/ })).toHaveAttribute('href', '/matching');
});

it('denies nothing that the product does', async () => {
  const { container } = await openPage('/politica-privacidad');
  await screen.findByText(/^En vigor desde el/);
  expect(container).not.toHaveTextContent('Nadie recibe una puntuación');
});

it('names the days after which data is removed', async () => {
  const periods = await section('Cuánto tiempo los guardamos');
  for (const days of [
    retention.securityLog,
    retention.unfinished,
    retention.alerts,
    retention.contactMessages,
  ])
    expect(periods).toHaveTextContent(`${days} días`);
});

it('says how long each kind of data about collaborations is kept', async () => {
  const periods = await section('Cuánto tiempo los guardamos');
  for (const sentence of Object.values(collaborationRetention)) expect(periods).toHaveTextContent(sentence);
});
