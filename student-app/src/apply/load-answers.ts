/**
 * What turns answers into what is sent and kept. With its schemas it weighs as much as the rest of the page, and nothing is
 * kept before something was typed.
 */
export const loadAnswers = () => import(/* webpackChunkName: "application-answers" */ './answers.ts');
