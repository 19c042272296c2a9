import { type PreloadedData } from '@puente/contract/preloaded-data';
import { type ChannelView } from './channel-view.ts';
import { type RendererAnswer, rendererAnswer } from './drawn-page.ts';
import { type Renderers } from './renderers.ts';
import { type RouteOwner } from './served-app.ts';

/** Longest path and query, in characters. The product writes no longer ones. */
const longestAddress = 500;
/** In characters. */
const longestPage = 1_000_000;

/** A page as a browser asks for it. */
export interface PageRequest {
  view: ChannelView;
  owner: RouteOwner | undefined;
  /** Path and query. */
  address: string;
}

/** Failure to render a page. The message is the same each time, so that logs can count it. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** Tells whether the renderer knows this page: both releases have a server build, and the route says so. */
export const isKnownToRenderer = ({ view, owner, address }: PageRequest): boolean =>
  owner !== undefined &&
  address.length <= longestAddress &&
  view.shell.rendered &&
  owner.app.rendered &&
  owner.route.rendered === true;

/**
 * Requests a page from the renderer.
 * @param isLast false to get the missing calls instead of a page with loading states
 * @returns undefined when there is nothing to render
 * @throws {Trouble} when the renderer fails, or responds with something that is no page
 */
export async function askForPage(
  renderers: Renderers,
  { view: { shell, apps }, address, early, isLast }: PageRequest & { early: PreloadedData; isLast?: boolean },
  timeoutMs: number,
): Promise<RendererAnswer | undefined> {
  const versions = [shell, ...apps].map(({ app, version }) => [app, version]);
  const response = await renderers.ask('/pages', { apps: versions, address, early, isLast }, timeoutMs);
  if (response.status === 204) return undefined;
  // Read in any case: the connection is for the next page as well.
  const body = await response.text();
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !type.startsWith('application/json'))
    throw new Trouble(`the renderer answered ${response.status} ${type}`.trimEnd());
  if (body.length > longestPage) throw new Trouble('the page is too long');
  const answer = readAnswer(body);
  if (!answer) throw new Trouble('the page is not as it should be');
  // React draws none: it would be a visitor's text that got out of its place.
  if ('html' in answer && /<script/i.test(answer.html)) throw new Trouble('the page has a script');
  return answer;
}

function readAnswer(body: string): RendererAnswer | undefined {
  try {
    return rendererAnswer.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** Name of a page in logs. */
export const routeOf = ({ owner }: PageRequest): string => `${owner?.app.app} ${owner?.route.name}`;

/** Words of a failure for the log. */
export const troubleOf = (error: unknown): string =>
  error instanceof Trouble ? error.message : 'the renderer cannot be reached';
