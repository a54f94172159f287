import { operatorLanguage } from '@tessera/shared/i18n/languages';
import type { Boot } from '@tessera/shared/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCompressed } from './compression.ts';
import { deviceOf } from './first-answers.ts';
import { firstScreen, type PageScreen } from './first-screen.ts';
import { hostOf, ipOf } from './hosts.ts';
import type { OperatorLink } from './operator-link.ts';
import type { Overrides } from './overrides.ts';
import { pageBoot } from './page-boot.ts';
import { answersJson } from './page-html.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import type { SentAnswers } from './rendering/page-cache.ts';
import { refuseWithoutOperator } from './unavailable-page.ts';
import { visitorOf } from './visitors.ts';

/** Nobody looks at a page that may be next: it can wait longer than the first one. */
const waitAheadMs = 3_000;

/** Longer than the path of any page, and than the query of any that a contract describes. */
const longest = { path: 128, search: 512 };

interface Asked {
  readonly path?: unknown;
  readonly search?: unknown;
  readonly language?: unknown;
}

/** The page that may be next; undefined for what cannot be one. */
function pageOf({ path, search = '', language }: Asked) {
  if (typeof path !== 'string' || typeof search !== 'string' || typeof language !== 'string') return undefined;
  const isShort = path.length <= longest.path && search.length <= longest.search;
  return isShort && path.startsWith('/') && /^(?:\?|$)/.test(search) ? { path, search, language } : undefined;
}

/** The answers to what a first screen asks, in the language of its page; those that are there in time. */
export async function answersFor(
  operator: OperatorLink,
  request: FastifyRequest,
  boot: Boot,
  screen: PageScreen['first'],
  waitMs?: number,
): Promise<SentAnswers> {
  const language = operatorLanguage(boot.language);
  const asker = {
    ...{ merchant: boot.merchant.code, language, device: deviceOf(request.headers) },
    ...{ settingsVersion: boot.settingsVersion, ip: ipOf(request) },
  };
  return { language, texts: await operator.firstAnswers(screen, asker, waitMs) };
}

/** Answers what a page at an address would ask first, for an open page that may go there next. */
export function serveFirstAnswers(
  app: FastifyInstance,
  operator: OperatorLink,
  releases: ReleaseStore,
  overrides: Overrides,
): void {
  app.get<{ Querystring: Asked }>(
    '/edge/first-answers.json',
    { errorHandler: refuseWithoutOperator },
    async (request, reply) => {
      const merchant = await operator.merchantOf(hostOf(request));
      const page = pageOf(request.query);
      if (!merchant || !page || !merchant.languages.includes(page.language)) return reply.code(404).send();
      const { path, search, language } = page;
      const operatorBoot = await operator.boot(merchant.code, ipOf(request));
      const current = releases.for(await visitorOf(request, merchant.code, operatorBoot, overrides));
      const boot = pageBoot(merchant, operatorBoot, current, language);
      const { first } = firstScreen(boot, path, current, search);
      const answers = await answersFor(operator, request, boot, first, waitAheadMs);
      reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
      return sendCompressed(reply, answersJson(answers));
    },
  );
}
