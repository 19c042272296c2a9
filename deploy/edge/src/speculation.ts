import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ChannelView } from './channel-view.ts';
import { scriptJson, tag } from './html.ts';
import { isRenderedForEverybody, ownersIn } from './page-access.ts';
import { type RouteOwner } from './served-app.ts';
import { sourceHash } from './source-hash.ts';

/** Pages around a login: what they show depends on cookies and on codes in their address. */
const accountPages = '/user/';

/** Addresses with a dot are files: `/blog/rss.xml` also matches `/blog/:slug`. */
const files = '/*.*';

/**
 * Element with the speculation rules of a rendered page: the browser prefetches the HTML of a public page while the
 * pointer is on its link. The shell removes the element when it takes over, because it then opens pages itself. Without
 * a session only: a browser keeps prefetched pages for minutes, and nothing personal may be kept.
 */
export const speculationElement = (view: ChannelView): string =>
  `${tag('script', { type: 'speculationrules' })}${rulesOf(view)}</script>`;

/** Hash with which the policy of a page admits the element. */
export const speculationHash = (view: ChannelView): string => sourceHash(rulesOf(view));

/** The rules follow from the manifests, so each view of the channel has one text. */
const known = new WeakMap<ChannelView, string>();

function rulesOf(view: ChannelView): string {
  const found = known.get(view) ?? scriptJson(writtenRules(view));
  known.set(view, found);
  return found;
}

function writtenRules(view: ChannelView): object {
  const owners = ownersIn(view);
  const open = owners.filter(isPrefetched).map(({ route }) => route.path);
  // The patterns of a path with a parameter also match paths of guarded pages, such as `/projects/create`.
  const others = owners
    .filter((owner) => !isPrefetched(owner) && open.some((path) => overlap(path, owner.route.path)))
    .map(({ route }) => route.path);
  const where = { and: [{ href_matches: open }, { not: { href_matches: [files, ...others] } }] };
  return { prefetch: [{ where, eagerness: 'moderate' }] };
}

const isPrefetched = (owner: RouteOwner): boolean =>
  isRenderedForEverybody(owner) &&
  owner.route.unlisted !== true &&
  !owner.route.path.startsWith(accountPages);

/** Tells whether some path matches both patterns. */
function overlap(one: string, other: string): boolean {
  const [some, others] = [one.split('/'), other.split('/')];
  return (
    some.length === others.length &&
    some.every((part, index) => {
      const opposite = others[index] ?? '';
      return part === opposite || part.startsWith(':') || opposite.startsWith(':');
    })
  );
}

/** Tells whether the browser only prefetches the page. A prerendered page is a visit that may begin at any moment. */
export function isPrefetch({ headers: { 'sec-purpose': purpose } }: FastifyRequest): boolean {
  const [kind, ...details] = String(purpose ?? '')
    .split(';')
    .map((part) => part.trim());
  return kind === 'prefetch' && !details.includes('prerender');
}

/** Tells whether the visitor asked for fewer bytes. */
export const savesData = ({ headers: { 'save-data': choice } }: FastifyRequest): boolean =>
  String(choice).toLowerCase() === 'on';

/** Refuses a prefetch. The browser then requests the page when the visitor opens it. */
export const refusePrefetch = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('cache-control', 'no-store').send();
