import { callAs } from './call-as.ts';

const editor = 'redaccion@puente.test';
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

interface Announced {
  title: string;
  text?: string;
  link?: string;
}

/**
 * Shows a banner now, instead of any other, through the edge, which then drops its cached responses.
 * @returns the function that removes it
 */
export async function announceBanner(url: string, banner: Announced): Promise<() => Promise<unknown>> {
  const { data: others } = (await callAs(url, editor, 'GET', '/api/banners')) as { data: { id: number }[] };
  for (const { id } of others) await callAs(url, editor, 'DELETE', `/api/banners/${id}`);
  const { data } = (await callAs(url, editor, 'POST', '/api/banners', {
    data: {
      from: inDays(-2),
      to: inDays(2),
      hiddenOn: ['/organizaciones', '/awards'],
      link: '/awards',
      ...banner,
    },
  })) as { data: { id: number } };
  return () => callAs(url, editor, 'DELETE', `/api/banners/${data.id}`);
}
