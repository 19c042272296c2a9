import { startTestProduct, type TestEdge } from './test-edge.ts';
import { readThirdPartySettings } from './third-parties.ts';

const env = {
  ANALYTICS_SCRIPT: 'https://www.googletagmanager.com/gtag/js?id=G-1',
  ANALYTICS_CONNECT: 'https://region1.google-analytics.com',
  RECORDING_SCRIPT: 'https://rec.example/c.js  https://cdn.rec.example/modules/',
  CHAT_SCRIPT: 'https://chat.example/widget.js',
  CHAT_CONNECT: 'wss://chat.example https://frame.chat.example/some/path',
};

test('without settings there is nothing', () => {
  expect(readThirdPartySettings({})).toEqual({ scripts: {}, connect: [], frames: [] });
});

test('reads which scripts there are, what they may load, and where they may send to', () => {
  expect(readThirdPartySettings(env)).toEqual({
    scripts: {
      analytics: { script: 'https://www.googletagmanager.com/gtag/js?id=G-1', loads: [] },
      recording: { script: 'https://rec.example/c.js', loads: ['https://cdn.rec.example/modules/'] },
      chat: { script: 'https://chat.example/widget.js', loads: [] },
    },
    connect: [
      'https://www.googletagmanager.com',
      'https://region1.google-analytics.com',
      'https://rec.example',
      'https://chat.example',
      'wss://chat.example',
      'https://frame.chat.example',
    ],
    frames: ['https://chat.example', 'https://frame.chat.example'],
  });
});

test.each([
  [{ ANALYTICS_SCRIPT: 'stats.example/a.js' }, 'ANALYTICS_SCRIPT is "stats.example/a.js"'],
  [{ ANALYTICS_SCRIPT: 'http://stats.example/a.js' }, 'ANALYTICS_SCRIPT is "http://stats.example/a.js"'],
  [{ CHAT_SCRIPT: 'wss://chat.example/a.js' }, 'CHAT_SCRIPT is "wss://chat.example/a.js"'],
  [{ RECORDING_SCRIPT: 'javascript:alert(1)' }, 'RECORDING_SCRIPT is "javascript:alert(1)"'],
  [{ ANALYTICS_SCRIPT: 'https://a.example/a.js', ANALYTICS_CONNECT: '*' }, 'ANALYTICS_CONNECT is "*"'],
  [{ ANALYTICS_SCRIPT: 'https://a.example;script-src/a.js' }, 'ANALYTICS_SCRIPT is'],
  [{ CHAT_CONNECT: 'https://chat.example' }, 'CHAT_CONNECT is set, but CHAT_SCRIPT is not.'],
])('%j is refused with one sentence', (wrong, message) => {
  expect(() => readThirdPartySettings(wrong)).toThrow(message);
});

describe('a page', () => {
  const products: TestEdge[] = [];
  afterAll(() => Promise.all(products.map((product) => product.close())));
  const pageWith = async (settings: NodeJS.ProcessEnv) => {
    const product = await startTestProduct({ thirdParties: readThirdPartySettings(settings) });
    products.push(product);
    return product.edge.inject({ url: '/projects', headers: { accept: 'text/html' } });
  };

  test('says nothing of others without settings', async () => {
    const { body, headers } = await pageWith({});
    expect(body).not.toContain('third-parties');
    expect(headers['content-security-policy']).toContain("connect-src 'self'; ");
    expect(headers['content-security-policy']).toContain("frame-src 'self'; ");
  });

  test('names them in the HTML without loading them, and admits exactly what is configured', async () => {
    const { body, headers } = await pageWith(env);
    const json = /<script type="application\/json" id="third-parties">([^<]*)<\/script>/.exec(body)?.[1];
    expect(JSON.parse(json ?? 'null')).toEqual(readThirdPartySettings(env).scripts);
    expect(body.match(/(?:src|href)="https:/g)).toBeNull();
    const policy = String(headers['content-security-policy']);
    const sends =
      'https://www.googletagmanager.com https://region1.google-analytics.com https://rec.example https://chat.example wss://chat.example https://frame.chat.example';
    expect(policy).toContain(`connect-src 'self' ${sends}; `);
    expect(policy).toContain(`img-src 'self' data: blob: ${sends.replace('wss://chat.example ', '')}; `);
    expect(policy).toContain("frame-src 'self' https://chat.example https://frame.chat.example; ");
    expect(policy).toMatch(/script-src (?:'sha256-[^']+' )+'strict-dynamic'; /);
    // Scripts of others have no integrity.
    expect(headers).not.toHaveProperty('integrity-policy');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify");
  });
});
