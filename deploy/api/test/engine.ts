/** Tells whether the tests run on the database in DATA_DIR (TEST_DATABASE=embedded), not on a PostgreSQL server. */
export const isEmbedded = process.env['TEST_DATABASE'] === 'embedded';
