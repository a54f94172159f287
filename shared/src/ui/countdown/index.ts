export { Countdown, type CountdownProps } from './countdown.tsx';
export { useTimeLeft } from './use-time-left.ts';
