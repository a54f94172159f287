import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from './test.ts';

/** Asks for the HTML of an address. Node does not resolve the names of merchants. */
export function fetchPage(request: APIRequestContext, address: string): Promise<APIResponse> {
  const { host, port, pathname, search } = new URL(address);
  return request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host } });
}

/** What the HTML of a page shows before any script runs; empty if the edge has sent it without its first screen. */
export async function firstHtml(request: APIRequestContext, address: string): Promise<string> {
  const response = await fetchPage(request, address);
  expect(response.status()).toBe(200);
  const [shown = ''] = /<div id="root" data-rendered=[\s\S]*?<script/.exec(await response.text()) ?? [];
  return shown;
}
