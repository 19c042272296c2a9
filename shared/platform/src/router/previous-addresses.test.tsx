import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from '../memory-router/index.ts';
import { Link, Outlet, RouterProvider, useLocation, useNavigate } from './index.ts';
import { useAddressRecording, useWayBack } from './previous-addresses.ts';

function Frame() {
  useAddressRecording();
  return <Outlet />;
}

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const goBack = useWayBack('/list?q=agua');
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/list?q=agua" onClick={goBack}>
        Volver
      </Link>
      <Link to="/record">Abrir</Link>
      <Link to="/other">Otra</Link>
      <button onClick={() => void navigate('/record?tab=2', { replace: true })}>Sustituir</button>
      <button onClick={() => void navigate(-1)}>Atrás</button>
    </>
  );
}

async function walk(...steps: readonly string[]) {
  const router = createMemoryRouter([{ Component: Frame, children: [{ path: '*', Component: Page }] }], {
    initialEntries: ['/list?q=agua'],
  });
  const person = userEvent.setup();
  render(<RouterProvider router={router} />);
  for (const step of steps) await person.click(await screen.findByText(step));
  return router.state;
}

it.each([
  ['the list is the page before', ['Abrir', 'Volver'], 'POP'],
  ['the page was replaced meanwhile', ['Abrir', 'Sustituir', 'Volver'], 'POP'],
  ['another page was looked at and left', ['Abrir', 'Otra', 'Atrás', 'Volver'], 'POP'],
  ['another page is before', ['Otra', 'Abrir', 'Volver'], 'PUSH'],
] as const)('when %s, a way back to the list is taken as it should be', async (_, steps, action) => {
  const { location, historyAction } = await walk(...steps);
  expect([location.pathname + location.search, historyAction]).toEqual(['/list?q=agua', action]);
});
