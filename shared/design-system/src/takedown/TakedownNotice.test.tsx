import { render, screen } from '@testing-library/react';
import { ids } from '@puente/contract/ids';
import { TakedownNotice } from './index.ts';

const takedown = {
  id: ids.takedown.parse(4),
  createdAt: '2026-11-20T10:00:00.000Z',
  reason: 'other',
  words: 'Nos lo pide un juzgado.',
  state: 'takenDown',
} as const;

it('says who still sees the record, why, and where to object', async () => {
  render(<TakedownNotice kind="opportunity" takedown={takedown} href="/retiradas/4" />);
  expect(await screen.findByText('El equipo ha retirado la oportunidad')).toBeVisible();
  expect(screen.getByText('Nos lo pide un juzgado.')).toBeVisible();
  expect(screen.getByText('Solo la pueden ver tu organización y el equipo.')).toBeVisible();
  expect(screen.queryByText(/^Motivo/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver el motivo y objetar' })).toHaveAttribute(
    'href',
    '/retiradas/4',
  );
});

it('leads to the objection that there is, and staff to the takedown', async () => {
  const { rerender } = render(
    <TakedownNotice kind="work" takedown={{ ...takedown, reason: 'spam', state: 'objected' }} href="/x" />,
  );
  expect(await screen.findByRole('link', { name: 'Ver el motivo y la objeción' })).toBeVisible();
  expect(screen.getByText('Motivo: Es publicidad o contenido repetido.')).toBeVisible();
  rerender(<TakedownNotice kind="work" takedown={takedown} href="/x" action="Ver la retirada" />);
  expect(await screen.findByRole('link', { name: 'Ver la retirada' })).toBeVisible();
});
