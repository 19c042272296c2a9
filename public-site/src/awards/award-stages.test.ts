import { stageOf, stageWords } from './award-stages.ts';

const edition = {
  opensAt: '2027-03-01T08:00:00.000Z',
  closesAt: '2027-03-29T21:59:00.000Z',
  judgedBy: null,
  announcedAt: '2027-05-10T10:00:00.000Z',
};

it.each([
  ['2027-03-01T07:59:59.999Z', 'planned', 'Se abre el lunes 1 de marzo a las 9:00, hora peninsular.'],
  ['2027-03-01T08:00:00.000Z', 'open', 'Abierta hasta el lunes 29 de marzo a las 23:59, hora peninsular.'],
  [
    '2027-03-29T21:59:00.000Z',
    'judged',
    'Cerrada: los premios se anuncian el lunes 10 de mayo a las 12:00, hora peninsular.',
  ],
  ['2027-05-10T10:00:00.000Z', 'announced', 'Anunciada el lunes 10 de mayo a las 12:00, hora peninsular.'],
])('at %s an edition is %s', (now, stage, words) => {
  expect(stageOf(edition, new Date(now))).toBe(stage);
  expect(stageWords(edition, new Date(now))).toBe(words);
});
