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

/** Longer than the path of any page. */
const longestPath = 128;

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

/** Answers what a page at a path would ask first, for an open page that may go there next. */
export function serveFirstAnswers(
  app: FastifyInstance,
  operator: OperatorLink,
  releases: ReleaseStore,
  overrides: Overrides,
): void {
  app.get<{ Querystring: { path?: unknown; language?: unknown } }>(
    '/edge/first-answers.json',
    { errorHandler: refuseWithoutOperator },
    async (request, reply) => {
      const merchant = await operator.merchantOf(hostOf(request));
      const { path, language } = request.query;
      const isAsked = typeof path === 'string' && path.length <= longestPath && path.startsWith('/');
      if (!merchant || !isAsked || typeof language !== 'string' || !merchant.languages.includes(language))
        return reply.code(404).send();
      const operatorBoot = await operator.boot(merchant.code, ipOf(request));
      const current = releases.for(await visitorOf(request, merchant.code, operatorBoot, overrides));
      const boot = pageBoot(merchant, operatorBoot, current, language);
      const answers = await answersFor(operator, request, boot, firstScreen(boot, path, current).first, waitAheadMs);
      reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
      return sendCompressed(reply, answersJson(answers));
    },
  );
}
