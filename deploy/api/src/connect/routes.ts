import type { connectCalls } from '@puente/contract/calls/connect';
import type { Provider } from '@puente/contract/constants/providers';
import { completeFirstFactor } from '../accounts/complete-first-factor.ts';
import { registerLocally } from '../accounts/local-registration.ts';
import { emailTaken } from '../accounts/registering.ts';
import { Refusal, refuse } from '../http/refuse.ts';
import { completeProfile, createProfile, type NewProfile } from '../profiles/create.ts';
import type { SecurityLog } from '../security-events/security-log.ts';
import type { Browser, Routes } from '../server/serve.ts';
import type { Services } from '../server/services.ts';
import { keepPendingLink } from './pending-link.ts';
import { keepPortrait } from './portrait.ts';

const journeyCookie = 'u4iConnect';
/** The page that asks for the second factor. */
const secondStep = '/user/auth/second-factor';

type Tools = Pick<
  Services,
  'accounts' | 'config' | 'connect' | 'db' | 'knownDevices' | 'secondFactor' | 'uploads'
> & {
  browser: Browser;
  securityLog: SecurityLog;
};
type Asked<Query> = Tools & { query: Query };

interface Wanted {
  redirect?: string | undefined;
  rememberMe?: 'true' | 'false' | undefined;
}

const leaveFor =
  (provider: Provider) =>
  ({ connect, browser, query }: Asked<Wanted>) =>
    orSayWhy(provider, async () => {
      const { location, journey } = await connect.leave(provider, {
        redirect: query.redirect,
        rememberMe: query.rememberMe === 'true',
      });
      browser.keep(journeyCookie, journey, connect.journeys.seconds);
      return location;
    });

const arriveFrom = (provider: Provider) => (request: Asked<Readonly<Record<string, string | undefined>>>) =>
  orSayWhy(provider, async () => {
    const { accounts, browser, connect, query } = request;
    const kept = browser.cookie(journeyCookie);
    browser.drop(journeyCookie);
    const parameters = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const { recognised, journey } = await connect.arrivals.once(
      JSON.stringify([provider, kept, parameters.toString()]),
      async () => {
        const { identity, journey } = await connect.arrive(provider, parameters, kept);
        const recognised = await accounts.recognise(identity);
        if ('created' in recognised) void keepPortrait(request, recognised.created, identity.picture);
        return { recognised, journey };
      },
    );
    if ('pending' in recognised) {
      await keepPendingLink(browser, connect, recognised.pending);
      throw refuse('AccountExists');
    }
    const userId = 'known' in recognised ? recognised.known : recognised.created;
    const onwards = journey.redirect === null ? '' : `?redirect=${encodeURIComponent(journey.redirect)}`;
    try {
      await completeFirstFactor(request, { userId, rememberMe: journey.rememberMe });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'SecondFactorRequired') return secondStep + onwards;
      throw error;
    }
    return `/connect/${provider}${onwards}`;
  });

/** Redirects to a page with the error, since a browser in the middle of a login cannot show an envelope. */
async function orSayWhy(provider: Provider, find: () => Promise<string>): Promise<{ location: string }> {
  try {
    return { location: await find() };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'NotFound') throw error;
    return { location: `/connect/${provider}?error=${error.code}` };
  }
}

interface RegistrationFields extends Omit<NewProfile, 'profileType'> {
  profileType?: NewProfile['profileType'] | undefined;
  name?: string | undefined;
  surname?: string | undefined;
  phone?: string | undefined;
}

/** Registers the user of a provider's token. A second call logs them in. */
async function registerFrom(
  provider: Provider,
  token: string,
  request: Tools & { body: RegistrationFields },
) {
  const { accounts, connect, db, body } = request;
  const { profileType, phone, ...fields } = body;
  const profile = profileType && { ...fields, profileType };
  const identity = await connect.identify(provider, token);
  const recognised = await accounts.recognise(
    identity,
    // Teachers give no phone (§5).
    { ...fields, phone: profileType === 'teacher' ? undefined : phone },
    async (tx, userId) => {
      if (profile) await createProfile(tx, userId, profile);
    },
  );
  if ('pending' in recognised) throw emailTaken();
  const userId = 'known' in recognised ? recognised.known : recognised.created;
  if ('known' in recognised && profile) await db.transaction((tx) => completeProfile(tx, userId, profile));
  if ('created' in recognised) void keepPortrait(request, userId, identity.picture);
  const jwt = await completeFirstFactor(request, { userId, rememberMe: false });
  return { jwt, user: { id: userId, email: await accounts.emailOf(userId) } };
}

export const connectRoutes = {
  'GET /api/connect/providers': ({ connect }) => Promise.resolve({ data: connect.offered }),
  'GET /api/connect/google': leaveFor('google'),
  'GET /api/connect/microsoft': leaveFor('microsoft'),
  'GET /api/connect/google/callback': arriveFrom('google'),
  'GET /api/connect/microsoft/callback': arriveFrom('microsoft'),
  'POST /api/users-permissions/register-student': ({ accounts, body: { data } }) =>
    registerLocally(accounts, data),
  'POST /api/users-permissions/google/register': (request) =>
    registerFrom('google', request.body.id_token, request),
  'POST /api/users-permissions/microsoft/register': (request) =>
    registerFrom('microsoft', request.body.access_token, request),
} satisfies Routes<typeof connectCalls>;
