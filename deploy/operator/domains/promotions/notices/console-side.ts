import { createHash } from 'node:crypto';
import type { ConsoleNotice, publishNotice as PublishCall } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { PromotionsNeeds } from '../needs.ts';
import type { Localized } from '../promotion-row.ts';
import type { AnnouncementText } from './answer-notices.ts';

type Needs = Pick<PromotionsNeeds, 'db' | 'clock'>;

/** Notices are HTML; what is typed at the console is plain text, and stays as it was typed. */
function asHtml(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  const paragraphs = escaped.split(/\n\s*\n/).filter((one) => one.trim() !== '');
  return paragraphs.map((one) => `<p>${one.trim().replaceAll('\n', '<br>')}</p>`).join('');
}

interface Row {
  readonly id: string;
  readonly audience: ConsoleNotice['audience'] | 'newcomer';
  readonly texts: Localized<AnnouncementText>;
  readonly publishedAt: Date;
  readonly untilAt: Date | null;
  readonly createdBy: string | null;
  readonly endedBy: string | null;
  readonly total: number;
}

/** Notices of the site (type PL), newest first. */
export async function readConsoleNotices(
  { db, clock }: Needs,
  merchant: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const now = clock.now();
  const rows = await db.query<Row>(
    `select id, audience, texts, published_at as "publishedAt", until_at as "untilAt", created_by as "createdBy",
       ended_by as "endedBy", count(*) over ()::int as total
     from announcement where merchant = $1 and type = 'PL' and audience <> 'newcomer'
     order by published_at desc, id limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize],
  );
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ id, audience, texts, publishedAt, untilAt, createdBy, endedBy }) => ({
      id,
      audience: audience as ConsoleNotice['audience'],
      title: texts.EN?.title ?? Object.values(texts)[0]?.title ?? id,
      publishedAtMs: publishedAt.getTime(),
      untilMs: untilAt?.getTime() ?? null,
      isShown: publishedAt <= now && (untilAt === null || untilAt > now),
      createdBy,
      endedBy,
    })),
  };
}

/** Publishes a notice at once; a copy of a request finds the first one's. Refuses with a dotted code. */
export async function publishNotice(
  { db, clock }: Needs,
  merchant: Merchant,
  { requestId, audience, texts, untilMs }: RequestOf<typeof PublishCall>,
  operator: string,
): Promise<{ readonly id: string; readonly isChanged: boolean }> {
  const now = clock.now();
  const { defaultLanguage } = merchant.profile;
  if (!Object.entries(texts).some(([language, text]) => language === defaultLanguage && text !== undefined))
    throw new Refusal(400, 'campaign.language.missing', { language: defaultLanguage });
  const id = `notice-${createHash('sha256').update(requestId).digest('hex').slice(0, 16)}`;
  const until = untilMs === null ? null : new Date(untilMs);
  if (until && until <= now) throw new Refusal(400, 'notice.time.past');
  const html = Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text ? [[language, { title: text.title, content: asHtml(text.content) }]] : [],
    ),
  );
  const made = await db.query(
    `insert into announcement (merchant, id, type, audience, texts, published_at, until_at, created_by)
     values ($1, $2, 'PL', $3, $4::jsonb, $5, $6, $7) on conflict (merchant, id) do nothing returning id`,
    [merchant.code, id, audience, JSON.stringify(html), now, until, operator],
  );
  return { id, isChanged: made.length > 0 };
}

/** Shows a notice to nobody from now on; answers its title, and nothing where it has ended already. */
export async function endNotice(
  { db, clock }: Needs,
  merchant: string,
  id: string,
  operator: string,
): Promise<boolean> {
  const now = clock.now();
  const ended = await db.query(
    `update announcement set until_at = $3, ended_by = $4
     where merchant = $1 and id = $2 and type = 'PL' and (until_at is null or until_at > $3) returning id`,
    [merchant, id, now, operator],
  );
  if (ended.length > 0) return true;
  const known = await db.query("select 1 from announcement where merchant = $1 and id = $2 and type = 'PL'", [
    merchant,
    id,
  ]);
  if (known.length === 0) throw new Refusal(404, 'notice.unknown');
  return false;
}
