/** Sections of the organisation's page, in order. The first one has no `section` in the address. */
export const sections = [
  { id: 'people', label: 'Personas' },
  { id: 'page', label: 'Página' },
  { id: 'followers', label: 'Seguidores' },
  { id: 'brand', label: 'Perfiles que busca' },
  { id: 'verification', label: 'Verificación' },
  { id: 'figures', label: 'Cifras' },
  { id: 'history', label: 'Historial' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export const sectionOf = (name: string | null): (typeof sections)[number] =>
  sections.find(({ id }) => id === name) ?? sections[0];
