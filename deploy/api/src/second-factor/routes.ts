import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { secondFactorCalls } from '@puente/contract/calls/second-factor';
import { messages } from '@puente/contract/messages';
import { endOtherSessions } from '../accounts/other-sessions.ts';
import { passkeys as passkeyTable, totps as totpTable } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Routes } from '../server/serve.ts';
import { assertPassword } from '../users/own-user.ts';
import { loginRoutes } from './login-routes.ts';
import { factorAddedMail, factorRemovedMail } from './mails.ts';
import { assertOwner } from './own-proof.ts';
import { presentPasskey } from './passkeys.ts';

const creationCookie = 'u4iNewPasskey';

const app = 'una aplicación de códigos';
const key = 'una llave de acceso';

export const secondFactorRoutes = {
  ...loginRoutes,

  'GET /api/users/me/second-factor': async ({ accounts, secondFactor, actor }) => ({
    data: {
      ...(await secondFactor.describe(actor)),
      hasPassword: await accounts.hasPassword(actor.userId),
    },
  }),

  'POST /api/users/me/second-factor/totp': async (request) => {
    await assertOwner(request);
    return { data: await request.secondFactor.totps.begin(request.actor.userId) };
  },

  'POST /api/users/me/second-factor/totp/confirm': async ({
    db,
    secondFactor,
    actor,
    body,
    browser,
    securityLog,
  }) => {
    const { userId } = actor;
    const recoveryCodes = await db.transaction(async (tx) => {
      if (!(await secondFactor.totps.confirm(tx, userId, body.code)))
        throw refuseFields({ code: messages.totpWrong });
      await endOtherSessions(tx, userId, browser.token);
      await secondFactor.tell(tx, userId, factorAddedMail(app));
      return secondFactor.recoveryCodes.firstOf(tx, userId);
    });
    await securityLog.note({ kind: 'secondFactorAdded', userId });
    return { data: { recoveryCodes } };
  },

  'DELETE /api/users/me/second-factor/totp': async (request) => {
    await assertOwner(request);
    const { db, secondFactor, browser, securityLog } = request;
    const { userId } = request.actor;
    const wasOn = await db.transaction(async (tx) => {
      const gone = await tx.delete(totpTable).where(eq(totpTable.userId, userId)).returning();
      // One that was begun and not confirmed was never asked for.
      if (!gone.some(({ confirmedAt }) => confirmedAt)) return false;
      await secondFactor.tidy(tx, userId);
      await endOtherSessions(tx, userId, browser.token);
      await secondFactor.tell(tx, userId, factorRemovedMail(app));
      return true;
    });
    if (wasOn) await securityLog.note({ kind: 'secondFactorRemoved', userId });
    return undefined;
  },

  'POST /api/users/me/second-factor/recovery-codes': async (request) => {
    await assertOwner(request);
    const { db, secondFactor, securityLog } = request;
    const { userId } = request.actor;
    if (!(await secondFactor.isOn(userId))) throw refuse('SecondFactorMissing');
    const recoveryCodes = await db.transaction((tx) => secondFactor.recoveryCodes.renew(tx, userId));
    await securityLog.note({ kind: 'recoveryCodesRenewed', userId });
    return { data: { recoveryCodes } };
  },

  'POST /api/users/me/passkeys/options': async (request) => {
    await assertOwner(request);
    const { accounts, secondFactor, browser } = request;
    const { userId } = request.actor;
    const challenge = randomBytes(32).toString('base64url');
    const data = await secondFactor.passkeys.creation(userId, await accounts.emailOf(userId), challenge);
    const { creations } = secondFactor;
    browser.keep(creationCookie, await creations.sign({ userId, challenge }), creations.seconds);
    return { data };
  },

  'POST /api/users/me/passkeys': async ({ db, secondFactor, actor, body, browser, securityLog }) => {
    const { userId } = actor;
    const begun = await secondFactor.creations.read(browser.cookie(creationCookie));
    browser.drop(creationCookie);
    if (begun?.userId !== userId) throw refuse('PasskeyRefused');
    const data = await db.transaction(async (tx) => {
      const passkey = await secondFactor.passkeys.add(tx, userId, { ...body, challenge: begun.challenge });
      await endOtherSessions(tx, userId, browser.token);
      await secondFactor.tell(tx, userId, factorAddedMail(key));
      return {
        passkey: presentPasskey(passkey),
        recoveryCodes: await secondFactor.recoveryCodes.firstOf(tx, userId),
      };
    });
    await securityLog.note({ kind: 'secondFactorAdded', userId });
    return { data };
  },

  'PUT /api/users/me/passkeys/:id': async ({ db, row, body: { name } }) => {
    await db.update(passkeyTable).set({ name }).where(eq(passkeyTable.id, row.id));
    return { data: presentPasskey({ ...row, name }) };
  },

  'DELETE /api/users/me/passkeys/:id': async (request) => {
    await assertOwner(request);
    const { db, secondFactor, row, browser, securityLog } = request;
    const { userId } = request.actor;
    await db.transaction(async (tx) => {
      await tx.delete(passkeyTable).where(eq(passkeyTable.id, row.id));
      await secondFactor.tidy(tx, userId);
      await endOtherSessions(tx, userId, browser.token);
      await secondFactor.tell(tx, userId, factorRemovedMail(key));
    });
    await securityLog.note({ kind: 'secondFactorRemoved', userId });
    return undefined;
  },

  'DELETE /api/users/:id/second-factor': async ({
    accounts,
    secondFactor,
    actor,
    row,
    body,
    securityLog,
  }) => {
    await assertPassword(accounts, actor.userId, body.password);
    await secondFactor.removeAll(row.id);
    await securityLog.note({ kind: 'secondFactorRemoved', userId: row.id, actorId: actor.userId });
    return undefined;
  },
} satisfies Routes<typeof secondFactorCalls>;
