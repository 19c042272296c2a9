import { openPage, screen, within } from '../../test/render.tsx';
import { accessibility } from './accessibility.ts';
import { cookies } from './cookies.ts';
import { legalNotice } from './legal-notice.ts';
import { sectionChanges } from './legal-words.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { keptTexts } from './versions/index.generated.ts';

it.each([legalNotice, privacy, cookies, terms, accessibility])(
  'keeps all versions of «$title»; if this fails, add a version with its date and run `npm run legal-versions`',
  ({ route, versions, title, lead, sections }) => {
    const kept = keptTexts.find((text) => text.route === route);
    expect(kept?.versions.map(({ date, changes }) => ({ date, changes }))).toEqual(versions);
    expect(kept?.versions[0]?.text).toEqual({ title, lead, sections });
    for (const { text } of kept?.versions ?? []) expect(text.sections.length).toBeGreaterThan(2);
  },
);

it('leads from a text to what one of its versions said and changed', async () => {
  const { person } = await openPage('/terminos-y-condiciones');
  await person.click(await screen.findByText('Versiones anteriores y qué cambió'));
  await person.click(screen.getByRole('link', { name: '20 de noviembre de 2026' }));
  const title = 'Términos y condiciones, versión del 20 de noviembre de 2026';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Ya no está en vigor')).toBeVisible();
  expect(screen.getByText('Es la primera versión.')).toBeVisible();
  await person.click(screen.getByRole('link', { name: /la del 26 de noviembre de 2026/ }));
  expect(await screen.findByText(/Es la versión en vigor/)).toBeVisible();
  const changes = within(screen.getByRole('region', { name: 'Qué cambió' }));
  expect(changes.getAllByRole('insertion').length).toBeGreaterThan(0);
});

it.each(['/legal/nada/versiones/2026-11-20', '/legal/cookies/versiones/2020-01-01'])(
  '%s is no version',
  async (address) => {
    await openPage(address);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No encontramos esta versión' }),
    ).toBeVisible();
  },
);

it('compares versions section by section', () => {
  const text = (...sections: [id: string, words: string][]) => ({
    title: '',
    lead: '',
    sections: sections.map(([id, words]) => ({
      id,
      title: id.toUpperCase(),
      blocks: [{ kind: 'text' as const, text: words }],
    })),
  });
  expect(
    sectionChanges(
      text(['a', 'uno'], ['b', 'dos'], ['c', 'tres']),
      text(['a', 'uno'], ['d', 'x'], ['c', 'y']),
    ),
  ).toEqual([
    { id: 'd', title: 'D', before: '', after: 'D\nx' },
    { id: 'c', title: 'C', before: 'C\ntres', after: 'C\ny' },
    { id: 'b', title: 'B', before: 'B\ndos', after: '' },
  ]);
});
