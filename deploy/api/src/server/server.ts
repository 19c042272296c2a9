import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openTracing } from '@puente/observability/tracing';
import { openAccounts } from '../accounts/accounts.ts';
import { makeKnownDevices } from '../accounts/known-devices.ts';
import { makeMailboxes } from '../accounts/mailboxes.ts';
import { makePasswordHashes } from '../accounts/password-hashes.ts';
import { readSecret } from '../accounts/secret.ts';
import { prepareSessions } from '../accounts/sessions.ts';
import { CannotStart } from '../cannot-start.ts';
import { changeChannel, ChangeFeed } from '../change-feed/change-feed.ts';
import type { Config } from '../config.ts';
import { openConnect } from '../connect/connect.ts';
import { announcementChannel } from '../conversations/announcements.ts';
import { ConversationStreams } from '../conversations/streams.ts';
import { openIssuer } from '../credentials/issuer.ts';
import { readCredentialKeys } from '../credentials/keys.ts';
import { StatusLists } from '../credentials/status-list.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { EmptySearchCounter } from '../empty-searches/counter.ts';
import { makeEvaluationLinks } from '../evaluations/links.ts';
import { describeError } from '../http/log.ts';
import type { JobContext } from '../jobs/job.ts';
import { openQueue } from '../jobs/queue.ts';
import { openMailChannel } from '../mail/channel.ts';
import { makeMailer } from '../mail/mailer.ts';
import { makeUnsubscribing } from '../mail/unsubscribing.ts';
import { makeMetrics, watch } from '../metrics.ts';
import { readKnownWords } from '../search/known-words.ts';
import { openSecondFactor } from '../second-factor/second-factor.ts';
import { makeTries } from '../second-factor/tries.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { makeDeclines } from '../teachers/tutoring-undo.ts';
import { openUploads } from '../uploads/store.ts';
import { makeApp } from './app.ts';
import type { Services } from './services.ts';

export interface Server {
  /** Address of the server, for example http://127.0.0.1:3001 */
  address: string;
  services: Services;
  jobContext: Omit<JobContext, 'now'>;
  /** Accepts no more requests, finishes the running ones and the jobs, then closes mail and database. */
  close: () => Promise<void>;
}

/**
 * Opens the database, creates the tables, seeds, and then listens. When this resolves, every call is served.
 * @throws CannotStart
 */
export async function startServer(
  config: Config,
  log: Logger,
  onQuery?: (text: string) => void,
  appOf: (services: Services, log: Logger) => Promise<FastifyInstance> = makeApp,
): Promise<Server> {
  await assertWritable(config.dataDir);
  const tracing = config.isTraced ? await openTracing('puente-api', process.env) : undefined;
  const connection = await connect({ ...config, onQuery, tracing });
  const { db } = connection;
  // Functions that close what was opened, in the order of opening.
  const opened: (() => unknown)[] = [() => tracing?.close(), connection.close];
  const close = async (): Promise<void> => {
    for (const step of opened.reverse()) await step();
  };
  try {
    const uploads = await openUploads(config.dataDir, config.s3);
    const metrics = makeMetrics();
    const queue = await connection.alone(async () => {
      await migrate(connection.upkeep);
      await seedIfEmpty(connection.upkeep, {
        name: config.seed,
        projects: config.seedProjects,
        passwordCost: config.passwordCost,
        uploads,
        log,
      });
      return openQueue({ connection: connection.queue, log, metrics });
    });
    await readKnownWords(db);
    const channel = await openMailChannel({ ...config, from: config.mailFrom });
    const emptySearchCounter = new EmptySearchCounter(db, log);
    opened.push(() => emptySearchCounter.close(), channel.close, queue.close);
    const mailer = makeMailer(queue);
    const hashes = makePasswordHashes(config.passwordCost);
    watch(metrics, { pool: connection.pool, jobs: queue.depths, passwords: hashes.counts });
    const secret = await readSecret(config.authSecret, config.dataDir);
    const accounts = await openAccounts({
      db,
      mailer,
      secret,
      hashes,
      publicUrl: config.publicUrl,
      onError: (message) => log.error({ library: 'better-auth' }, message),
    });
    const login = openConnect({ settings: config.providers, publicUrl: config.publicUrl, secret });
    const pepper = createHash('sha256').update(`counts ${secret}`).digest('hex');
    const unsubscribing = makeUnsubscribing(secret);
    const evaluationLinks = makeEvaluationLinks(secret);
    const credentialKeys = await readCredentialKeys(config.credentialKeys, config.dataDir);
    const credentialIssuer = await openIssuer(config.publicUrl, credentialKeys);
    const state = { stopping: false };
    const findActor = prepareSessions(db);
    const conversationStreams = new ConversationStreams({ db, findActor, log });
    const announcements = await connection.listen(announcementChannel, {
      heard: (text) => conversationStreams.hear(text),
      resumed: () => conversationStreams.lookAgain(),
    });
    opened.push(announcements.close);
    const changeFeed = new ChangeFeed({ query: connection.query, log });
    const changes = await connection.listen(changeChannel, {
      heard: (text) => changeFeed.hear(text),
      resumed: () => changeFeed.endStreams(),
    });
    opened.push(changes.close);
    const services = {
      config,
      db,
      lists: connection.lists,
      reading: connection.reading,
      query: connection.query,
      pepper,
      accounts,
      connect: login,
      secondFactor: openSecondFactor({ db, mailer, secret, publicUrl: config.publicUrl }),
      tries: makeTries({ query: connection.query, metrics, factor: config.rateLimits }),
      unsubscribing,
      evaluationLinks,
      credentialIssuer,
      statusLists: new StatusLists(credentialIssuer),
      declines: makeDeclines(secret),
      knownDevices: makeKnownDevices(secret),
      mailboxes: makeMailboxes({ query: connection.query, pepper, factor: config.rateLimits }),
      uploads,
      mailer,
      queue,
      metrics,
      tracing,
      log,
      state,
      findActor,
      emptySearchCounter,
      conversationStreams,
      changeFeed,
    };
    const app = await appOf(services, log);
    const jobContext = {
      db: connection.jobs,
      uploads,
      mailer,
      channel,
      publicUrl: config.publicUrl,
      unsubscribing,
      evaluationLinks,
      queue,
    };
    await queue.work(jobContext);
    const closeSilentConnections = watchSilentConnections(app.server);
    const address = await listen(app, config);
    opened.push(async () => {
      state.stopping = true;
      // They would never end by themselves.
      conversationStreams.close();
      changeFeed.close();
      // Time for proxies to see that this process is leaving (/readyz).
      await new Promise((resolve) => setTimeout(resolve, config.drainMs));
      // Connections that were busy when closing began are kept alive once answered, and would be waited for.
      const sweep = setInterval(() => {
        app.server.closeIdleConnections();
        closeSilentConnections();
      }, 50);
      await app.close();
      clearInterval(sweep);
    });
    return { address, services, jobContext, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function assertWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new CannotStart(`DATA_DIR (${dataDir}) cannot be written to.`);
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = describeError(error);
    if (code === 'EADDRINUSE') throw new CannotStart(`Port ${port} is taken; set API_PORT to another one.`);
    if (code === 'EACCES')
      throw new CannotStart(`Port ${port} may not be used by this user; set API_PORT to another one.`);
    throw error;
  }
}

/**
 * Tracks connections without any request so far: opened in advance, or for a request that was cancelled. Node counts
 * them as busy, so a closing server would wait for their first request. Returns a function that closes them.
 */
function watchSilentConnections(server: HttpServer): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
