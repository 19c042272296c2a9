import { render, screen } from '@testing-library/react';
import { ChangeList } from './index.ts';

it('shows short values before and after, and nothing for one that is empty', () => {
  render(<ChangeList headingLevel={3} changes={[{ field: 'Título', before: '', after: 'Becas' }]} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Título' })).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Nada', 'Becas']);
});

it('compares long texts word by word', () => {
  const text = 'Puedes tener tres trabajos publicados a la vez';
  render(
    <ChangeList
      headingLevel={3}
      changes={[{ field: 'Texto', before: text, after: text.replace('tres', 'cinco') }]}
    />,
  );
  expect(screen.getByRole('deletion')).toHaveTextContent('tres');
  expect(screen.getByRole('insertion')).toHaveTextContent('cinco');
});

it('marks all of a prose that was not there before', () => {
  render(<ChangeList headingLevel={3} isProse changes={[{ field: 'Texto', before: '', after: 'Hola' }]} />);
  expect(screen.getByRole('insertion')).toHaveTextContent('Hola');
});

it('shows the only value that is kept, and says when neither is', () => {
  render(
    <ChangeList
      headingLevel={3}
      unkept="Es de una persona."
      changes={[{ field: 'Nombre', after: 'Ana' }, { field: 'Correo' }]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Después']);
  expect(screen.getByText('Es de una persona.')).toBeVisible();
});
