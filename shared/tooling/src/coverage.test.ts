import { coverageOf, sectionsNamed } from './coverage.ts';
import { testTitles } from './test-titles.ts';

const titlesOf = (source: string) => testTitles('a.test.tsx', source).map((titles) => titles.join(' › '));

describe('titles', () => {
  it('come after those of the groups around them', () => {
    expect(
      titlesOf("describe('§2.5 the header', () => { it('has a menu', () => {}); }); it('is', () => {});"),
    ).toEqual(['§2.5 the header', '§2.5 the header › has a menu', 'is']);
  });

  it('are those of tables, templates and journeys too', () => {
    expect(
      titlesOf(
        [
          "it.each([['§8']] as const)('§1 %s', () => {});",
          'it.each`a | b`("§2 $a", () => {});',
          'for (const width of widths) test(`§3 ${width} px`, async ({ page }) => { await page.goto("/"); });',
          "test.describe.serial('§4 ' + 'both', () => {});",
          "describe.each(rows)('§5', () => it.each(rows)('%s', () => {}));",
        ].join('\n'),
      ),
    ).toEqual(['§1 %s', '§2 $a', '§3 ${width} px', '§4 both', '§5', '§5 › %s']);
  });

  it('are none of what is not run, of steps, of comments and of other texts', () => {
    expect(
      titlesOf(
        [
          "it.skip('§1', () => {}); it.todo('§2'); test.fixme('§3', () => {}); describe.skip('§4', () => { it('§5', () => {}); });",
          "// it('§6', () => {})",
          "await test.step('§7', () => {}); expect('§8').toBe('§9'); it(name, () => {}); other.it('§1');",
        ].join('\n'),
      ),
    ).toEqual([]);
  });
});

it('a title names sections of the specification, and none of another document', () => {
  expect(sectionsNamed('§2, §9 «Subir mi proyecto» (§ 2.11)')).toEqual(['2', '9', '2.11']);
  expect(sectionsNamed('ranges (RFC 9110 §14.2)')).toEqual([]);
});

describe('the page', () => {
  const sections = [
    { number: '1', title: 'What' },
    { number: '2', title: 'Screens' },
    { number: '2.1', title: 'Public' },
    { number: '3', title: 'Fields' },
  ];
  const at = (...titles: string[]) => ({ file: 'app/a.test.ts', titles });

  it('lists by section the tests that name it, each once', () => {
    const { text, unknown } = coverageOf(sections, [at('group', '§2.1, §1 shows <a>'), at('§1'), at('§1')]);
    expect(unknown).toEqual([]);
    expect(text).toContain('| 1 | What | 2 |');
    expect(text).toContain('## 2.1 Public\n\n- `app/a.test.ts`: group › §2.1, §1 shows \\<a>\n');
    expect(text).toContain(
      '## 1 What\n\n- `app/a.test.ts`: group › §2.1, §1 shows \\<a>\n- `app/a.test.ts`: §1\n\n',
    );
  });

  it('says which sections have no test: one with a part that has one is not among them', () => {
    expect(coverageOf(sections, [at('§2.1')]).text).toContain('Sections without a test: 1, 3.');
    expect(coverageOf(sections, [at('§1'), at('§2.1'), at('§3')]).text).toContain(
      'Sections without a test: none.',
    );
    expect(coverageOf(sections, [at('§1'), at('§2'), at('§3')]).text).toContain(
      'Sections without a test: 2.1.',
    );
  });

  it('tells a section that there is not', () => {
    expect(coverageOf(sections, [at('§4.7 too far')]).unknown).toEqual(['app/a.test.ts: §4.7 too far']);
  });
});
