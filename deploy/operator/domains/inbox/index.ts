export { createInbox, type Inbox } from './inbox.ts';
export { inboxModule } from './module.ts';
export type { InboxNeeds } from './needs.ts';
