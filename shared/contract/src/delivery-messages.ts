/** Messages at the fields of a delivery. Apart from the others, which every form loads. */
export const deliveryMessages = {
  nothing: 'Pon un enlace, sube un archivo, o las dos cosas.',
  fileDelivered: 'Ya has entregado este archivo. Súbelo otra vez si quieres entregarlo de nuevo.',
  fileGone: 'Este archivo ya no está. Vuelve a elegirlo.',
} as const;
