import type { PagesOfList } from './pages-of-list.ts';

export const postPages: PagesOfList = {
  route: 'blog',
  call: '/api/blog-posts',
  plain: {
    title: 'Blog',
    description:
      'Ideas y consejos para que un trabajo final le sirva a alguien: elegir tema, trabajar con una organización y contarlo bien.',
  },
  filters: {
    tag: {
      facet: 'tags',
      words: (tag) => ({
        title: `Blog: ${tag}`,
        description: `Lo que hemos escrito en el blog sobre ${tag}, para estudiantes, organizaciones y universidades.`,
      }),
    },
  },
};
