import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Cluster } from '../layout/index.ts';
import { FilterChip, RemovableChip } from './index.ts';

function Chips() {
  const [names, setNames] = useState(['Biología', 'Ecología', 'Química']);
  return (
    <Cluster as="ul">
      {names.map((name) => (
        <li key={name}>
          <RemovableChip onRemove={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </RemovableChip>
        </li>
      ))}
    </Cluster>
  );
}

test('after a removal focus goes to the next chip, and from the last one to the one before', async () => {
  render(<Chips />);

  await userEvent.click(screen.getByRole('button', { name: 'Quitar Ecología' }));
  expect(screen.queryByText('Ecología')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quitar Química' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Quitar Biología' })).toHaveFocus();
});

test('a filter says whether it is on', async () => {
  const press = jest.fn();
  render(
    <FilterChip pressed onClick={press}>
      En remoto
    </FilterChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'En remoto', pressed: true }));
  expect(press).toHaveBeenCalledTimes(1);
});
