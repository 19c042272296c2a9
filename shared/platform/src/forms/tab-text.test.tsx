import { act, renderHook } from '@testing-library/react';
import { forgetTabTexts } from '../session/draft-copies.ts';
import { useTabText } from './tab-text.ts';

afterEach(() => sessionStorage.clear());

const open = (name: string) => renderHook(() => useTabText(name)).result;

it('keeps a text over a reload, each under its name, until it is sent', () => {
  const written = open('withdrawal-12');
  act(() => written.current.write('He encontrado otro'));
  expect(open('withdrawal-12').current.text).toBe('He encontrado otro');
  expect(open('withdrawal-13').current.text).toBe('');
  act(() => written.current.forget());
  expect(open('withdrawal-12').current.text).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('forgets it when its author logs out, and nothing of another one', () => {
  sessionStorage.setItem('draft:7:withdrawal-12', 'a');
  sessionStorage.setItem('draft:70:withdrawal-12', 'b');
  forgetTabTexts(7);
  expect(Object.keys(sessionStorage)).toEqual(['draft:70:withdrawal-12']);
});

it('still works where nothing can be kept', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const written = open('problem-3');
  act(() => written.current.write('Ya no existe'));
  expect(written.current.text).toBe('Ya no existe');
});
