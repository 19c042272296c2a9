/** Spanish supervisory authority, to which every visitor may complain. */
export const dataProtectionAuthority = {
  label: 'Agencia Española de Protección de Datos',
  url: 'https://www.aepd.es',
} as const;
