import { useTranslation } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { phoneAuthFaults } from '@tessera/shared/wire/auth';
import { type ConsoleMerchant, offeredLanguages, rebateTimes } from '@tessera/shared/wire/console';
import { languageName } from '../switches/language-name.ts';
import { listOf, numberOf, type PartProps, SettingsForm } from './settings-form.tsx';
import { type Draft, useDraft, useDraftByKey } from './use-draft.ts';

interface LinesProps {
  readonly name: string;
  readonly draft: Draft<string>;
}

/** A list with one entry a line. */
function Lines({ name, draft }: LinesProps) {
  const { t } = useTranslation('console');
  return (
    <TextAreaField
      label={t(`merchant.field.${name}`)}
      hint={t('merchant.lines')}
      rows={3}
      value={draft.value}
      onChange={(event) => draft.set(event.target.value)}
    />
  );
}

/** Hosts for agents alone, and countries that see the region page. */
export function AccessForms({ code, settings }: PartProps) {
  const agentHosts = useDraft(settings.agentHosts.join('\n'));
  const countries = useDraft(settings.blockedCountries.join(' '));
  return (
    <>
      <SettingsForm code={code} name="agents" change={{ agentHosts: listOf(agentHosts.value) }} drafts={[agentHosts]}>
        <Lines name="agentHosts" draft={agentHosts} />
      </SettingsForm>
      <SettingsForm
        code={code}
        name="countries"
        change={{ blockedCountries: listOf(countries.value) }}
        drafts={[countries]}
      >
        <Lines name="blockedCountries" draft={countries} />
      </SettingsForm>
    </>
  );
}

/** Hosts of pictures and games, and where customer service opens. */
export function AddressForms({ code, settings: { cdns, support } }: PartProps) {
  const { t } = useTranslation('console');
  const images = useDraft(cdns.images.join('\n'));
  const games = useDraft(cdns.games.join('\n'));
  const hosts = useDraft(support.hosts.join('\n'));
  const liveChatUrl = useDraft(support.liveChatUrl);
  const vipUrl = useDraft(support.vipUrl);
  return (
    <>
      <SettingsForm
        code={code}
        name="cdns"
        change={{ cdns: { images: listOf(images.value), games: listOf(games.value) } }}
        drafts={[images, games]}
      >
        <Lines name="imageCDNs" draft={images} />
        <Lines name="gameCDNs" draft={games} />
      </SettingsForm>
      <SettingsForm
        code={code}
        name="support"
        change={{ support: { hosts: listOf(hosts.value), liveChatUrl: liveChatUrl.value, vipUrl: vipUrl.value } }}
        drafts={[hosts, liveChatUrl, vipUrl]}
      >
        <Lines name="supportHosts" draft={hosts} />
        {Object.entries({ liveChatUrl, vipUrl }).map(([name, draft]) => (
          <TextField
            key={name}
            label={t(`merchant.field.${name}`)}
            value={draft.value}
            onChange={(event) => draft.set(event.target.value)}
          />
        ))}
      </SettingsForm>
    </>
  );
}

const noFault = 'none';

/** The third-party SMS channel; the sandbox's twin can answer with each of its errors. */
export function PhoneAuthForm({ code, settings: { phoneAuth } }: PartProps) {
  const { t } = useTranslation('console');
  const isOn = useDraft(phoneAuth.isOn);
  const fault = useDraft(phoneAuth.fault);
  return (
    <SettingsForm
      code={code}
      name="phoneAuth"
      change={{ phoneAuth: { isOn: isOn.value, fault: isOn.value ? fault.value : null } }}
      drafts={[isOn, fault]}
    >
      <Checkbox checked={isOn.value} onChange={(event) => isOn.set(event.target.checked)}>
        {t('merchant.phoneAuth.isOn')}
      </Checkbox>
      <Select
        label={t('merchant.phoneAuth.fault')}
        isDisabled={!isOn.value}
        options={[
          { value: noFault, label: t('merchant.phoneAuth.none') },
          ...phoneAuthFaults.map((value) => ({ value, label: value })),
        ]}
        value={fault.value ?? noFault}
        onChange={(value) => fault.set(phoneAuthFaults.find((name) => name === value) ?? null)}
      />
    </SettingsForm>
  );
}

/** Bounds of feedback, and the age of a password. */
export function LimitForms({ code, settings: { feedback, passwordDays } }: PartProps) {
  const { t } = useTranslation('console');
  const minLength = useDraft(String(feedback.minLength));
  const maxLength = useDraft(String(feedback.maxLength));
  const days = useDraft(String(passwordDays));
  return (
    <>
      <SettingsForm
        code={code}
        name="feedback"
        change={{ feedback: { minLength: numberOf(minLength.value), maxLength: numberOf(maxLength.value) } }}
        drafts={[minLength, maxLength]}
      >
        {Object.entries({ minLength, maxLength }).map(([name, draft]) => (
          <TextField
            key={name}
            label={t(`merchant.${name}`)}
            inputMode="numeric"
            value={draft.value}
            onChange={(event) => draft.set(event.target.value)}
          />
        ))}
      </SettingsForm>
      <SettingsForm code={code} name="password" change={{ passwordDays: numberOf(days.value) }} drafts={[days]}>
        <TextField
          label={t('merchant.field.passwordDays')}
          inputMode="numeric"
          value={days.value}
          onChange={(event) => days.set(event.target.value)}
        />
      </SettingsForm>
    </>
  );
}

/** When the rebates of agents and players are credited. */
export function RebatesForm({ code, settings: { agents } }: PartProps) {
  const { t } = useTranslation('console');
  const rebates = useDraft(agents.rebates);
  return (
    <SettingsForm code={code} name="rebates" change={{ agents: { rebates: rebates.value } }} drafts={[rebates]}>
      <Select
        label={t('merchant.field.rebates')}
        options={rebateTimes.map((value) => ({ value, label: t(`merchant.rebateTimes.${value}`) }))}
        value={rebates.value}
        onChange={(value) => rebates.set(rebateTimes.find((time) => time === value) ?? 'daily')}
      />
    </SettingsForm>
  );
}

/** How far the multiples of lottery chases may grow; 0 keeps a strategy off. */
export function ChasesForm({ code, settings: { chases } }: PartProps) {
  const { t } = useTranslation('console');
  const doublingCeiling = useDraft(String(chases.doublingCeiling));
  const profitCeiling = useDraft(String(chases.profitCeiling));
  const change = { doublingCeiling: numberOf(doublingCeiling.value), profitCeiling: numberOf(profitCeiling.value) };
  return (
    <SettingsForm code={code} name="chases" change={{ chases: change }} drafts={[doublingCeiling, profitCeiling]}>
      {Object.entries({ doublingCeiling, profitCeiling }).map(([name, draft]) => (
        <TextField
          key={name}
          label={t(`merchant.field.${name}`)}
          inputMode="numeric"
          value={draft.value}
          onChange={(event) => draft.set(event.target.value)}
        />
      ))}
    </SettingsForm>
  );
}

/** Whether search engines may list the site, and what they say of it; an empty description is the standard one. */
export function SearchForm({ code, settings, languages }: PartProps & Pick<ConsoleMerchant, 'languages'>) {
  const { t } = useTranslation('console');
  const isOn = useDraft(settings.search.isOn);
  const description = useDraftByKey(settings.search.description);
  const texts = description.value;
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim()));
  const offered = offeredLanguages.filter((language) => languages.includes(language) || texts[language]);
  return (
    <SettingsForm
      code={code}
      name="search"
      change={{ search: { isOn: isOn.value, description: filled } }}
      drafts={[isOn, description]}
    >
      <Checkbox checked={isOn.value} onChange={(event) => isOn.set(event.target.checked)}>
        {t('merchant.search.isOn')}
      </Checkbox>
      {offered.map((language) => (
        <TextField
          key={language}
          label={`${languageName(language)} · ${t('merchant.search.description')}`}
          value={texts[language] ?? ''}
          onChange={(event) => description.setAt(language, event.target.value)}
        />
      ))}
    </SettingsForm>
  );
}

/** Seal and licence line in each language of the merchant; empty ones are the standard ones. */
export function LicenceForm({ code, settings, languages }: PartProps & Pick<ConsoleMerchant, 'languages'>) {
  const { t } = useTranslation('console');
  const draft = useDraftByKey(settings.licence);
  const wordings = draft.value;
  const filled = Object.fromEntries(
    Object.entries(wordings).filter(([, wording]) => wording?.title.trim() || wording?.text.trim()),
  );
  const offered = offeredLanguages.filter((language) => languages.includes(language) || wordings[language]);
  return (
    <SettingsForm code={code} name="licence" change={{ licence: filled }} drafts={[draft]}>
      {offered.map((language) =>
        (['title', 'text'] as const).map((name) => (
          <TextField
            key={`${language}/${name}`}
            label={`${languageName(language)} · ${t(`merchant.licence.field.${name}`)}`}
            value={wordings[language]?.[name] ?? ''}
            onChange={(event) =>
              draft.setAt(language, { title: '', text: '', ...wordings[language], [name]: event.target.value })
            }
          />
        )),
      )}
    </SettingsForm>
  );
}
