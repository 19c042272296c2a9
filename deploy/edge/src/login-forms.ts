import {
  type FastifyError,
  type FastifyPluginCallback,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { loginForm } from '@puente/contract/forms/login';
import { loginProblem, type LoginProblem } from '@puente/contract/login-problem';
import * as z from 'zod/mini';
import { forwarded } from './api-proxy.ts';
import { notFound } from './assets.ts';
import { type ChannelReader } from './channel-view.ts';
import { loginRoute } from './landing.ts';
import { pathOf } from './pages.ts';
import { type Upstreams } from './upstreams.ts';

interface LoginFormOptions {
  channel: ChannelReader;
  upstreams: Upstreams;
  publicUrl: string | undefined;
  /** Longest time that the API may take, in ms. */
  answerMs: number;
}

/** In bytes: an address, a password, and the token of a mailed link. */
const longestForm = 8_192;

/** What the API calls its refusals. */
const refusal = z.object({ error: z.object({ name: z.string() }) });

/**
 * The login's form, as a browser sends it that runs no scripts, or none yet: it becomes the call that the script would have made,
 * and the answer a page to go to. The API takes JSON alone, which no form of another site can send.
 */
export const loginForms: FastifyPluginCallback<LoginFormOptions> = (app, options, done) => {
  const { channel, upstreams, publicUrl, answerMs } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_, text, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) throw error;
    void reply.code(statusCode).type('text/plain; charset=utf-8').send('La petición no es válida.\n');
  });

  app.post('/*', async (request, reply) => {
    const path = pathOf(request);
    const view = await channel.current();
    const owner = view?.routes.find(path);
    if (view === undefined || owner?.app !== view.shell || owner.route.name !== loginRoute)
      return notFound(reply);
    if (!isFromHere(request, publicUrl)) return goTo(reply, path, { problem: 'Unexpected' });
    const { confirmation = '', ...fields } = (request.body ?? {}) as Record<string, string>;
    const again = confirmation === '' ? {} : { confirmation };
    const typed = loginForm.safeParse({ ...fields, remember: 'remember' in fields });
    // Without a script nothing says which field it is. What is missing is no account's, either.
    if (!typed.success) return goTo(reply, path, { ...again, problem: 'InvalidCredentials' });
    const { email, password, remember } = typed.data;
    const answer = await ask(request, {
      identifier: email,
      password,
      rememberMe: remember,
      ...again,
    });
    if (!answer) return goTo(reply, path, { ...again, problem: 'Unexpected' });
    for (const cookie of answer.cookies) reply.header('set-cookie', cookie);
    // There the script leads on to where the visitor was going; without one the page says so.
    if (answer.problem === undefined) return goTo(reply, path);
    const secondStep = view.shell.manifest.routes.find(({ name }) => name === 'secondFactor');
    if (answer.problem === 'SecondFactorRequired' && secondStep) return goTo(reply, secondStep.path);
    return goTo(reply, path, { ...again, problem: loginProblem(answer.problem) });
  });
  done();

  /** Undefined when the API cannot be reached. */
  async function ask(
    request: FastifyRequest,
    body: object,
  ): Promise<{ problem: string | undefined; cookies: string[] } | undefined> {
    const { cookie = '', 'user-agent': agent = '', origin = '' } = request.headers;
    try {
      const response = await fetch(`${upstreams.next()}/api/auth/local`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie,
          origin,
          'user-agent': agent,
          'sec-fetch-site': 'same-origin',
          ...forwarded(request),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerMs),
      });
      const told = refusal.safeParse(await response.json());
      const problem = response.ok ? undefined : (told.data?.error.name ?? 'Unexpected');
      return { problem, cookies: response.headers.getSetCookie() };
    } catch (error) {
      request.log.warn({ err: error }, 'a login could not be passed on');
      return undefined;
    }
  }
};

/** Of its own accord a browser says where a form comes from. Another site's could sign the visitor in as another user. */
function isFromHere({ headers, protocol, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === new URL(publicUrl ?? `${protocol}://${host}`).origin;
}

function goTo(
  reply: FastifyReply,
  path: string,
  query: { confirmation?: string; problem?: LoginProblem } = {},
): FastifyReply {
  const search = new URLSearchParams(query).toString();
  return reply.header('cache-control', 'no-store').redirect(search === '' ? path : `${path}?${search}`, 303);
}
