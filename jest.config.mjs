/** Unit and API tests of every workspace in one run; browser journeys have configurations of their own. */
export default {
  projects: [
    '<rootDir>/testing',
    '<rootDir>/shared/*',
    '<rootDir>/deploy/*',
    '<rootDir>/shell',
    '<rootDir>/public-site',
    '<rootDir>/student-app',
    '<rootDir>/organisation-app',
  ],
};
