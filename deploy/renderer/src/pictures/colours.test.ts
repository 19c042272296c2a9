import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coloursOf, tokens } from './colours.ts';

const css = readFileSync(join(__dirname, '../../../../shared/design-system/src/styles/tokens.css'), 'utf8');

it.each(Object.entries(tokens))('%s is as in the design system', (name, colour) => {
  expect(css).toContain(`--pt-${name}: light-dark(${colour}, `);
});

it('has the colours of the brand where it has its own', () => {
  const own = coloursOf({ paper: ['#fffdfa', '#0d1117'], accent: ['#7a1f5c', '#f0a6d3'] });
  expect(own).toEqual({ ...tokens, paper: '#fffdfa', accent: '#7a1f5c' });
});
