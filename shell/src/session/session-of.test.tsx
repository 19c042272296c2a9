import {
  answer,
  arriveAs,
  heading,
  hold,
  openShell,
  personAs,
  screen,
  sentTo,
  standIns,
  waitFor,
} from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import * as studentQueries from '@puente/client/student-queries';
import { ids } from '@puente/contract/ids';
import { useQuery } from '@puente/platform/query';
import type { LoadPage } from '../routing/page-loader.ts';

const intended = () => sessionStorage.getItem('u4iRedirect');
const ana = personAs('student');
const nobodyYet = personAs(null);

describe('the login modal', () => {
  it('closes when a user signs in in another tab, and leaves no way back', async () => {
    await openShell('/projects?page=2');
    await screen.findByRole('dialog', { name: 'Inicia sesión' });
    await arriveAs(ana);
    await heading('student-app: projects');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(intended()).toBeNull();
  });
});

describe('a user without a profile (§4.1)', () => {
  it('is led to completing it from a page that needs one, and the page is remembered', async () => {
    const { address } = await openShell('/projects?page=2', { user: nobodyYet });
    await heading('shell: userComplete');
    expect(address()).toBe('/user/complete');
    expect(intended()).toBe('/projects?page=2');
  });

  it('is not forgotten to have wanted that page by a login over it', async () => {
    await openShell('/projects?page=2');
    await screen.findByRole('dialog', { name: 'Inicia sesión' });
    await arriveAs(nobodyYet);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await heading('shell: userComplete');
    expect(intended()).toBe('/projects?page=2');
  });

  it('sees what is open to everybody', async () => {
    await openShell('/universidades', { user: nobodyYet });
    await heading('public-site: universities');
  });
});

describe('a page of a user who is gone', () => {
  function Private() {
    const { data } = useQuery(studentQueries.count());
    return <h1>{`Privado ${data ?? ''}`}</h1>;
  }

  it('goes at once, before the next one is there, and nothing is asked for it any more', async () => {
    answer('GET /api/students/count', { data: 300 });
    let arrive: () => void = () => {};
    const loadPage: LoadPage = (app, name, context) =>
      name === 'profile'
        ? Promise.resolve(Private)
        : new Promise((resolve) => {
            arrive = () => resolve(standIns(app, name, context));
          });
    await openShell('/profile', { user: ana, loadPage });
    await screen.findByText('Privado 300');
    const before = sentTo('GET /api/students/count').length;
    await arriveAs(null);
    expect(screen.queryByText(/Privado/)).not.toBeInTheDocument();
    await act(() => Promise.resolve(arrive()));
    await heading('shell: login');
    expect(sentTo('GET /api/students/count')).toHaveLength(before);
  });

  it('is not shown to a user who comes after them', async () => {
    const loadPage: LoadPage = (app, name, context) =>
      name === 'profile' ? Promise.resolve(Private) : standIns(app, name, context);
    hold('GET /api/students/count');
    await openShell('/profile', { user: ana, loadPage });
    await screen.findByText('Privado');
    answer('GET /api/students/count', { data: 7 });
    await arriveAs({ ...personAs('teacher'), id: ids.user.parse(99) });
    expect(await screen.findByText('Privado 7')).toBeVisible();
  });
});
