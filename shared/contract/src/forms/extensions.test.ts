import { withExtensions, withTyped } from './extensions.ts';

describe('what was typed (§4.4: answers in "other" extension fields replace the option value)', () => {
  it('takes the place of the option, alone or among others, and keeps the id of a list item', () => {
    expect(withTyped('Otro', ' Una feria ')).toBe('Una feria');
    expect(withTyped(['Salud', 'Otra'], 'Mar')).toEqual(['Salud', 'Mar']);
    expect(
      withTyped(
        [
          { id: 3, name: 'Física' },
          { id: 0, name: 'Otra' },
        ],
        'Náutica',
      ),
    ).toEqual([
      { id: 3, name: 'Física' },
      { id: 0, name: 'Náutica' },
    ]);
  });

  it('leaves the answer alone when nothing was typed, or another option was chosen', () => {
    for (const typed of ['', '  ', undefined, 7]) expect(withTyped('Otra', typed)).toBe('Otra');
    expect(withTyped('Lugo', 'Andorra')).toBe('Lugo');
  });
});

describe('on the server', () => {
  const read = (answers: Record<string, unknown>) => {
    const missing: string[] = [];
    return {
      answers: withExtensions(answers, ['province', 'reachedUsHow', 'degrees'], (name) => missing.push(name)),
      missing,
    };
  };

  it('asks for what has to be typed, and takes it where it was put already', () => {
    expect(read({ province: 'Otra' }).missing).toEqual(['province-extension']);
    expect(read({ degrees: [{ id: 0, name: 'Otra' }] }).missing).toEqual(['degrees-extension']);
    expect(read({ reachedUsHow: 'Otro' }).missing).toEqual(['reachedUsHow-extension']);
    expect(read({ degrees: [{ id: 0, name: 'Otro' }] }).missing).toEqual(['degrees-extension']);
    expect(read({ reachedUsHow: 'Otro', 'reachedUsHow-extension': 'Una feria' }).answers).toMatchObject({
      reachedUsHow: 'Una feria',
    });
    expect(read({ degrees: [{ id: 0, name: 'Náutica' }] })).toEqual({
      answers: { degrees: [{ id: 0, name: 'Náutica' }] },
      missing: [],
    });
  });

  it('adds no field that was not sent', () => {
    expect(read({ other: 1, 'province-extension': 'Andorra' }).answers).toStrictEqual({
      other: 1,
      'province-extension': 'Andorra',
    });
  });
});
