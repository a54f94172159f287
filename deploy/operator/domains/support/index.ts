export { addAnswer, closeConversation, readConversation, readQueue } from './console-side.ts';
export { messageOnWire } from './messages.ts';
export { supportModule } from './module.ts';
export type { SupportNeeds } from './needs.ts';
export { sentPicture } from './pictures.ts';
