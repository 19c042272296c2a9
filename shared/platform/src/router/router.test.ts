import { createMemoryHistory } from '../memory-history/index.ts';
import { createRouter, type Answer, type Place } from './router.ts';

interface Route {
  path: string;
}

const routes: Route[] = [
  { path: '/' },
  { path: '/projects' },
  { path: '/projects/:id' },
  { path: '/projects/create' },
  { path: '/closed' },
];

/** A router whose pages are the patterns of their routes; `hold` makes the next one wait. */
async function routerAt(...addresses: string[]) {
  const opened: string[] = [];
  const waiting = new Map<string, (answer: Answer<string> | Error) => void>();
  const held = new Set<string>();
  const open = ({ path, route }: Place<Route>): Promise<Answer<string>> => {
    opened.push(path.pathname + path.search);
    if (held.has(path.pathname)) {
      return new Promise((resolve, reject) => {
        waiting.set(path.pathname, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    }
    return Promise.resolve(
      path.pathname === '/closed' ? { redirect: '/?from=closed' } : { page: route?.path ?? 'nothing' },
    );
  };
  const history = createMemoryHistory({ initialEntries: addresses });
  const router = createRouter<Route, string>({ history, routes, open });
  await router.settled();
  return {
    router,
    history,
    opened,
    hold: (path: string) => void held.add(path),
    arrive: (path: string, answer: Answer<string> | Error) => waiting.get(path)?.(answer),
    address: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    shown: () =>
      router.state.shown && 'page' in router.state.shown ? router.state.shown.page : router.state.shown,
  };
}

it('shows nothing until the first page is there', async () => {
  const history = createMemoryHistory({ initialEntries: ['/projects/3'] });
  const router = createRouter<Route, string>({
    history,
    routes,
    open: () => Promise.resolve({ page: 'one' }),
  });
  expect(router.state).toMatchObject({
    shown: undefined,
    busy: true,
    route: { path: '/projects/:id' },
    params: { id: '3' },
  });
  await router.settled();
  expect(router.state).toMatchObject({ shown: { page: 'one' }, busy: false });
});

it('takes the most specific route, whatever the case and with or without a slash at the end', async () => {
  const { router, shown } = await routerAt('/projects/create');
  expect(shown()).toBe('/projects/create');
  await router.navigate('/Projects/7/');
  expect(shown()).toBe('/projects/:id');
  expect(router.state.params).toEqual({ id: '7' });
  await router.navigate('/nowhere');
  expect(shown()).toBe('nothing');
});

it('keeps the former page at its address until the next one is there', async () => {
  const { router, history, hold, arrive, address, shown } = await routerAt('/');
  hold('/projects');
  const going = router.navigate('/projects');
  expect(router.state).toMatchObject({ busy: true, shown: { page: '/' } });
  expect(history.location.pathname).toBe('/');
  arrive('/projects', { page: 'list' });
  await going;
  expect([address(), history.location.pathname, shown(), router.state.busy]).toEqual([
    '/projects',
    '/projects',
    'list',
    false,
  ]);
});

it('goes where somebody went last, and drops what arrives later', async () => {
  const { router, hold, arrive, shown, address } = await routerAt('/');
  hold('/projects');
  const first = router.navigate('/projects');
  const second = router.navigate('/projects/3');
  await second;
  arrive('/projects', { page: 'late' });
  await first;
  expect([shown(), address(), router.state.busy]).toEqual(['/projects/:id', '/projects/3', false]);
});

it('shows what failed in the place of the page, and asks again at the same address', async () => {
  const { router, hold, arrive, opened, address } = await routerAt('/');
  hold('/projects');
  const going = router.navigate('/projects?page=2');
  arrive('/projects', new Error('gone'));
  await going;
  expect(router.state.shown).toEqual({ error: new Error('gone') });
  expect(address()).toBe('/projects?page=2');
  const again = router.navigate('/projects?page=2', { replace: true });
  arrive('/projects', { page: 'list' });
  await again;
  expect(router.state.shown).toEqual({ page: 'list' });
  expect(opened).toEqual(['/', '/projects?page=2', '/projects?page=2']);
});

describe('the page that is shown', () => {
  it('is not opened again for another search or another place in it', async () => {
    const { router, opened, address } = await routerAt('/projects');
    await router.navigate('/projects?page=2');
    await router.navigate('/projects?page=2#three');
    await router.navigate('/projects?page=2#three');
    expect(address()).toBe('/projects?page=2#three');
    expect(opened).toEqual(['/projects']);
  });

  it('is opened again when its own address is asked for', async () => {
    const { router, opened } = await routerAt('/projects?page=2');
    await router.navigate('/projects?page=2', { replace: true });
    expect(opened).toHaveLength(2);
  });

  it('is checked again on request, and may turn out to be another one', async () => {
    const { router, hold, arrive, address, history } = await routerAt('/', '/projects');
    hold('/projects');
    const checking = router.revalidate();
    expect(router.state).toMatchObject({ busy: true, shown: { page: '/projects' } });
    arrive('/projects', { redirect: '/closed' });
    await checking;
    expect(address()).toBe('/?from=closed');
    expect(history.index).toBe(1);
  });

  it('is not what is checked while another one is on its way', async () => {
    const { router, hold, arrive, opened, address } = await routerAt('/projects');
    hold('/');
    void router.navigate('/');
    const checking = router.revalidate();
    arrive('/', { page: 'home' });
    await checking;
    expect(address()).toBe('/');
    expect(opened).toEqual(['/projects', '/', '/']);
  });
});

describe('a page that leads to another one', () => {
  it('is not in the history', async () => {
    const { router, history, address } = await routerAt('/projects');
    await router.navigate('/closed');
    expect(address()).toBe('/?from=closed');
    expect(history.index).toBe(1);
    await router.navigate(-1);
    expect(address()).toBe('/projects');
  });

  it('leaves no trap behind when a visit begins with it', async () => {
    const { history, address } = await routerAt('/projects', '/closed');
    expect(address()).toBe('/?from=closed');
    expect(history.index).toBe(1);
  });
});

it.each(['//other.test/projects', '///projects'])('never leaves the site for %s', async (elsewhere) => {
  const { router, address } = await routerAt('/');
  await router.navigate(elsewhere);
  expect(address()).toMatch(/^\/\w/);
});

it('takes an address that begins with its search for one of the page that is shown', async () => {
  const { router, address } = await routerAt('/projects?page=2#three');
  await router.navigate('?page=3');
  expect(address()).toBe('/projects?page=3');
  await router.navigate('?');
  expect(address()).toBe('/projects');
});

it('goes back and forward', async () => {
  const { router, shown, address } = await routerAt('/');
  await router.navigate('/projects?page=2');
  await router.navigate('/projects/3');
  await router.navigate(-1);
  expect([shown(), address(), router.state.historyAction]).toEqual(['/projects', '/projects?page=2', 'POP']);
  await router.navigate(-1);
  expect(shown()).toBe('/');
});

it('keeps what a navigation says to the next page', async () => {
  const { router } = await routerAt('/');
  await router.navigate('/projects', { state: { email: 'ana@udc.es' }, preventScrollReset: true });
  expect(router.state).toMatchObject({
    location: { state: { email: 'ana@udc.es' } },
    keepScroll: true,
    historyAction: 'PUSH',
  });
});

it('has nothing left to do once it is disposed of', async () => {
  const { router, hold, arrive, shown } = await routerAt('/');
  const heard = jest.fn();
  hold('/projects');
  void router.navigate('/projects');
  router.subscribe(heard);
  router.dispose();
  arrive('/projects', { page: 'late' });
  await Promise.resolve();
  expect(shown()).toBe('/');
  expect(heard).not.toHaveBeenCalled();
});
