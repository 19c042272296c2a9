/* eslint-disable max-lines -- a list of addresses, one to a line */
/**
 * Values that attackers put into `?redirect=` and into storage, so that a login leads to their site. Collected from public lists for
 * testing open redirects, grouped by technique. None may lead to `malo.example`.
 */
const host = 'malo.example';
const address = `https://${host}/`;

/** Full addresses with schemes that a check may forget. */
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

/** Addresses that run a script or contain a document. */
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

/** Slashes in every number and direction: browsers treat `\` as `/`, and two of them as the start of another host. */
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

/** Escaped slashes, which a program may decode before the browser does. */
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

/** Characters that browsers ignore or trim, between the slashes and around the value. */
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

/** Unicode lookalikes, and characters that host names are normalised to. */
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

/** Our name before an @, a port, or a host of theirs that starts or ends like ours. */
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

/** Path segments that are removed when the path is resolved, which then starts with two slashes. */
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

/** Queries and fragments, for code that parses only a part. */
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

/** Paths of ours that have side effects, redirect, or break a header. */
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

/** Empty and oversized values. */
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

/** Legitimate addresses to return to. Each must be followed unchanged. */
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

/** Tells whether an address stays on this origin when a page of the origin links to it. */
export function staysAt(origin: string, path: string): boolean {
  // In the query a backslash is a letter like any other.
  return (
    URL.parse(path, origin)?.origin === origin &&
    /^\/(?![/\\])[^\\?#]*(?:[?#]|$)/.test(path) &&
    !/\p{Cc}/u.test(path)
  );
}
