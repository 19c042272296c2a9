import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MultiStepForm } from './index.ts';

let mockFailures = 2;
jest.mock('./check-answers.ts', () => {
  if (mockFailures-- > 0) throw new Error('Loading chunk check-answers failed.');
  return jest.requireActual<object>('./check-answers.ts');
});

it('says that a page could not be checked when what checks cannot be had, and asks for it again', async () => {
  const person = userEvent.setup();
  const onSubmit = jest.fn(() => Promise.resolve(undefined));
  render(
    <MultiStepForm
      steps={[
        { name: 'about', title: 'Sobre ti', fields: [{ type: 'text', value: 'motto', label: 'Lema' }] },
      ]}
      submitLabel="Guardar"
      onSubmit={onSubmit}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Lema' });
  await person.type(field, 'Poco a poco');
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Error inesperado. Inténtalo de nuevo.')).toBeVisible();
  expect(field).toHaveValue('Poco a poco');
  expect(onSubmit).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(onSubmit).toHaveBeenCalledWith({ motto: 'Poco a poco' });
});
