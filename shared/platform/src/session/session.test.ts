import {
  ana,
  authenticated,
  brais,
  expectSession,
  loggedOut,
  openPage,
  sessionIsExpected,
  startWith,
  waiting,
} from '../../test/session-page.ts';

describe('on arrival (§4.1)', () => {
  it('a visitor without the cookie is known at once, and the API is not asked', async () => {
    const page = await openPage();
    expect(page.state()).toEqual(loggedOut);
    await expect(page.knownUser()).resolves.toBeNull();
    expect(page.state()).toEqual(loggedOut);
    expect(page.asked()).toEqual([]);
  });

  it('a user with the cookie is waited for, and then known', async () => {
    expectSession();
    const page = await openPage();
    page.answers(ana);
    const user = page.knownUser();
    expect(page.state()).toEqual(waiting);
    await expect(user).resolves.toEqual(ana);
    expect(page.state()).toEqual(authenticated(ana));
  });

  it('the cookie is found among others', async () => {
    document.cookie = 'other=1';
    expectSession();
    const page = await openPage();
    page.answers(ana);
    await expect(page.knownUser()).resolves.toEqual(ana);
    document.cookie = 'other=; Max-Age=0';
  });

  it('everybody who asks meanwhile waits for one answer', async () => {
    expectSession();
    const page = await openPage();
    page.answers(ana);
    await Promise.all([page.knownUser(), page.knownUser()]);
    await page.knownUser();
    expect(page.asked()).toEqual(['GET /api/users/me']);
  });

  it.each([['Unauthorized'], ['Forbidden']] as const)(
    'a session that the API refuses with %s is forgotten, cookie and all',
    async (code) => {
      expectSession();
      const page = await openPage();
      page.refuses(code);
      await expect(page.knownUser()).resolves.toBeNull();
      expect(page.state()).toEqual(loggedOut);
      expect(sessionIsExpected()).toBe(false);
    },
  );

  it.each([
    [{ errors: [{ message: 'Invalid token.' }] }],
    [
      {
        error: { status: 401, name: 'UnauthorizedError', message: 'Invalid token.', details: {} },
        data: null,
      },
    ],
  ])('so is one whose current user comes with errors and a 200: %j', async (answer) => {
    expectSession();
    const page = await openPage();
    page.answers(answer);
    await expect(page.knownUser()).resolves.toBeNull();
    expect(page.state()).toEqual(loggedOut);
    expect(sessionIsExpected()).toBe(false);
  });

  it.each([[null], [{}], ['']])('an answer that is nobody (%j) logs nobody out', async (answer) => {
    expectSession();
    const page = await openPage();
    page.answers(answer);
    await expect(page.knownUser()).rejects.toMatchObject({ code: 'Unexpected' });
    expect(page.state()).toEqual({ ...waiting, unreachable: true });
    expect(sessionIsExpected()).toBe(true);
  });

  it.each([['Network'], ['Unavailable'], ['Unexpected'], ['TooManyRequests']] as const)(
    'an API that cannot say (%s) logs nobody out, and is asked again',
    async (code) => {
      expectSession();
      const page = await openPage();
      page.refuses(code);
      await expect(page.knownUser()).rejects.toMatchObject({ code });
      expect(page.state()).toEqual({ ...waiting, unreachable: true });
      expect(sessionIsExpected()).toBe(true);
      page.answers(ana);
      await expect(page.knownUser()).resolves.toEqual(ana);
      expect(page.state()).toEqual(authenticated(ana));
    },
  );
});

describe('signing in and out', () => {
  it('makes the person known', async () => {
    const page = await openPage();
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(ana);
    await page.signIn('ana@udc.es', 'Puente-2026', true);
    await expect(page.knownUser()).resolves.toEqual(ana);
  });

  it('abandons the question that is under way, whose answer would clear the new cookies', async () => {
    expectSession();
    const page = await openPage();
    page.holdsUntilAborted();
    const known = page.knownUser();
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(ana);
    const login = page.signIn('ana@udc.es', 'Puente-2026', true);
    await expect(Promise.all([known, page.knownUser(), login])).resolves.toEqual([ana, ana, ana]);
    expect(page.asked()).toEqual([
      'GET /api/users/me',
      'POST /api/auth/local',
      'GET /api/users/me',
      'PUT /api/user/me',
    ]);
  });

  it('asks again after a login that failed', async () => {
    expectSession();
    const page = await openPage();
    page.holdsUntilAborted();
    const known = page.knownUser();
    page.refuses('InvalidCredentials');
    page.answers(brais);
    await expect(page.signIn('ana@udc.es', 'no', true)).rejects.toMatchObject({ code: 'InvalidCredentials' });
    await expect(known).resolves.toEqual(brais);
  });

  it('notes the moment of the login, once and without being waited for (§4.1)', async () => {
    const page = await openPage();
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(ana);
    const noted = jest.fn();
    page.answers(ana).mockImplementationOnce(() => new Promise(noted));
    await page.signIn('ana@udc.es', 'Puente-2026', true);
    expect(page.asked()).toEqual(['POST /api/auth/local', 'GET /api/users/me', 'PUT /api/user/me']);
    await page.knownUser();
    expect(page.asked()).toHaveLength(3);
  });

  it('is a login all the same when its moment cannot be noted', async () => {
    const page = await openPage();
    page.answers(ana);
    page.refuses('Unavailable');
    await expect(page.adoptSession()).resolves.toEqual(ana);
    await Promise.resolve();
    expect(page.state()).toEqual(authenticated(ana));
  });

  it('notes no moment for a user who has a profile now, in the same session', async () => {
    const { page } = await startWith({ ...ana, profileType: null });
    page.answers(ana);
    await expect(page.renewUser()).resolves.toEqual(ana);
    expect(page.state()).toEqual(authenticated(ana));
    expect(page.asked()).toEqual(['GET /api/users/me', 'GET /api/users/me']);
  });

  it('notes no moment for a user who was signed in already', async () => {
    const { page } = await startWith(ana);
    expect(page.asked()).toEqual(['GET /api/users/me']);
  });

  it('changes nothing when the password is wrong', async () => {
    const page = await openPage();
    await page.knownUser();
    page.refuses('InvalidCredentials');
    await expect(page.signIn('ana@udc.es', 'no', false)).rejects.toMatchObject({
      code: 'InvalidCredentials',
    });
    expect(page.state().status).toBe('loggedOut');
  });

  it('says so when the browser keeps no cookies: the login went well, and nobody is known', async () => {
    const page = await openPage();
    page.answers({ jwt: 'token' });
    page.refuses('Unauthorized');
    await expect(page.signIn('ana@udc.es', 'Puente-2026', false)).rejects.toMatchObject({
      code: 'CookiesBlocked',
      message: 'Tu navegador no guarda las cookies de este sitio. Permítelas y vuelve a iniciar sesión.',
    });
    expect(page.state().user).toBeNull();
  });

  it('blames no cookies when the API cannot say who it is', async () => {
    const page = await openPage();
    page.answers({ jwt: 'token' });
    page.refuses('Network');
    await expect(page.signIn('ana@udc.es', 'Puente-2026', false)).rejects.toMatchObject({ code: 'Network' });
  });

  it('ends the session only once the API has ended it', async () => {
    expectSession();
    const page = await openPage();
    page.answers(ana);
    await page.knownUser();
    page.refuses('Network');
    await expect(page.signOut()).rejects.toMatchObject({ code: 'Network' });
    expect(page.state()).toEqual(authenticated(ana));
    page.answers({ ok: true });
    await page.signOut();
    expect(page.state()).toEqual(loggedOut);
    expect(sessionIsExpected()).toBe(false);
  });

  it('takes the drafts that the server has, too, and unsent messages off a shared computer', async () => {
    const { page } = await startWith(ana);
    localStorage.setItem(`text:${ana.id}:chat:3`, 'Hola');
    localStorage.setItem(`draft:${ana.id}:tfx-create`, 'sent:{}');
    localStorage.setItem(`draft:${ana.id}:apply-12`, '{}');
    page.answers({ ok: true });
    await page.signOut();
    expect(Object.keys(localStorage)).toEqual([`draft:${ana.id}:apply-12`]);
  });

  it('is closing from the first moment, and first leaves what needs the session', async () => {
    expectSession();
    const page = await openPage();
    page.answers(ana);
    await page.knownUser();
    const left: string[][] = [];
    page.answers({ ok: true });
    const over = page.signOut(() => Promise.resolve(left.push(page.asked())));
    expect(page.state()).toEqual({ ...authenticated(ana), closing: true });
    await over;
    expect(left).toEqual([['GET /api/users/me']]);
    expect(page.state()).toEqual(loggedOut);
  });

  it('is not undone by an answer about the session before', async () => {
    expectSession();
    const page = await openPage();
    const before = page.holds();
    const known = page.knownUser();
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(ana);
    await page.signIn('ana@udc.es', 'Puente-2026', true);
    before.refuse('Unauthorized');
    await expect(known).resolves.toEqual(ana);
    expect(page.state()).toEqual(authenticated(ana));
  });

  it('is not undone by a late answer that names the user of before', async () => {
    expectSession();
    const page = await openPage();
    const before = page.holds();
    const known = page.knownUser();
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(ana);
    await page.signIn('ana@udc.es', 'Puente-2026', true);
    before.answer(brais);
    await expect(known).resolves.toEqual(ana);
    expect(page.state()).toEqual(authenticated(ana));
  });
});

describe('what the shell is told', () => {
  it.each([[null], [ana]])('who it is at the beginning is no change', async (user) => {
    const { changed } = await startWith(user);
    expect(changed).not.toHaveBeenCalled();
  });

  it('signing in and out are changes', async () => {
    const { page, changed } = await startWith(null);
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(ana);
    await page.signIn('ana@udc.es', 'Puente-2026', false);
    expect(changed).toHaveBeenCalledTimes(1);
    page.answers({ ok: true });
    await page.signOut();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('so is another user who signs in', async () => {
    const { page, changed } = await startWith(ana);
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(brais);
    await page.signIn('brais@udc.es', 'Puente-2026', false);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('news of the same person is no change', async () => {
    const { page, changed } = await startWith(ana);
    page.updateUser((user) => ({ ...user, name: 'Ana María' }));
    await expect(page.knownUser()).resolves.toMatchObject({ name: 'Ana María' });
    expect(changed).not.toHaveBeenCalled();
  });

  it('there is nobody to update after a logout', async () => {
    const { page } = await startWith(null);
    page.updateUser((user) => ({ ...user, name: 'Nadie' }));
    expect(page.state().user).toBeNull();
  });
});
