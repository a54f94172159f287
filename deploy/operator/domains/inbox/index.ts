export { createInbox, type Inbox, type WrittenInboxText } from './inbox.ts';
export { inboxModule } from './module.ts';
export type { InboxNeeds } from './needs.ts';
export type { InboxTopic } from './topics.ts';
