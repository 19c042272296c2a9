import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../button/index.ts';
import { Card, CardActions, CardTitle } from './index.ts';

test('a project card is one article with one link, and its save button works by itself', async () => {
  const save = jest.fn();
  render(
    <Card interactive>
      <CardTitle level={3} href="/projects/12" eyebrow="Fundación Semilla">
        Huertos urbanos
      </CardTitle>
      <CardActions>
        <IconButton icon="bookmark" label="Guardar «Huertos urbanos»" onClick={save} />
      </CardActions>
    </Card>,
  );
  expect(screen.getByRole('article')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Huertos urbanos' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: 'Guardar «Huertos urbanos»' }));
  expect(save).toHaveBeenCalledTimes(1);
});
