import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { EarlyInput } from '@puente/federation/before-hydration';
import { useForm } from '@puente/platform/forms';
import { markReady } from '@puente/platform/ui';
import { repeatEarlyInput } from './early-input.ts';

/** Input so far, as the page's code has seen it. */
let seen: string[];

function Page() {
  const [text, setText] = useState('');
  const [isRemote, setRemote] = useState(false);
  const [area, setArea] = useState('all');
  const { register, getValues } = useForm({ defaultValues: { name: 'Iria', agree: false } });
  return (
    <>
      <textarea
        id="message"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => seen.push(`${key} ${text}`)}
      />
      <input
        id="remote"
        type="checkbox"
        checked={isRemote}
        onChange={({ target }) => setRemote(target.checked)}
      />
      <select id="area" value={area} onChange={({ target }) => setArea(target.value)}>
        <option value="all">Todas</option>
        <option value="health">Salud</option>
      </select>
      <form
        id="form"
        onSubmit={(event) => {
          event.preventDefault();
          seen.push(`sent ${JSON.stringify(getValues())}`);
        }}
      >
        <input id="name" {...register('name')} />
        <input id="agree" type="checkbox" {...register('agree')} />
        <button id="send">Enviar</button>
      </form>
      <button id="save" type="button" onClick={() => seen.push(`saved ${text} ${isRemote} ${area}`)}>
        Guardar
      </button>
    </>
  );
}

const element = <E extends HTMLElement = HTMLInputElement>(id: string): E =>
  document.querySelector<E>(`#${id}`)!;

test('what was typed and pressed before hydration reaches the code of controlled and registered fields', async () => {
  seen = [];
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  // The visitor's input, as the page's own script records it.
  element('message').value = 'Hola';
  element('remote').checked = true;
  element<HTMLSelectElement>('area').value = 'health';
  element('name').value = 'Iria María';
  element('agree').checked = true;
  element('save').dataset['pressed'] = '';
  const gone = document.createElement('button');
  const early: EarlyInput = {
    values: new Map<HTMLInputElement, string | boolean>([
      [element('message'), 'Hola'],
      [element('remote'), true],
      [element('area'), 'health'],
      [element('name'), 'Iria María'],
      [element('agree'), true],
    ]),
    presses: new Map<HTMLElement, Event>([
      [gone, new Event('click')],
      [element('save'), new Event('click')],
      [element('message'), new Event('keydown')],
      [element('form'), Object.assign(new Event('submit'), { submitter: element('send') })],
    ]),
    hydrating: new AbortController(),
    hydrated: new AbortController(),
  };
  globalThis.earlyInput = early;

  repeatEarlyInput();
  expect([early.hydrating.signal.aborted, early.hydrated.signal.aborted]).toEqual([true, false]);
  await act(async () => {
    hydrateRoot(element('root'), <Page />);
    await Promise.resolve();
  });
  await act(async () => {
    markReady();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });

  expect(seen).toEqual(['saved Hola true health', 'Enter Hola', 'sent {"name":"Iria María","agree":true}']);
  expect(element('message').value).toBe('Hola');
  expect(element('save').dataset).not.toHaveProperty('pressed');
  expect(early.hydrated.signal.aborted).toBe(true);
  expect(globalThis.earlyInput).toBeUndefined();
});

test('a page that the server did not render has nothing to repeat', () => {
  globalThis.earlyInput = undefined;
  expect(() => repeatEarlyInput()).not.toThrow();
});
