/** Addresses of the pages whose text editors write. The legal texts are part of the product, and tests tie them to what it does. */
export const staffPages = ['equipo', 'una-empresa-social', 'premios'] as const;
