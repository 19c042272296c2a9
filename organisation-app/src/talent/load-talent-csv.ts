/** Loads the code for the CSV files of the talent corner. */
export const loadTalentCsv = () => import(/* webpackChunkName: "csv" */ './talent-csv.ts');
