export { withPointer, withWidth } from './device.ts';
export { type FakeCall, type FakeOperator, fakeOperator, refuse } from './fake-operator.ts';
export { leaveForTest, MemoryRouter, signInForTest, startTestPage, TestPage } from './test-page.tsx';
