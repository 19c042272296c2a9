import { type FastifyPluginCallback, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { calendarFile } from '@puente/contract/calendar-file';
import { project } from '@puente/contract/entities/project';
import { limits } from '@puente/contract/limits';
import { type Brand } from '../brand-files.ts';
import { forbiddenFeatures } from '../security-headers.ts';
import { calendarPath, calendarTitle } from '../subscriptions.ts';
import { type ValidatedAnswers } from '../validated-answers.ts';
import { type EmbeddedPage, embeddedPage, embeddedStyleHash } from './embedded-page.ts';
import { projectChoice } from './project-choice.ts';

interface EmbeddedListOptions {
  answers: ValidatedAnswers;
  brand: Brand;
  /** Address of the product. Undefined in development, where the address of the request is used. */
  publicUrl: string | undefined;
}

const { usual, most } = limits.embeddedProjects;

const listed = z.extend(
  z.pick(project, {
    id: true,
    title: true,
    presentiality: true,
    location: true,
    deadline: true,
    visibility_consent: true,
  }),
  { organization: z.optional(z.object({ name: z.string() })) },
);
const projectsAnswer = z.object({ data: z.array(listed) });
type Listed = z.infer<typeof listed>;

const later = 'No hemos podido cargar los proyectos. Vuelve a intentarlo en unos minutos.';

/**
 * Lists of projects that universities show on their own sites: `/embed/proyectos`, a page for a frame, and
 * `/projects/plazos.ics`, the deadlines as a calendar. Both accept `universidad`, `provincia` and `area`. They include
 * only projects whose organisation allows it (`visibility_consent`).
 */
export const embeddedList: FastifyPluginCallback<EmbeddedListOptions> = (
  app,
  { answers, brand, publicUrl },
  done,
) => {
  const headers = frameHeaders(embeddedStyleHash(brand));
  const addressOf = (request: FastifyRequest, path: string): string =>
    new URL(path, publicUrl ?? `${request.protocol}://${request.host}`).href;

  app.get<{ Querystring: { n?: unknown } }>('/embed/proyectos', async (request, reply) => {
    reply.headers(headers);
    const page = ({
      list = '/projects',
      ...shown
    }: Pick<EmbeddedPage, 'words' | 'message' | 'projects'> & { list?: string }) =>
      reply.send(embeddedPage({ brand, allHref: addressOf(request, list), ...shown }));
    const none = (status: number, message: string) => {
      reply.code(status).header('cache-control', 'no-store');
      return page({ words: undefined, projects: [], message });
    };

    const number = numberIn(request.query.n);
    if (number === undefined) return none(400, `El número de proyectos va de 1 a ${most}.`);
    const choice = await projectChoice(request.query, answers);
    if ('mistake' in choice) return none(400, choice.mistake);
    const found = 'later' in choice ? undefined : await listOf(choice.call);
    if ('later' in choice || !found) return none(503, later);
    const projects = found.slice(0, number).map(({ id, organization, ...facts }) => ({
      ...facts,
      href: addressOf(request, `/projects/${id}`),
      organization: organization?.name,
    }));
    const message = projects.length === 0 ? 'Ahora mismo no hay ninguno abierto.' : undefined;
    return page({ words: choice.words, list: choice.list, projects, message });
  });

  app.get(calendarPath, async (request, reply) => {
    const choice = await projectChoice(request.query, answers, 'closing');
    if ('mistake' in choice) return plain(reply.code(400), choice.mistake);
    const found = 'later' in choice ? undefined : await listOf(choice.call);
    if (!found) return plain(reply.code(503).header('retry-after', '60'), later);
    const days = found.flatMap(({ id, title, deadline }) =>
      deadline === null
        ? []
        : [
            {
              id: `proyecto-${id}`,
              moment: deadline,
              title: `Último día: ${title}`,
              address: addressOf(request, `/projects/${id}`),
            },
          ],
    );
    return reply
      .headers({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(
        calendarFile(days, {
          now: new Date(),
          slug: brand.slug,
          name: calendarTitle(brand),
        }),
      );
  });

  /** Returns undefined when the API does not respond. */
  async function listOf(call: string): Promise<Listed[] | undefined> {
    const answer = await answers.answerTo(call, projectsAnswer);
    return answer?.data.filter(({ visibility_consent: consent }) => consent);
  }
  done();
};

/** Returns undefined when the value is not an allowed number. */
function numberIn(asked: unknown): number | undefined {
  if (asked === undefined) return usual;
  const number = typeof asked === 'string' && /^\d{1,2}$/.test(asked) ? Number(asked) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

/**
 * Headers of the only page that other sites may show in a frame. The page can only be read. Its styles are admitted by
 * their hash, not by a nonce, since caches on the way send the same response to many.
 */
const frameHeaders = (style: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'content-security-policy': `default-src 'none'; style-src '${style}'; base-uri 'none'; form-action 'none'; frame-ancestors https: http:`,
  'permissions-policy': forbiddenFeatures,
  'cross-origin-resource-policy': 'cross-origin',
});

const plain = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${text}\n`);
