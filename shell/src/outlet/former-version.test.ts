import { removeDrawnStyles } from './former-version.ts';

const styles = { '/assets/student-app/same.0.css': 'sha256-same' };
jest.mock('@puente/federation/runtime', () => ({
  currentReleaseSet: () => ({ apps: { 'student-app': { styles } } }),
}));

it('removes the styles of the version that drew the page, and keeps those of the shell and the font', () => {
  document.head.innerHTML = [
    '<style id="first-paint">main{margin:0}@font-face{font-family:Figtree}h1{margin:0}</style>',
    '<style id="brand">:root{--paper:#fff}</style>',
    '<style data-href="/assets/shell/main.0.css">body{margin:0}</style>',
    '<style data-href="/assets/student-app/projects.0.css">h1{color:red}</style>',
    '<style data-href="/assets/student-app/same.0.css">h2{color:red}</style>',
    '<link data-drawn rel="stylesheet" href="/assets/student-app/other.0.css">',
    '<link data-entry rel="stylesheet" href="/assets/shell/other.0.css">',
  ].join('');
  const rulesOf = (id: string) =>
    Array.from(
      document.querySelector<HTMLStyleElement>(id)?.sheet?.cssRules ?? [],
      ({ cssText }) => cssText.split(/[ {]/)[0],
    );
  expect(rulesOf('#first-paint')).toEqual(['main', '@font-face', 'h1']);
  removeDrawnStyles('student-app');
  expect(rulesOf('#first-paint')).toEqual(['@font-face']);
  expect(rulesOf('#brand')).toEqual([':root']);
  const left = [...document.querySelectorAll<HTMLElement>('style[data-href], link')].map(
    (element) => element.dataset['href'] ?? element.getAttribute('href'),
  );
  expect(left).toEqual([
    '/assets/shell/main.0.css',
    '/assets/student-app/same.0.css',
    '/assets/shell/other.0.css',
  ]);
});
