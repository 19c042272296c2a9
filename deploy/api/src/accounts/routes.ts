import type { accountCalls } from '@puente/contract/calls/accounts';
import { Refusal, refuse } from '../http/refuse.ts';
import type { Routes } from '../server/serve.ts';
import { assertItIsThem } from '../users/own-user.ts';
import { completeFirstFactor } from './complete-first-factor.ts';
import { registerLocally } from './local-registration.ts';

const done = { ok: true } as const;

export const accountRoutes = {
  'POST /api/auth/local': async (request) => {
    const { accounts, body, browser, securityLog } = request;
    const rememberMe = body.rememberMe === true;
    const { identifier: email, password, confirmation } = body;
    const { token, userId } = await accounts
      .logIn({ email, password, confirmation, rememberMe, userAgent: browser.userAgent })
      .catch(async (error: unknown) => {
        if (error instanceof Refusal && error.code === 'InvalidCredentials')
          await securityLog.noteFailedLogin(email);
        throw error;
      });
    return { jwt: await completeFirstFactor(request, { userId, rememberMe, opened: token }) };
  },

  'POST /auth': async ({ accounts, body, browser }) => {
    const token = body.refreshToken ?? browser.token;
    if (token === undefined) throw refuse('Unauthorized');
    const renewed = await accounts.renew(token);
    browser.remember(renewed.token, renewed.rememberMe);
    return { jwt: renewed.token, refreshToken: renewed.token };
  },

  'POST /auth/request-message': async ({ accounts, mailboxes, body: { email } }) => {
    if (await mailboxes.hasRoom(email, 'reset')) await accounts.sendWayIn(email);
    return done;
  },

  'POST /api/auth/local/register': ({ accounts, body }) => registerLocally(accounts, body),

  'POST /api/auth/send-email-confirmation': async ({ accounts, mailboxes, body: { email } }) => {
    if (await mailboxes.hasRoom(email, 'confirmation')) await accounts.sendConfirmation(email);
    return done;
  },

  'POST /api/auth/forgot-password': async ({ accounts, mailboxes, body: { email } }) => {
    if (await mailboxes.hasRoom(email, 'reset')) await accounts.forgotPassword(email);
    return done;
  },

  'POST /api/auth/reset-password': async (request) => {
    const { accounts, body, securityLog } = request;
    const user = await accounts.resetPassword(body.code, body.password);
    await securityLog.note({ kind: 'passwordReset', userId: user.id });
    return { jwt: await completeFirstFactor(request, { userId: user.id, rememberMe: false }), user };
  },

  'POST /api/auth/change-password': async ({ accounts, actor, body, browser, securityLog }) => {
    await accounts.changePassword(actor.userId, browser.token, body.currentPassword, body.password);
    await securityLog.note({ kind: 'passwordChanged', userId: actor.userId });
    return done;
  },

  'POST /api/auth/change-email': async ({
    accounts,
    actor,
    body: { email, password },
    browser,
    mailboxes,
  }) => {
    await assertItIsThem(accounts, actor.userId, password, browser.token);
    if (await mailboxes.hasRoom(email, 'confirmation')) await accounts.askEmailChange(actor.userId, email);
    return done;
  },

  'POST /api/auth/confirm-email-change': async ({ accounts, body, browser, securityLog }) => {
    const { id, email } = await accounts.confirmEmailChange(body.code, browser.token);
    await securityLog.note({ kind: 'emailChanged', userId: id });
    return { email };
  },

  'POST /api/auth/undo-email-change': async ({ accounts, body, browser, securityLog }) => {
    const { id, email } = await accounts.undoEmailChange(body.code);
    await securityLog.note({ kind: 'emailChangeUndone', userId: id });
    await accounts.forgotPassword(email);
    browser.forget();
    return { email };
  },

  'POST /api/auth/logout': async ({ accounts, browser }) => {
    if (browser.token !== undefined) await accounts.logOut(browser.token);
    browser.forget();
    return done;
  },

  'POST /api/auth/logout-everywhere': async ({ accounts, actor, browser, securityLog }) => {
    await accounts.logOutEverywhere(actor.userId);
    await securityLog.note({ kind: 'sessionEnded', userId: actor.userId });
    browser.forget();
    return done;
  },
} satisfies Routes<typeof accountCalls>;
