export { type BusFault, EventBus } from './bus.ts';
export {
  type AccountChange,
  type AnnouncedIssue,
  accountChanges,
  type EventEnvelope,
  type EventMap,
  type EventName,
  eventSpecs,
  maxAnnouncedIssues,
} from './event-map.ts';
export { bus, connectTabs, onBusFault } from './the-bus.ts';
export { useEvent, useFact } from './use-event.ts';
