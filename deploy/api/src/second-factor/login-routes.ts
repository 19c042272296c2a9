import type { secondFactorCalls } from '@puente/contract/calls/second-factor';
import { messages } from '@puente/contract/messages';
import { completeLogin, ticketCookie } from '../accounts/complete-first-factor.ts';
import type { Database } from '../db/connect.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Browser, Request, Routes } from '../server/serve.ts';
import { type Begun, readTicket, takeTicket } from './tickets.ts';

type Completing = Request<'POST /api/auth/second-factor'>;

/** Error for each way of proving the second factor. */
const wrong = {
  code: () => refuseFields({ code: messages.totpWrong }),
  recoveryCode: () => refuseFields({ recoveryCode: messages.recoveryCodeWrong }),
  passkey: () => refuse('PasskeyRefused'),
};

export const loginRoutes = {
  'GET /api/auth/second-factor': async ({ db, secondFactor, browser }) => {
    const { ticket, userId } = await begunLogin({ db, browser });
    return { data: await secondFactor.waysIn(userId, ticket) };
  },

  'POST /api/auth/second-factor': async (request) => {
    const { db, tries, browser, securityLog } = request;
    const { ticket, userId, rememberMe } = await begunLogin({ db, browser });
    await tries.begin(userId, securityLog.address);
    const { way, isRight } = await prove(request, userId, ticket);
    if (!isRight) {
      await securityLog.note({ kind: 'secondFactorFailed', userId });
      throw wrong[way]();
    }
    await tries.giveBack(userId, securityLog.address);
    if (!(await takeTicket(db, ticket))) throw refuse('SecondFactorExpired');
    browser.drop(ticketCookie);
    await securityLog.note({
      kind: way === 'recoveryCode' ? 'recoveryCodeUsed' : 'secondFactorUsed',
      userId,
    });
    return { jwt: await completeLogin(request, { userId, rememberMe }) };
  },
} satisfies Partial<Routes<typeof secondFactorCalls>>;

/** @throws Refusal SecondFactorExpired when this browser has no pending login */
async function begunLogin({
  db,
  browser,
}: {
  db: Database;
  browser: Browser;
}): Promise<Begun & { ticket: string }> {
  const ticket = browser.cookie(ticketCookie);
  const begun = ticket === undefined ? undefined : await readTicket(db, ticket);
  if (ticket === undefined || !begun) {
    browser.drop(ticketCookie);
    throw refuse('SecondFactorExpired');
  }
  return { ...begun, ticket };
}

async function prove(
  { db, secondFactor, body: { code, recoveryCode, passkey } }: Completing,
  userId: Begun['userId'],
  ticket: string,
): Promise<{ way: keyof typeof wrong; isRight: boolean }> {
  if (passkey) {
    const given = { proof: passkey, challenge: secondFactor.challengeOf(ticket) };
    return { way: 'passkey', isRight: await secondFactor.passkeys.use(db, userId, given) };
  }
  if (recoveryCode !== undefined)
    return { way: 'recoveryCode', isRight: await secondFactor.recoveryCodes.use(db, userId, recoveryCode) };
  if (code === undefined) throw refuseFields({ code: messages.requiredShort });
  return { way: 'code', isRight: await secondFactor.totps.use(db, userId, code) };
}
