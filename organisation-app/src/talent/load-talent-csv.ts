/** Loads the code that writes the files of the talent corner. */
export const loadTalentCsv = () => import(/* webpackChunkName: "csv" */ './talent-csv.ts');
