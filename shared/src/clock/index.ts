export { serverNow, setRenderedAt, updateServerTime } from './clock.ts';
export { useServerNow } from './use-server-now.ts';
