import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type FieldValues } from '@puente/contract/forms/field-definition';
import { type FormStep, MultiStepDialog } from './index.ts';

const steps: FormStep[] = [
  {
    name: 'studies',
    title: 'Tus estudios',
    fields: [{ type: 'select', value: 'province', label: 'Provincia', options: ['Lugo', 'Ourense'] }],
  },
  { name: 'about', title: 'Sobre ti', fields: [{ type: 'text', value: 'about', label: 'Lema' }] },
];

const person = userEvent.setup();

function Window({
  onClose,
  draft,
}: {
  onClose: () => void;
  draft?: { values: FieldValues; page: number } | undefined;
}) {
  const [open, setOpen] = useState(true);
  return (
    <MultiStepDialog
      open={open}
      title="Completa tu perfil"
      steps={steps}
      draft={draft}
      submitLabel="Guardar"
      leaveText="Guardamos lo que has escrito."
      onSubmit={() => Promise.resolve(undefined)}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
    />
  );
}
const close = () => person.click(screen.getByRole('button', { name: 'Cerrar' }));

test.each([1, 2])('asks also when a kept draft brought the user back to page %p', async (page) => {
  const onClose = jest.fn();
  render(<Window onClose={onClose} draft={{ values: { province: 'Lugo' }, page }} />);
  await close();
  expect(screen.getByRole('alertdialog', { name: '¿Quieres dejarlo a medias?' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([undefined, { values: {}, page: 1 }])('closes at once when nothing was answered', async (draft) => {
  const onClose = jest.fn();
  render(<Window onClose={onClose} draft={draft} />);
  await close();
  expect(onClose).toHaveBeenCalled();
});

test('§2.11: asks when it is closed halfway', async () => {
  const onClose = jest.fn();
  render(<Window onClose={onClose} />);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Lugo');
  await close();
  const question = screen.getByRole('alertdialog', { name: '¿Quieres dejarlo a medias?' });
  await person.click(within(question).getByRole('button', { name: 'Seguir rellenando' }));
  expect(onClose).not.toHaveBeenCalled();
  await close();
  await person.click(screen.getByRole('button', { name: 'Dejarlo por ahora' }));
  expect(onClose).toHaveBeenCalled();
});
