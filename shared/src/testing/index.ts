export { type FakeCall, type FakeOperator, fakeOperator, refuse } from './fake-operator.ts';
export { signInForTest, startTestPage, TestPage } from './test-page.tsx';
