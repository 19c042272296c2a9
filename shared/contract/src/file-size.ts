const megabyte = 1024 * 1024;
const numbers = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Bytes as a person reads them in Spanish: '2,4 MB'; anything smaller than 0,1 MB is '0,1 MB'. */
export function formatMegabytes(bytes: number): string {
  return `${numbers.format(Math.max(bytes / megabyte, 0.1))} MB`;
}
