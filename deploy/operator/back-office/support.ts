import {
  answerConversation,
  closeConversation as closeConversationCall,
  getConsoleConversation,
  getConsoleConversations,
  getConsoleSupportPicture,
} from '@tessera/shared/wire/console';
import {
  addAnswer,
  closeConversation,
  messageOnWire,
  readConversation,
  readQueue,
  sentPicture,
} from '../domains/support/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Customer service at the console: the queue, a conversation, answers. */
export function answerSupport(needs: BackOfficeNeeds): void {
  const { consoleRoutes } = needs;

  consoleRoutes.handle(getConsoleConversations, ({ request: { page, pageSize, merchant, view } }) =>
    readQueue(needs, { view, merchant: merchant ?? null, limit: pageSize, offset: (page - 1) * pageSize }),
  );

  consoleRoutes.handle(getConsoleConversation, async ({ request }) => {
    const { conversation, messages } = await readConversation(needs, Number(request.id));
    return {
      conversation,
      messages: messages.map((row) => ({ ...messageOnWire(row), operator: row.operator })),
    };
  });

  consoleRoutes.handle(answerConversation, async ({ request: { id, requestId, text, after }, operator }) => {
    const note = (merchant: string) =>
      writeAuditEntry(needs, {
        operator,
        action: 'support.answered',
        merchant,
        detail: { conversation: id, requestId },
      });
    return messageOnWire(await addAnswer(needs, Number(id), { requestId, operator, text, after }, note));
  });

  consoleRoutes.handle(closeConversationCall, async ({ request: { id }, operator }) => ({
    isChanged: await closeConversation(needs, Number(id), operator, (merchant) =>
      writeAuditEntry(needs, { operator, action: 'support.closed', merchant, detail: { conversation: id } }),
    ),
  }));

  consoleRoutes.handle(getConsoleSupportPicture, ({ request }) => sentPicture(needs, request.id));
}
