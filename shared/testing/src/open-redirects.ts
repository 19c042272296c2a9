/* eslint-disable max-lines -- a list of addresses, one to a line */
/**
 * What people write into `?redirect=` and into storage so that a login leads to their own site. Collected from the lists of
 * those who test for open redirects, by what each form tries to fool; `malo.example` is where none may lead.
 */
const host = 'malo.example';
const address = `https://${host}/`;

/** Whole addresses, with a scheme that a check may forget. */
const schemes = [
  'http',
  'https',
  'HTTPS',
  'hTtPs',
  'ftp',
  'ws',
  'wss',
  'blob:https',
  'view-source:https',
  'feed:https',
  'intent',
  'file',
  'chrome-extension',
].flatMap((scheme) => [
  `${scheme}://${host}`,
  `${scheme}:/${host}`,
  `${scheme}:${host}`,
  `${scheme}:\\\\${host}`,
  `/${scheme}://${host}`,
]);

/** Addresses that are a program or a document of their own. */
const programs = [
  'javascript:location="//malo.example"',
  'javascript://malo.example/%0alocation="//malo.example"',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  '/javascript:alert(1)',
  '//javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>location="//malo.example"</script>',
  'data:text/html;base64,PHNjcmlwdD5sb2NhdGlvbj0iLy9tYWxvLmV4YW1wbGUiPC9zY3JpcHQ+',
  'data:,x',
  'DATA:text/html,x',
  'about:blank',
  'mailto:a@malo.example',
  'tel:900000000',
];

/** Slashes, in every number and direction: browsers take `\` for `/`, and two of them for another host. */
const slashes = [
  '//',
  '///',
  '////',
  '/////',
  '\\\\',
  '\\',
  '/\\',
  '\\/',
  '/\\/',
  '\\/\\',
  '/\\\\',
  '\\\\\\',
  '//\\',
  '/\\/\\/',
  '\\//',
  '//\\/',
  '/;/',
  '/:/',
  '/?/',
  ':/',
  '://',
  './/',
  '..//',
].map((start) => start + host);

/** The same, as escapes that a program may undo before the browser does. */
const escapes = [
  '/%2F',
  '/%2f',
  '%2F%2F',
  '/%2F%2F',
  '/%5C',
  '/%5c',
  '%5C%5C',
  '/%5C%2F',
  '/%2F%5C',
  '%2F%5C',
  '/%252F',
  '/%252F%252F',
  '/%255C',
  '/%25252F',
  '%252F%252F',
  '/%c0%af',
  '/%e0%80%af',
  '/%u2215',
  '/%uff0f',
  '&#47;&#47;',
  '/&#47;',
  '/&sol;',
  '\\u002f\\u002f',
  '\\x2f\\x2f',
  '/%00/',
  '/%09/',
  '/%0a/',
  '/%0d/',
  '/%20/',
  '/%2e%2e//',
  '/%2e//',
].map((start) => start + host);

/** What browsers leave out or trim, between the slashes and around the whole. */
const skipped = [
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\v',
  '\f',
  ' ',
  '\u00a0',
  '\u00ad',
  '\u1680',
  '\u180e',
  '\u2000',
  '\u200b',
  '\u200d',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u3000',
  '\ufeff',
].flatMap((mark) => [`/${mark}/${host}`, `${mark}//${host}`, `//${mark}${host}`, `/${mark}\\${host}`]);

/** Letters that look like what they are not, and those that a host name is folded to. */
const lookalikes = [
  `／／${host}`,
  `/／${host}`,
  `⁄⁄${host}`,
  `/⁄${host}`,
  `∕∕${host}`,
  `/∕${host}`,
  `⧸⧸${host}`,
  `/⧸${host}`,
  `＼＼${host}`,
  `/＼${host}`,
  `﹨﹨${host}`,
  `/﹨${host}`,
  '//malo。example',
  '//malo．example',
  '//ｍａｌｏ.example',
  '//ⓜⓐⓛⓞ.example',
  '//malo.eẋample',
  'https：//malo.example',
  'https:／／malo.example',
  '//malo%E3%80%82example',
  '//xn--malo-',
  `/../／／${host}`,
];

/** A name of ours before an @, a port, or a host of theirs that begins or ends as ours does. */
const disguises = [
  `https://localhost@${host}`,
  `//localhost@${host}`,
  `//localhost:3000@${host}`,
  `@${host}`,
  `/@${host}`,
  `//@${host}`,
  `//projects@${host}/projects`,
  `https:localhost@${host}`,
  `//localhost%40${host}`,
  `//localhost%2540${host}`,
  `//${host}:80`,
  `//${host}:443/projects`,
  `//${host}:3000`,
  `:80`,
  `//:80`,
  '//localhost:1',
  '//127.0.0.1:1',
  '//[::1]',
  '//0x7f.1',
  '//2130706433',
  `//localhost.${host}`,
  `https://localhost.${host}`,
  `//puente.${host}`,
  `//${host}#localhost`,
  `//${host}?localhost`,
  `//${host}/localhost`,
  `//${host}\\@localhost`,
  `//localhost\\@${host}`,
  `//localhost#@${host}`,
  `//localhost?@${host}`,
  `//${host}%00localhost`,
  `//${host}%2Flocalhost`,
  'https://',
  'https:///',
  '//',
];

/** Segments that a path loses before it is followed, and then begins with two slashes. */
const dots = [
  `/.//${host}`,
  `/..//${host}`,
  `/./\\${host}`,
  `/../\\${host}`,
  `/.\\${host}`,
  `/..\\${host}`,
  `/projects/..//${host}`,
  `/projects/../..//${host}`,
  `/projects//${host}`,
  `/projects/%2e%2e//${host}`,
  `/projects/.%2e//${host}`,
  `/projects/..\\..\\\\${host}`,
  `/projects\\..\\..\\\\${host}`,
  `/projects/../%2F${host}`,
  `/projects/;/..//${host}`,
  `/projects/..;//${host}`,
  `./${host}`,
  `../${host}`,
  `.${host}`,
  `/.${host}`,
  `//..${host}`,
  `//../${host}`,
  `///../${host}`,
  `/?/../..//${host}\\`,
  `/%2e%2e/%2e%2e//${host}`,
  `/projects/./..//${host}`,
];

/** Queries and fragments, for code that reads only a part. */
const parts = [
  `?${address}`,
  `#${address}`,
  `?//${host}`,
  `#//${host}`,
  `?@${host}`,
  `;@${host}`,
  `;//${host}`,
  `&//${host}`,
  `|//${host}`,
  `=//${host}`,
  `<>//${host}`,
  `"//${host}`,
  `'//${host}`,
  `[//${host}]`,
  `{//${host}}`,
  `~//${host}`,
  `*//${host}`,
];

/** Paths of ours that act, leave again, or break a header. */
const acting = [
  '/api/auth/logout',
  '/api/connect/google',
  `/api/connect/google?redirect=${address}`,
  `/api/auth/email-confirmation?confirmation=x`,
  '/auth',
  '/uploads/1.svg',
  '/assets/x.js',
  '/connect/google',
  `/connect/google?redirect=${address}`,
  '/user/auth/login',
  '/projects/../api/auth/logout',
  '/projects/%2e%2e/api/auth/logout',
  '/projects\r\nLocation: https://malo.example',
  '/projects%0d%0aLocation:%20https://malo.example',
  '/projects\nSet-Cookie: a=b',
];

/** Nothing, and too much. */
const extremes = [
  '',
  ' ',
  '/\0',
  'null',
  'undefined',
  '[object Object]',
  '0',
  host,
  `www.${host}`,
  `${host}/projects`,
  `//${'a'.repeat(5_000)}.example`,
  `/projects/${'a'.repeat(5_000)}`,
  `/${'/'.repeat(5_000)}${host}`,
  `/projects?${'x='.repeat(5_000)}//${host}`,
  `${'/..'.repeat(1_000)}//${host}`,
  `/${'%2F'.repeat(2_000)}${host}`,
];

export const hostileAddresses: readonly string[] = [
  ...new Set([
    ...schemes,
    ...programs,
    ...slashes,
    ...escapes,
    ...skipped,
    ...lookalikes,
    ...disguises,
    ...dots,
    ...parts,
    ...acting,
    ...extremes,
  ]),
];

/** What people really want to go back to: each is followed as it stands. */
export const ownAddresses: readonly string[] = [
  '/',
  '/projects',
  '/projects/12',
  '/projects/12/apply?from=mail',
  '/profile?section=applys',
  '/spaces/organizations',
  '/tfx/create/form?status=onGoing',
  '/resources/purpose?purpose=tfx_support',
  '/blog?page=2',
  `/projects?q=${encodeURIComponent('https://ejemplo.es/ñ')}`,
];

/** Whether an address, written into a page of this origin and followed, stays there. */
export function staysAt(origin: string, path: string): boolean {
  // In the query a backslash is a letter like any other.
  return (
    URL.parse(path, origin)?.origin === origin &&
    /^\/(?![/\\])[^\\?#]*(?:[?#]|$)/.test(path) &&
    !/\p{Cc}/u.test(path)
  );
}
