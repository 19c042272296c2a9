import { type Example } from '../examples.ts';
import { Pagination } from './index.ts';

const href = (page: number) => `/projects?page=${page}`;

export const examples: Example[] = [
  {
    name: 'Primera página',
    render: () => <Pagination page={1} pageCount={3} href={href} label="Páginas de recursos" />,
  },
  { name: 'En medio de muchas', render: () => <Pagination page={7} pageCount={24} href={href} /> },
  {
    name: 'Última página',
    render: () => <Pagination page={9} pageCount={9} href={href} label="Páginas del blog" />,
  },
];
