import { subjectsOf } from './subjects.ts';

const service = (host: string) => ({ script: `https://${host}/script.js`, loads: [] });

it('names what is configured, each by itself, after the product’s own measurement', () => {
  expect(subjectsOf({}).map(({ subject }) => subject)).toEqual(['own']);
  const all = subjectsOf({ chat: service('chat.example'), analytics: service('stats.example') });
  expect(all.map(({ label }) => label)).toEqual([
    'Medición propia y anónima',
    'Medición de stats.example',
    'Chat de ayuda de chat.example',
  ]);
});
