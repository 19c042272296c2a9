/** The tests run on a PostgreSQL server; with TEST_DATABASE=embedded on the database in DATA_DIR. */
export const isEmbedded = process.env['TEST_DATABASE'] === 'embedded';
