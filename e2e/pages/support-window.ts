import type { Locator, Page } from '@playwright/test';
import { consoleSite } from '../support/addresses.ts';
import { expect } from '../support/test.ts';
import { buttonIn, fieldIn, type Tab } from './tab.ts';

/** The conversation with customer service, in the window of help alone. */
export function supportWindow({ page, text }: Tab) {
  const message = fieldIn(page, text('shell:support.message'));
  const log = page.getByRole('log', { name: text('shell:support.log') });
  return {
    message,
    log,
    said: (words: string): Locator => log.getByText(words, { exact: true }),
    pictures: log.getByRole('img', { name: text('shell:support.picture') }),
    files: page.locator('input[type=file]'),
    ended: page.getByText(text('shell:support.ended')),
    send: buttonIn(page, text('shell:support.send')),
  };
}

/** The console's page of customer service; the conversation whose last message is this. */
export async function openConversation(staff: Page, lastMessage: string): Promise<Locator> {
  await staff.goto(`${consoleSite()}/support`);
  await buttonIn(staff.getByRole('row').filter({ hasText: lastMessage }), '열기').click();
  const conversation = staff.getByRole('region', { name: '상담' });
  await expect(conversation.getByText(lastMessage, { exact: true })).toBeVisible();
  return conversation;
}

export async function answer(conversation: Locator, words: string): Promise<void> {
  await fieldIn(conversation, '답변').fill(words);
  await buttonIn(conversation, '답변 보내기').click();
  await expect(conversation.getByText(words, { exact: true })).toBeVisible();
}
