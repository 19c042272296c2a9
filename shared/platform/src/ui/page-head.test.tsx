/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { type PageHead, takePageHead, usePageHead } from './page-head.ts';

function Page({ head }: { head: PageHead | undefined }) {
  usePageHead(head);
  return null;
}

it('is what the page that was drawn last on the server said of itself, once', () => {
  const data = { '@type': 'BlogPosting' };
  renderToString(<Page head={{ title: 'Una entrada', path: '/blog/una', data: () => data }} />);
  expect(takePageHead()).toEqual({
    title: 'Una entrada',
    documentTitle: 'Una entrada',
    path: '/blog/una',
    data,
  });
  expect(takePageHead()).toBeUndefined();
  renderToString(
    <Page head={{ title: 'Un proyecto', owner: 'Fundación', facts: ['Fundación', null, undefined] }} />,
  );
  expect(takePageHead()).toEqual({
    title: 'Un proyecto',
    owner: 'Fundación',
    documentTitle: 'Un proyecto · Fundación',
    facts: ['Fundación'],
  });
  renderToString(<Page head={{ title: 'Una entrada' }} />);
  renderToString(<Page head={undefined} />);
  expect(takePageHead()).toBeUndefined();
});
