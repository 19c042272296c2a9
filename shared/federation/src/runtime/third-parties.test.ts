/** @jest-environment jsdom */
import { readThirdParties } from './third-parties.ts';
import { installScriptPolicy, noMarkup, ownScript } from './trusted-types.ts';

const configured = {
  analytics: { script: 'https://stats.example/tag.js?id=G-1', loads: [] },
  recording: { script: 'https://rec.example/c.js', loads: ['https://cdn.rec.example/modules/'] },
};

afterEach(() => {
  document.body.innerHTML = '';
  installScriptPolicy();
});

const inline = (value: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="third-parties">${JSON.stringify(value)}</script>`;
};

it('is nothing without settings', () => {
  expect(readThirdParties()).toEqual({});
});

it('is what the edge has inlined', () => {
  inline(configured);
  expect(readThirdParties()).toEqual(configured);
});

describe('the script policy', () => {
  it.each([
    'https://stats.example/tag.js?id=G-1',
    'https://rec.example/c.js',
    'https://cdn.rec.example/modules/a.js',
  ])('admits the configured %s, and only when it is configured', (url) => {
    expect(() => ownScript(url)).toThrow(TypeError);
    inline(configured);
    installScriptPolicy();
    expect(ownScript(url)).toBe(url);
  });

  it.each([
    'https://stats.example/tag.js',
    'https://stats.example/tag.js?id=G-2',
    'https://rec.example/other.js',
    'https://cdn.rec.example/modules/../a.js',
    'https://cdn.rec.example/modules/%2e%2e/a.js',
    'https://cdn.rec.example.evil.example/modules/a.js',
  ])('refuses %s beside it', (url) => {
    inline(configured);
    installScriptPolicy();
    expect(() => ownScript(url)).toThrow(TypeError);
  });

  it('admits no HTML but none', () => {
    expect(noMarkup('')).toBe('');
    for (const html of ['<b>', ' ', 'hola', '<img src=x onerror=alert(1)>'])
      expect(noMarkup(html)).toBeNull();
  });

  it('does not heed what is written into the page after its first module ran', () => {
    installScriptPolicy();
    inline(configured);
    expect(() => ownScript('https://rec.example/c.js')).toThrow(TypeError);
  });
});
