/**
 * Loads the conversion of answers to requests and drafts. With its schemas it is as large as the rest of the page, and it is not needed
 * before the first keystroke.
 */
export const loadAnswers = () => import(/* webpackChunkName: "application-answers" */ './answers.ts');
