/** Business limits (specification §5 and §9), used by forms and by the server alike. */
export const limits = {
  password: { min: 6, max: 128 },
  name: { max: 100 },
  email: { max: 254 },
  phone: { max: 15 },
  degrees: { max: 6 },
  publishedTfx: { max: 4 },
  projectTitle: { min: 10, max: 120 },
  projectDescription: { min: 80, max: 5000 },
  projectText: { max: 2000 },
  tags: { max: 10, length: 40 },
  motivation: { min: 40, max: 2000 },
  cv: { bytes: 5 * 1024 * 1024, extensions: ['pdf'] },
  upload: { bytes: 10 * 1024 * 1024, extensions: ['pdf', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'svg'] },
  page: { size: 12, max: 100 },
  organisationPage: { size: 15 },
} as const;
