import { minorToDecimal } from '@tessera/shared/money';
import { downloadOwnData } from '@tessera/shared/wire/auth';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { asOwner } from '../security/as-owner.ts';
import { type PersonalData, pagedData, shortData } from './personal-data.ts';

/** How many such files an account is sent in that time. */
const downloads = { maximum: 3, windowMs: dayMs };

const ownSections = ({ db }: IdentityNeeds): PersonalData[] => [
  shortData(
    db,
    'account',
    `select username, nickname, email, mobile_dialing_code as "mobileDialingCode", mobile, payee_name as "payeeName", language,
       registration as details, club_label as "club", labels, invite_code as "inviteCode", status, created_at as "createdAt",
       first_signed_in_at as "firstSignedInAt", last_signed_in_at as "lastSignedInAt", last_signed_in_ip as "lastSignedInIp",
       password_changed_at as "passwordChangedAt", mobile_verified_at as "mobileVerifiedAt", email_verified_at as "emailVerifiedAt"
     from member where id = $1`,
  ),
  shortData(
    db,
    'picture',
    `select drawn, content_type as "contentType", encode(image, 'base64') as image, changed_at as "changedAt"
     from avatar where member_id = $1`,
  ),
  pagedData(
    db,
    'sessions',
    `select id, ip, user_agent as "userAgent", created_at as "createdAt", expires_at as "expiresAt"
     from session where member_id = $1 and id > $2 order by id limit $3`,
  ),
  pagedData(
    db,
    'rememberedSignIns',
    `select id, ip, user_agent as "userAgent", created_at as "createdAt", expires_at as "expiresAt"
     from remembered_sign_in where member_id = $1 and id > $2 order by id limit $3`,
  ),
  pagedData(
    db,
    'passkeys',
    `select id, name, host, created_at as "createdAt", last_used_at as "lastUsedAt"
     from passkey where member_id = $1 and id > $2 order by id limit $3`,
  ),
  shortData(
    db,
    'signInPlaces',
    'select network, last_at as "lastAt" from sign_in_place where member_id = $1 order by last_at',
  ),
  shortData(db, 'referrals', 'select at from referral where referrer_id = $1 order by at'),
];

/** A row with its amounts as decimals, also within its fields: `amountMinor: 1250` becomes `amount: 12.5`. */
function withDecimals(row: object, merchant: Merchant): object {
  if (row instanceof Date || Array.isArray(row)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => {
      if (name.endsWith('Minor') && typeof value === 'number')
        return [name.slice(0, -'Minor'.length), minorToDecimal(value, merchant.currency)];
      return [name, typeof value === 'object' && value !== null ? withDecimals(value, merchant) : value];
    }),
  );
}

/** One line of JSON for the file itself and for each row, which names its list. */
async function* fileOf(
  sections: readonly PersonalData[],
  merchant: Merchant,
  member: Member,
  madeAt: Date,
): AsyncGenerator<string> {
  const line = (row: object): string => `${JSON.stringify(row)}\n`;
  yield line({ madeAt, site: merchant.code, unit: merchant.currency.symbol, lists: sections.map(({ name }) => name) });
  for (const { name, rows } of sections) {
    for await (const batch of rows(member)) {
      if (batch.length > 0) yield batch.map((row) => line({ list: name, ...withDecimals(row, merchant) })).join('');
    }
  }
}

/** All that the site keeps about a member, as one file for them. */
export function answerOwnData(context: IdentityNeeds): void {
  const { routes, limits, clock, personalData } = context;
  routes.handleMemberFile(downloadOwnData, ({ merchant, member, request }) =>
    asOwner(context, merchant, member, request, async () => {
      await limits.take('own-data', String(member.id), downloads.maximum, downloads.windowMs);
      const now = clock.now();
      const chunks = fileOf([...ownSections(context), ...personalData], merchant, member, now);
      return { name: `own-data-${now.toISOString().slice(0, 10)}.jsonl`, type: 'application/x-ndjson', chunks };
    }),
  );
}
