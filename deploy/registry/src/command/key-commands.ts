import { because, keyId } from '../service/api.ts';
import { CHANNEL, OWNER } from '../service/private-keys.ts';
import { type CommandLine, checkedArgument, type Given, type Printed, timeIn, wrongly } from './command-line.ts';
import { issueKey, renewKeys, revokeKey, rotateKey, rotateOwner } from './keys.ts';
import { keysText } from './show.ts';
import { readTrusted } from './trusted.ts';

const nameIn = (name: string | undefined): string => checkedArgument(keyId, name ?? wrongly('Name the key.'));

type Act = (name: string | undefined, given: Given) => Promise<Printed>;

const acts: Readonly<Record<string, Act>> = {
  async list(_name, { settings, channel }) {
    const { keys } = await readTrusted(settings, channel);
    return { text: keysText(keys), data: keys };
  },
  async issue(name, given) {
    const remotes = given.remotes?.split(',').filter((id) => id !== '') ?? [];
    if (remotes.length === 0)
      wrongly('Name with --remotes whose releases the key may sign, such as --remotes wallet,games.');
    const text = await issueKey(ownedBy(given), nameIn(name), remotes);
    return { text, data: JSON.parse(text) };
  },
  async revoke(name, given) {
    const reason = checkedArgument(because, given.because ?? wrongly('Say why with --because.'));
    const stopped = await revokeKey(ownedBy(given), nameIn(name), reason, { isForced: given.force });
    const text = [
      `revoked ${name}: nothing that it has ever signed is valid now`,
      ...(stopped.length > 0 ? [`These live releases stop with it: ${stopped.join(', ')}`] : []),
    ].join('\n');
    return { text, data: { revoked: name, stopped } };
  },
  async rotate(name = CHANNEL, given) {
    if (name === OWNER) return rotatedOwner(given);
    const rotated = await rotateKey(ownedBy(given), name, timeIn('--overlap', given.overlap));
    const { id, path, text } = rotated;
    return {
      text: text ?? `${id} signs from now on, and is in ${path}; ${name} may sign for another ${given.overlap}`,
      data: rotated,
    };
  },
  async renew(_name, given) {
    const keys = await renewKeys(ownedBy(given));
    return { text: keysText(keys), data: keys };
  },
};

async function rotatedOwner(given: Given): Promise<Printed> {
  const rotated = await rotateOwner(ownedBy(given), timeIn('--overlap', given.overlap), given.to);
  return {
    text: [
      `the owner’s new key is in ${rotated.path}; its public half is ${rotated.publicKey}`,
      `what the old one has signed is accepted for another ${given.overlap}: give edges the new one until then (TESSERA_REGISTRY_OWNER_KEYS)`,
    ].join('\n'),
    data: rotated,
  };
}

const ownedBy = (given: Given) => ({ settings: given.settings, ownerKeyFile: given['owner-key'] });

/** What the owner of the registry does. */
export const keyCommands: Readonly<Record<string, CommandLine>> = {
  keys: {
    usage:
      'list | issue NAME --remotes A,B | revoke NAME --because TEXT [--force] | rotate [NAME|owner] [--overlap 7d] [--to FILE] | renew',
    summary: 'shows or changes who may sign; issue prints the private key, which is stored nowhere',
    options: ['channel', 'remotes', 'because', 'force', 'overlap', 'to', 'owner-key'],
    mostArgs: 2,
    run([act = 'list', name], given) {
      const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
      return chosen
        ? chosen(name, given)
        : wrongly(`There is no \`keys ${act}\`; ${Object.keys(acts).join(', ')} are there.`);
    },
  },
};
