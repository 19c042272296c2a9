import { type FastifyRequest } from 'fastify';
import { crashReportHeaders } from './crash-reports.ts';
import { filesOriginPolicy } from './files-origin/files-origin.ts';
import { sourceHash } from './source-hash.ts';
import { type ThirdPartySettings } from './third-parties.ts';

export interface PagePolicy {
  /** Hash of each script in the HTML. Undefined for a file that is served from source. */
  scripts: readonly (string | undefined)[];
  /** Hash of each style element in the HTML. */
  styles: readonly string[];
  development: boolean;
  thirdParties: ThirdPartySettings;
  /** Origin of a development server on the browser's machine, whose app a preview shows. */
  source?: string | undefined;
  /** Second origin for files of releases, if there is one. */
  filesOrigin?: string | undefined;
}

/**
 * Style elements that libraries add to the page. react-aria adds this one on iOS while a calendar is open
 * (usePreventScroll).
 */
export const libraryStyles = [
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
const libraryHashes = libraryStyles.map(sourceHash);

/**
 * Content security policy of the product's pages. Scripts of the HTML run only with a known hash, and may load others
 * (`strict-dynamic`). Other inline code, `eval` and other origins are forbidden, except the second origin for styles,
 * fonts, pictures and fetches: scripts need a hash wherever they come from. Policies of Trusted Types: `default` admits the
 * product's own script addresses, `dompurify` makes clean HTML. Configured third parties may receive data;
 * whether their scripts are loaded depends on the visitor's consent.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  development,
  thirdParties,
  source,
  filesOrigin,
}: PagePolicy): string {
  const { connect, frames } = thirdParties;
  const pictures = connect.filter((origin) => !origin.startsWith('ws'));
  const own = ["'self'", ...[filesOrigin, source].filter((origin) => origin !== undefined)];
  const sockets = source === undefined ? [] : [source.replace(/^http/, 'ws')];
  return [
    "default-src 'none'",
    scriptSources(scripts, thirdParties),
    ['style-src', ...own, ...[...styles, ...libraryHashes].map(quoted)].join(' '),
    ['img-src', ...own, 'data:', 'blob:', ...pictures].join(' '),
    ['font-src', ...own].join(' '),
    ['connect-src', ...own, ...sockets, ...(development ? ['ws:'] : []), ...connect].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    ["frame-src 'self'", ...frames].join(' '),
    "require-trusted-types-for 'script'",
    `trusted-types default dompurify${filesOrigin === undefined ? '' : ` ${filesOriginPolicy}`}`,
  ].join('; ');
}

const quoted = (hash: string): string => `'${hash}'`;

/** Files that are served from source have no integrity, so then all scripts of this origin are admitted. */
function scriptSources(scripts: PagePolicy['scripts'], thirdParties: ThirdPartySettings): string {
  const hashes = [...new Set(scripts)].filter((hash) => hash !== undefined);
  const known = hashes.map(quoted);
  if (hashes.length < new Set(scripts).size)
    return ['script-src', "'self'", ...known, ...scriptAddresses(thirdParties)].join(' ');
  return known.length === 0 ? "script-src 'none'" : `script-src ${known.join(' ')} 'strict-dynamic'`;
}

const scriptAddresses = ({ scripts }: ThirdPartySettings): string[] =>
  Object.values(scripts).flatMap(({ script, loads }) => [script, ...loads]);

/**
 * Features that no part of the product uses, as the value of `permissions-policy`. Injected code cannot use them
 * either.
 */
export const forbiddenFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Value of `cache-control` for pages of a session. Browsers keep no copy that a later user of the same computer could go
 * back to.
 */
export const personalPageKeeping = 'private, no-cache, no-store';

/** Headers of every HTML response. */
export function pageHeaders(policy: PagePolicy): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    // Kept for going back and forward, but asked for anew at every visit: it names the current releases.
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy(policy),
    // Scripts of third parties change without notice, and files from source have no integrity.
    ...(!policy.development &&
      scriptAddresses(policy.thirdParties).length === 0 && {
        'integrity-policy': 'blocked-destinations=(script)',
      }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': forbiddenFeatures,
    'cross-origin-opener-policy': 'same-origin',
    ...crashReportHeaders,
  };
}

/** Headers of every response that is not a page, too. Pages, the API and a few files replace them with their own. */
export function answerHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Of what is no page: opened by itself it loads nothing, and no page shows it in a frame.
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    // One year. Browsers heed it over https only, where no third party can have sent it.
    ...(cameOverHttps(request) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Tells whether the request came over https. A false claim does no harm: browsers obey the header over https only. */
export function cameOverHttps(request: FastifyRequest): boolean {
  const forwarded = String(request.headers['x-forwarded-proto'] ?? '');
  return request.protocol === 'https' || forwarded.split(',')[0]?.trim() === 'https';
}
