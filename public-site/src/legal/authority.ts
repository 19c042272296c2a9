/** The Spanish supervisory authority, to which anybody may complain. */
export const dataProtectionAuthority = {
  label: 'Agencia Española de Protección de Datos',
  url: 'https://www.aepd.es',
} as const;
