// shared/testing/jest/setup-browser.ts adds these matchers when the tests run; this tells the type checker.
import '@testing-library/jest-dom';
