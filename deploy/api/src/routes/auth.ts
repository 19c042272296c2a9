import type { authCalls } from '@puente/contract/calls/auth';
import { createProfile } from '../accounts/profiles.ts';
import type { Routes } from '../serve.ts';

const done = { ok: true } as const;

export const authRoutes = {
  'POST /api/auth/local': async ({ accounts, body, browser }) => {
    const rememberMe = body.rememberMe === true;
    const jwt = await accounts.logIn(body.identifier, body.password, rememberMe);
    browser.remember(jwt, rememberMe);
    return { jwt };
  },

  'POST /api/auth/local/register': async ({ accounts, db, body }) => {
    const { email, password, name, surname, profileType } = body;
    const phone = profileType === 'teacher' ? undefined : body.phone;
    const user = await accounts.register({ email, password, name, surname, phone, profileType });
    try {
      await createProfile(db, user.id, body);
    } catch (error) {
      // Half an account would only stand in the way of the next try.
      await accounts.remove(user.id);
      throw error;
    }
    await accounts.sendConfirmation(email);
    return { user };
  },

  'POST /api/auth/send-email-confirmation': async ({ accounts, body }) => {
    await accounts.sendConfirmation(body.email);
    return done;
  },

  'GET /api/auth/email-confirmation': async ({ accounts, query }) => {
    const confirmed = await accounts.confirm(query.confirmation);
    return { location: `/user/auth/login?confirmed=${confirmed ? 1 : 0}` };
  },

  'POST /api/auth/logout': async ({ accounts, browser }) => {
    if (browser.token !== undefined) await accounts.logOut(browser.token);
    browser.forget();
    return done;
  },
} satisfies Routes<typeof authCalls>;
