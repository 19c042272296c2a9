/** Pages of the specification (§2) that menus already name and that no app has released yet. */
export const toCome: Readonly<Record<string, string>> = {
  blog: '/blog',
  faq: '/preguntas-frecuentes',
  team: '/equipo',
  socialEnterprise: '/puente-una-empresa-social',
  accessibility: '/accesibilidad',
};
