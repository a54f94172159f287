import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { codeOf } from '../store/once-files.ts';
import { CommandFailed } from './command-failed.ts';

const answerMs = 10_000;

const reasons: Readonly<Record<string, string>> = {
  'override.off': 'it uses no local releases (TESSERA_OVERRIDES), or is no site of a merchant',
  'override.unknown-key': 'it does not know the key; is it the site of another registry?',
  'override.wrong-key': 'the key may not sign for this remote',
  'override.revoked-key': 'the key was revoked',
  'override.bad-signature': 'it knows another key under this name',
  'override.expired': 'its clock is ahead of this machine’s',
  'override.too-long': 'its clock is behind this machine’s',
};

/** Asks a site whether its pages would use a signed override; throws {@link CommandFailed} with the reason if not. */
export async function askSite(site: URL, text: string): Promise<void> {
  const { status, code } = await post(new URL('/edge/overrides', site), text).catch((cause: unknown) => {
    throw new CommandFailed(`The site at ${site.origin} does not answer (${codeOf(cause) ?? String(cause)}).`);
  });
  if (status === 204) return;
  throw new CommandFailed(`The site at ${site.origin} refuses: ${reasons[code] ?? `${status} ${code}`}.`);
}

/** As a page of the site would send it. Node does not resolve the names below `localhost` everywhere. */
function post(url: URL, body: string): Promise<{ readonly status: number; readonly code: string }> {
  const isLocal = /(?:^|\.)localhost$/.test(url.hostname);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ method: 'POST', path: url.pathname, port: url.port, timeout: answerMs },
        host: isLocal ? '127.0.0.1' : url.hostname,
        headers: { Host: url.host, Origin: url.origin, 'Content-Length': Buffer.byteLength(body) },
      },
      (answer) => {
        let read = '';
        answer.setEncoding('utf8').on('data', (part: string) => (read += part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, code: /"errorCode":"([\w.-]+)"/.exec(read)?.[1] ?? '' }),
        );
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${answerMs / 1_000} s`)));
    sent.end(body);
  });
}
