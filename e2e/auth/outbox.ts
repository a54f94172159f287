import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

interface Sent {
  readonly recipient: string;
  readonly body: string;
}

/** The newest thing that left the house for somebody, as the console shows it. */
async function newestTo(console: Page, channel: 'sms' | 'email', recipient: string): Promise<Sent | undefined> {
  return console.evaluate(
    async ([way, end]) => {
      const url = `/console-api/outbox?channel=${way}&page=1&pageSize=50`;
      const answer = await fetch(url, { headers: { 'x-tessera-console': '1' } });
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      const { value } = (await answer.json()) as { value: { list: Sent[] } };
      return value.list.find((sent) => sent.recipient.endsWith(end));
    },
    [channel, recipient] as const,
  );
}

/** The code that was sent to a number or an address, once another than the one before has come. */
export async function codeTo(console: Page, channel: 'sms' | 'email', recipient: string, before = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    code = /\b\d{6}\b/.exec((await newestTo(console, channel, recipient))?.body ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    expect(code).not.toBe(before);
  }).toPass();
  return code;
}

/** The address in the newest mail to somebody. */
export async function linkTo(console: Page, recipient: string): Promise<string> {
  let link = '';
  await expect(async () => {
    link = /https?:\S+/.exec((await newestTo(console, 'email', recipient))?.body ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
