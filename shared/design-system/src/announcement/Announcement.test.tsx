import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcement, AnnouncementPreview } from './index.ts';

const link = { href: '/awards', external: false };

it('is a region with the name of its title, with a link, and can be closed', async () => {
  const onClose = jest.fn();
  render(<Announcement title="Premios" text="Hasta mayo." link={link} onClose={onClose} />);
  const region = within(screen.getByRole('complementary', { name: 'Premios' }));
  expect(region.getByText('Hasta mayo.')).toBeVisible();
  expect(region.getByRole('link', { name: 'Ver la convocatoria' })).toHaveAttribute('href', '/awards');
  await userEvent.click(region.getByRole('button', { name: 'Cerrar el anuncio' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('offers more about anything but the awards', () => {
  const other = { href: '/campanas/emprende-tfg', external: false };
  render(<Announcement title="Campaña" text={null} link={other} onClose={() => undefined} />);
  expect(screen.getByRole('link', { name: 'Más información' })).toHaveAttribute('href', other.href);
});

it('has no link and no text unless it is given them', () => {
  render(<Announcement title="Premios" text={null} link={null} onClose={() => undefined} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('complementary')).toHaveTextContent(/^PremiosCerrar el anuncio$/);
});

it('is drawn twice in a preview, in which nothing can be reached', () => {
  render(<AnnouncementPreview title="Premios" text={null} link={link} />);
  expect(screen.getAllByText('Premios')).toHaveLength(2);
  for (const figure of screen.getAllByRole('figure'))
    expect(figure.querySelector('[inert] aside')).toBeInTheDocument();
});
