export { type FakeCall, type FakeOperator, fakeOperator, refuse } from './fake-operator.ts';
export { leaveForTest, signInForTest, startTestPage, TestPage } from './test-page.tsx';
