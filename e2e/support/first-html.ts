import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** What the HTML of a page shows before any script runs; empty if the edge has sent it without its first screen. */
export async function firstHtml(request: APIRequestContext, address: string): Promise<string> {
  // Node does not resolve the names of merchants.
  const { host, port, pathname, search } = new URL(address);
  const response = await request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host } });
  expect(response.status()).toBe(200);
  const [shown = ''] = /<div id="root" data-rendered=[\s\S]*?<script/.exec(await response.text()) ?? [];
  return shown;
}
