import { type FastifyPluginCallback, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { errors } from '@puente/contract/errors';
import { loginForm } from '@puente/contract/forms/login';
import { loginProblem } from '@puente/contract/login-problem';
import { sentParameter } from '@puente/contract/sent-form';
import { forwarded } from '../api-proxy.ts';
import { notFound } from '../assets.ts';
import { type Brand } from '../brand-files.ts';
import { type ChannelView } from '../channel-view.ts';
import { isFromHere, readForms, type Typed } from '../form-bodies.ts';
import { formPageHeaders } from '../form-page.ts';
import { loginRoute, pathOfPublicPage } from '../page-access.ts';
import { pathOf } from '../pages.ts';
import { type Upstreams } from '../upstreams.ts';
import { type ValidatedAnswers } from '../validated-answers.ts';
import { type VisitorViews } from '../visitor-views.ts';
import { type Mistakes, type PublicForm, publicForms, type ReadForm } from './public-forms.ts';
import { refusedPage } from './refused-page.ts';

interface SentFormsOptions {
  visitors: VisitorViews;
  upstreams: Upstreams;
  answers: ValidatedAnswers;
  brand: Brand;
  publicUrl: string | undefined;
  /** Longest response time of the API, in ms. */
  answerMs: number;
}

/** A refusal of the API. */
const refusal = z.object({
  error: z.object({
    name: z.string(),
    message: z.string(),
    details: z.optional(z.object({ fields: z.optional(z.record(z.string(), z.string())) })),
  }),
});
type Refusal = z.infer<typeof refusal>['error'];

interface ApiAnswer {
  status: number;
  /** Undefined when the call succeeded. */
  refusal: Refusal | undefined;
  retryAfter: string | null;
}

const unexpected: Refusal = { name: 'Unexpected', message: errors.Unexpected.text };

/**
 * Handles forms of public pages that browsers send without scripts, or before they run. Each form becomes the call that
 * the script would have made, and the visitor gets a page as response. Field values never appear in an address: a
 * refused form is shown again on a page of its own. The API accepts only JSON, which no form of another site can send.
 */
export const sentForms: FastifyPluginCallback<SentFormsOptions> = (app, options, done) => {
  const { visitors, upstreams, answers, brand, publicUrl, answerMs } = options;
  readForms(app);

  app.post('/*', async (request, reply) => {
    const view = (await visitors.of(request))?.view;
    const route = view?.routes.find(pathOf(request))?.route.name;
    const form = route === undefined ? undefined : publicForms.get(route);
    if (view === undefined || (form === undefined && route !== loginRoute)) return notFound(reply);
    reply.header('cache-control', 'no-store');
    const fields = (request.body ?? {}) as Typed;
    return form === undefined
      ? logIn(request, reply, view, fields)
      : take(request, reply, view, form, fields);
  });
  done();

  async function logIn(request: FastifyRequest, reply: FastifyReply, view: ChannelView, fields: Typed) {
    const path = pathOf(request);
    if (!isFromHere(request, publicUrl)) return goTo(reply, path, problemOf('Unexpected', {}));
    const body = loginOf(fields);
    // Without a script nothing says which field it is. What is missing is no account's, either.
    if (!body) return goTo(reply, path, problemOf('InvalidCredentials', fields));
    const answer = await ask(request, reply, { path: '/api/auth/local', body });
    // There the script leads on to where the visitor was going; without one the page says so.
    if (!answer.refusal) return goTo(reply, path);
    const secondStep = secondStepAfter(answer, view);
    return secondStep === undefined
      ? goTo(reply, path, problemOf(answer.refusal.name, fields))
      : goTo(reply, secondStep);
  }

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    view: ChannelView,
    form: PublicForm,
    fields: Typed,
  ) {
    // Another site may have filled it in: that is not shown as if the visitor had typed it.
    if (!isFromHere(request, publicUrl)) return goTo(reply, request.url);
    const typed = Object.fromEntries(Object.keys(form.fields).map((name) => [name, fields[name] ?? '']));
    const refuse = (status: number, message: string, mistakes: Mistakes = {}) =>
      reply
        .code(status)
        .headers(formPageHeaders(brand))
        .send(refusedPage({ brand, form, typed, message, mistakes, address: request.url }));

    const read = await form.read(typed, { query: request.query as Typed, answers });
    if ('mistakes' in read) return refuse(422, errors.ValidationError.text, read.mistakes);
    const answer = await ask(request, reply, read);
    const secondStep = secondStepAfter(answer, view);
    if (secondStep !== undefined) return goTo(reply, secondStep);
    if (answer.refusal) {
      const { message, details } = answer.refusal;
      if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
      return refuse(answer.status, message, details?.fields);
    }
    const next = read.next === undefined ? undefined : pathOfPublicPage(view, read.next);
    return next === undefined
      ? goTo(reply, pathOf(request), { [sentParameter]: '1' })
      : goTo(reply, next, read.query);
  }

  /** Sends the form to the API, and returns its cookies to the browser. */
  async function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, body }: ReadForm,
  ): Promise<ApiAnswer> {
    const { cookie = '', 'user-agent': agent = '', origin = '' } = request.headers;
    try {
      const response = await fetch(`${upstreams.next()}${path}`, {
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
      const text = await response.text();
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return {
        status: response.status,
        refusal: response.ok ? undefined : (refusalIn(text) ?? unexpected),
        retryAfter: response.headers.get('retry-after'),
      };
    } catch (error) {
      request.log.warn({ err: error }, 'a form could not be passed on');
      return { status: 503, refusal: unexpected, retryAfter: null };
    }
  }
};

function refusalIn(text: string): Refusal | undefined {
  try {
    return refusal.safeParse(JSON.parse(text)).data?.error;
  } catch {
    return undefined;
  }
}

/** The next page for an account with a second factor; undefined for any other response. */
const secondStepAfter = ({ refusal }: ApiAnswer, view: ChannelView): string | undefined =>
  refusal?.name === 'SecondFactorRequired' ? pathOfPublicPage(view, 'secondFactor') : undefined;

function goTo(reply: FastifyReply, path: string, query: Readonly<Record<string, string>> = {}): FastifyReply {
  const search = new URLSearchParams(query).toString();
  return reply.redirect(search === '' ? path : `${path}?${search}`, 303);
}

/** Converts the login form to the body of the call. Returns undefined when the fields are invalid. */
function loginOf({ confirmation = '', ...fields }: Typed): object | undefined {
  const { data } = loginForm.safeParse({ ...fields, remember: 'remember' in fields });
  return (
    data && {
      identifier: data.email,
      password: data.password,
      rememberMe: data.remember,
      ...(confirmation !== '' && { confirmation }),
    }
  );
}

/**
 * Query of the address to which a failed login redirects: the error, and the token of a mailed link. Contains nothing
 * that the visitor typed.
 */
const problemOf = (code: string, { confirmation = '' }: Typed): Record<string, string> => ({
  ...(confirmation !== '' && { confirmation }),
  problem: loginProblem(code),
});
