import { type CommandLine, wrongly } from './command-line.ts';
import { overrideIn } from './dev-address.ts';
import { explain, explainText, statusText } from './show.ts';
import { table } from './table.ts';
import { readTrusted } from './trusted.ts';
import { verify } from './verify.ts';

interface Entry {
  readonly cursor: string;
  readonly at: number;
  readonly by: string;
  readonly details: string;
  readonly before?: number;
  readonly after?: number;
  readonly refused?: string;
}

/** What only shows, in the order of the help. */
export const readCommands: Readonly<Record<string, CommandLine>> = {
  status: {
    usage: '',
    summary: 'shows what is live',
    options: ['channel'],
    mostArgs: 0,
    async run(_args, { settings, channel }) {
      const state = await readTrusted(settings, channel);
      return { text: statusText(state), data: state };
    },
  },
  explain: {
    usage: '[NAME] --merchant CODE --subject ID [--switch MF_X=off] [--override ADDRESS]',
    summary: 'shows which release a visitor gets, and why, rule by rule',
    options: ['channel', 'merchant', 'subject', 'switch', 'override'],
    mostArgs: 1,
    async run([remote], { settings, channel, merchant, subject, switch: switches, override }) {
      const visit = {
        merchant: merchant ?? wrongly('Name the merchant with --merchant.'),
        subject: subject ?? wrongly('Name the visitor with --subject.'),
        switches,
      };
      const state = await readTrusted(settings, channel);
      const overrides = override === undefined ? [] : [await overrideIn(override, state.keys)];
      const decisions = explain(state, { ...visit, overrides });
      const asked = decisions.filter(({ id }) => remote === undefined || id === remote);
      if (asked.length === 0) wrongly(remote ? `The channel has no remote "${remote}".` : 'Nothing was promoted yet.');
      return { text: explainText(asked), data: asked };
    },
  },
  verify: {
    usage: '',
    summary: 'checks every signature and every byte of what is live',
    options: ['channel'],
    mostArgs: 0,
    async run(_args, { settings, channel }) {
      const state = await readTrusted(settings, channel);
      const verified = await verify(settings.client(), state);
      const { releases, files, faults } = verified;
      const assumed = state.isOwnerAssumed ? ' (the owner’s key is the one that the registry names)' : '';
      const text =
        faults.length > 0 ? faults.join('\n') : `${releases} releases with ${files} files are as signed${assumed}`;
      return { text, data: verified, isFailed: faults.length > 0 };
    },
  },
  audit: {
    usage: '[--after CURSOR]',
    summary: 'shows who did what, and what was refused',
    options: ['after'],
    mostArgs: 0,
    async run(_args, { settings, after }) {
      const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
      const { entries } = await settings.client().get<{ entries: Entry[] }>(`/v1/audit${query}`);
      const rows = entries.map(({ at, by, details, before, after: next, refused }) => [
        new Date(at).toISOString(),
        by,
        details,
        refused === undefined ? (next === undefined ? '' : `${before} → ${next}`) : `refused: ${refused}`,
      ]);
      return {
        text: rows.length > 0 ? table(['when', 'who', 'what', 'serial'], rows) : 'Nothing more.',
        data: entries,
      };
    },
  },
};
