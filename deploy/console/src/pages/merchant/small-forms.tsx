import { useTranslation } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { phoneAuthFaults } from '@tessera/shared/wire/auth';
import { type ConsoleMerchant, type MerchantSettings, offeredLanguages } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { languageName } from '../switches/language-name.ts';
import { listOf, numberOf, type PartProps, SettingsForm } from './settings-form.tsx';

interface LinesProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A list with one entry a line. */
function Lines({ name, value, onChange }: LinesProps) {
  const { t } = useTranslation('console');
  return (
    <TextAreaField
      label={t(`merchant.field.${name}`)}
      hint={t('merchant.lines')}
      rows={3}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Hosts for agents alone, and countries that see the region page. */
export function AccessForms({ code, settings }: PartProps) {
  const [agentHosts, setAgentHosts] = useState(settings.agentHosts.join('\n'));
  const [countries, setCountries] = useState(settings.blockedCountries.join(' '));
  return (
    <>
      <SettingsForm code={code} name="agents" change={{ agentHosts: listOf(agentHosts) }}>
        <Lines name="agentHosts" value={agentHosts} onChange={setAgentHosts} />
      </SettingsForm>
      <SettingsForm code={code} name="countries" change={{ blockedCountries: listOf(countries) }}>
        <Lines name="blockedCountries" value={countries} onChange={setCountries} />
      </SettingsForm>
    </>
  );
}

/** Hosts of pictures and games, and where customer service opens. */
export function AddressForms({ code, settings }: PartProps) {
  const { t } = useTranslation('console');
  const [images, setImages] = useState(settings.cdns.images.join('\n'));
  const [games, setGames] = useState(settings.cdns.games.join('\n'));
  const [hosts, setHosts] = useState(settings.support.hosts.join('\n'));
  const [urls, setUrls] = useState({ liveChatUrl: settings.support.liveChatUrl, vipUrl: settings.support.vipUrl });
  return (
    <>
      <SettingsForm code={code} name="cdns" change={{ cdns: { images: listOf(images), games: listOf(games) } }}>
        <Lines name="imageCDNs" value={images} onChange={setImages} />
        <Lines name="gameCDNs" value={games} onChange={setGames} />
      </SettingsForm>
      <SettingsForm code={code} name="support" change={{ support: { hosts: listOf(hosts), ...urls } }}>
        <Lines name="supportHosts" value={hosts} onChange={setHosts} />
        {(['liveChatUrl', 'vipUrl'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`merchant.field.${name}`)}
            value={urls[name]}
            onChange={(event) => setUrls({ ...urls, [name]: event.target.value })}
          />
        ))}
      </SettingsForm>
    </>
  );
}

const noFault = 'none';

/** The third-party SMS channel; the sandbox's twin can answer with each of its errors. */
export function PhoneAuthForm({ code, settings }: PartProps) {
  const { t } = useTranslation('console');
  const [isOn, setIsOn] = useState(settings.phoneAuth.isOn);
  const [fault, setFault] = useState(settings.phoneAuth.fault);
  return (
    <SettingsForm code={code} name="phoneAuth" change={{ phoneAuth: { isOn, fault: isOn ? fault : null } }}>
      <Checkbox checked={isOn} onChange={(event) => setIsOn(event.target.checked)}>
        {t('merchant.phoneAuth.isOn')}
      </Checkbox>
      <Select
        label={t('merchant.phoneAuth.fault')}
        isDisabled={!isOn}
        options={[
          { value: noFault, label: t('merchant.phoneAuth.none') },
          ...phoneAuthFaults.map((value) => ({ value, label: value })),
        ]}
        value={fault ?? noFault}
        onChange={(value) => setFault(phoneAuthFaults.find((name) => name === value) ?? null)}
      />
    </SettingsForm>
  );
}

/** Bounds of feedback, and the age of a password. */
export function LimitForms({ code, settings }: PartProps) {
  const { t } = useTranslation('console');
  const [bounds, setBounds] = useState({
    minLength: String(settings.feedback.minLength),
    maxLength: String(settings.feedback.maxLength),
  });
  const [days, setDays] = useState(String(settings.passwordDays));
  const feedback = { minLength: numberOf(bounds.minLength), maxLength: numberOf(bounds.maxLength) };
  return (
    <>
      <SettingsForm code={code} name="feedback" change={{ feedback }}>
        {(['minLength', 'maxLength'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`merchant.${name}`)}
            inputMode="numeric"
            value={bounds[name]}
            onChange={(event) => setBounds({ ...bounds, [name]: event.target.value })}
          />
        ))}
      </SettingsForm>
      <SettingsForm code={code} name="password" change={{ passwordDays: numberOf(days) }}>
        <TextField
          label={t('merchant.field.passwordDays')}
          inputMode="numeric"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      </SettingsForm>
    </>
  );
}

type Licence = MerchantSettings['licence'];

/** Seal and licence line in each language of the merchant; empty ones are the standard ones. */
export function LicenceForm({ code, settings, languages }: PartProps & Pick<ConsoleMerchant, 'languages'>) {
  const { t } = useTranslation('console');
  const [wordings, setWordings] = useState<Licence>(settings.licence);
  const filled = Object.fromEntries(
    Object.entries(wordings).filter(([, wording]) => wording.title.trim() !== '' || wording.text.trim() !== ''),
  );
  const offered = offeredLanguages.filter((language) => languages.includes(language) || wordings[language]);
  return (
    <SettingsForm code={code} name="licence" change={{ licence: filled }}>
      {offered.map((language) =>
        (['title', 'text'] as const).map((name) => (
          <TextField
            key={`${language}/${name}`}
            label={`${languageName(language)} · ${t(`merchant.licence.field.${name}`)}`}
            value={wordings[language]?.[name] ?? ''}
            onChange={(event) =>
              setWordings({
                ...wordings,
                [language]: { title: '', text: '', ...wordings[language], [name]: event.target.value },
              })
            }
          />
        )),
      )}
    </SettingsForm>
  );
}
