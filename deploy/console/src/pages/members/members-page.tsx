import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TextField } from '@tessera/shared/ui/field';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Select } from '@tessera/shared/ui/select';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getConsoleMember, getConsoleMerchants } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { ConsoleError } from '../../api/console-call.ts';
import { useConsole } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { when, zoneName } from '../../format.ts';
import { ClubRankForm } from './club-rank-form.tsx';
import styles from './members-page.module.css';
import { PlayerParts } from './player-parts.tsx';
import { UplineForm } from './upline-form.tsx';

type Member = AnswerOf<typeof getConsoleMember>;
interface Sought {
  readonly merchant: string;
  readonly username: string;
}

/** One account, found by its name or by a link: what it is, has, did and asked for, and what was done to it. */
export function MembersPage() {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {});
  const [query, setQuery] = useSearchParams();
  const [merchant, username] = [query.get('merchant'), query.get('username')];
  const sought = merchant && username ? { merchant, username } : undefined;
  return (
    <>
      <PageHeader title={t('members.title')} subtitle={t('zoneNote', { zone: zoneName() })} />
      <Panel>
        <ResourceView resource={merchants} skeleton={<SkeletonText lines={3} />}>
          {(list) => <SearchForm sought={sought} merchants={list} onSearch={(next) => setQuery({ ...next })} />}
        </ResourceView>
      </Panel>
      {sought && <Found key={`${sought.merchant}/${sought.username}`} sought={sought} />}
    </>
  );
}

interface SearchFormProps {
  readonly sought: Sought | undefined;
  readonly merchants: readonly ConsoleMerchant[];
  readonly onSearch: (sought: Sought) => void;
}

function SearchForm({ sought, merchants, onSearch }: SearchFormProps) {
  const { t } = useTranslation('console');
  const [chosen, setMerchant] = useState(sought?.merchant);
  const [username, setUsername] = useState(sought?.username ?? '');
  const [isMissing, setMissing] = useState(false);
  const merchant = merchants.find(({ code }) => code === chosen) ?? merchants[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = username.trim();
    setMissing(name === '');
    if (merchant && name) onSearch({ merchant: merchant.code, username: name });
  };
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('members.search')}>
      <Select
        label={t('column.merchant')}
        options={merchants.map(({ code, name }) => ({ value: code, label: name }))}
        value={merchant?.code}
        onChange={setMerchant}
      />
      <TextField
        label={t('signIn.username')}
        autoComplete="off"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={isMissing ? t('setUp.rule.filled') : undefined}
      />
      <Button type="submit" variant="primary" className={layout.whole}>
        {t('members.search')}
      </Button>
    </form>
  );
}

function Found({ sought }: { readonly sought: Sought }) {
  const { t } = useTranslation('console');
  const member = useConsole(getConsoleMember, sought);
  const isUnknown = member.error instanceof ConsoleError && member.error.code === 'member.unknown';
  if (isUnknown) return <EmptyState title={t('members.unknown', { username: sought.username })} />;
  return (
    <ResourceView resource={member} isEmpty={() => false} skeleton={<SkeletonText lines={6} />}>
      {(found) => (
        <>
          <Panel>
            <Facts member={found} />
          </Panel>
          <PlayerParts key={found.id} id={found.id} />
          <Panel>
            <ClubRankForm member={found} />
          </Panel>
          {found.upline !== null && (
            <Panel>
              <UplineForm member={found} />
            </Panel>
          )}
        </>
      )}
    </ResourceView>
  );
}

function Facts({
  member: { username, merchant, type, createdAtMs, clubRank, rankOverride, referralCode, referredBy, invited, upline },
}: {
  readonly member: Member;
}) {
  const { t } = useTranslation('console');
  const rows = [
    ['kind', t([`members.type.${type}`, 'members.type.other'])],
    ['created', when(createdAtMs)],
    ...(upline === null ? [] : [['upline', upline]]),
    ['referralCode', referralCode],
    ['invited', String(invited)],
    ...(referredBy ? [['referredBy', referredBy]] : []),
    ['rank', String(clubRank)],
    ...(rankOverride
      ? [
          [
            'override',
            t('members.overrideText', {
              rank: rankOverride.rank,
              until: when(rankOverride.expiresAtMs),
              by: rankOverride.setBy,
              reason: rankOverride.reason,
            }),
          ],
        ]
      : []),
  ] as const;
  return (
    <>
      <h2>{`${username} · ${merchant}`}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`members.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
