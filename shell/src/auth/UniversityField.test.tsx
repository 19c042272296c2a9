import { field, openRegistration, pick, university } from '../../test/registration.tsx';
import { answer, refuse, screen, sentTo, waitFor, within } from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';

const universities = {
  data: [
    { id: 7, name: 'Universidade da Coruña', short_names: ['UDC'] },
    { id: 8, name: 'Universidad de Málaga', short_names: ['UMA'] },
  ],
};

/** Options of the university list only: the phone's country list has options, too. */
const offeredNow = () =>
  within(screen.getByRole('listbox', { name: /Universidad/ }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const offered = async () => {
  await screen.findByRole('option', { name: 'Otra' });
  return offeredNow();
};

describe('§4.3, the university', () => {
  it('is asked for on the first focus of its field, with the keyboard too, and not again', async () => {
    const { person } = await openRegistration();
    await university();
    expect(sentTo('GET /api/universities/names')).toEqual([]);
    await person.click(field(/Teléfono/));
    await person.tab();
    expect(await university()).toHaveFocus();
    expect(await screen.findByRole('option', { name: 'Universidade da Coruña' })).toBeVisible();
    await person.click(field('Nombre'));
    await person.click(await university());
    await screen.findByRole('option', { name: 'Otra' });
    expect(sentTo('GET /api/universities/names')).toHaveLength(1);
  });

  it('is «Otra» at the end of the list, with its name in a field of its own', async () => {
    const { person } = await openRegistration();
    await person.click(await university());
    expect(await offered()).toEqual(['Universidade da Coruña', 'Universidad de Málaga', 'Otra']);
    await person.click(screen.getByRole('option', { name: 'Otra' }));
    expect(await screen.findByLabelText('Nombre de tu universidad')).toBeRequired();
  });

  it.each([
    ['with another choice', 'Universidad de Málaga'],
    ['when the choice is taken back', null],
  ])('drops the typed name %s', async (_, other) => {
    const { person } = await openRegistration();
    await pick(person, 'Otra');
    await person.click(await screen.findByLabelText('Nombre de tu universidad'));
    await person.paste('Universidad del Mar');
    // If the field is not cleared, a choice replaces the previous one in a single step.
    if (other === null) await person.clear(await university());
    else await pick(person, other);
    await waitFor(() => expect(screen.queryByLabelText('Nombre de tu universidad')).not.toBeInTheDocument());
    await person.clear(await university());
    await pick(person, 'Otra');
    expect(await screen.findByLabelText('Nombre de tu universidad')).toHaveValue('');
  });

  it('says when nothing is found, and still offers «Otra»', async () => {
    const { person } = await openRegistration();
    await person.type(await university(), 'xyz');
    expect((await screen.findAllByText('No se encontraron resultados'))[0]).toBeInTheDocument();
    expect(offeredNow()).toEqual(['Otra']);
  });

  it.each(['udc', 'coruna', 'coruña universidade'])(
    'finds by a short name, by words in any order: %s',
    async (typed) => {
      const { person } = await openRegistration();
      await person.type(await university(), typed);
      await waitFor(() => expect(offeredNow()).toEqual(['Universidade da Coruña', 'Otra']));
    },
  );

  it('says when the list cannot be had, and asks again when it is opened again', async () => {
    const { person } = await openRegistration();
    refuse('GET /api/universities/names', new ApiError('Unexpected'));
    await person.click(await university());
    expect(
      (await screen.findAllByText('No hemos podido cargar la lista. Ábrela otra vez.'))[0],
    ).toBeInTheDocument();
    answer('GET /api/universities/names', universities);
    await person.keyboard('{Escape}');
    await person.click(await university());
    expect(await screen.findByRole('option', { name: 'Universidad de Málaga' })).toBeVisible();
  });
});
