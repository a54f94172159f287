import { playOf } from '@tessera/shared/lottery';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/en.json';
import { Tabs } from '@tessera/shared/ui/tabs';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { games } from '../../testing/fake-lottery.ts';
import { DraftSum } from './draft-sum.tsx';
import { PlayPanel } from './play-panel.tsx';
import { useDraft } from './use-draft.ts';

const [dice] = games;

function Panel({ kind, code }: { readonly kind: LotteryGame['kind']; readonly code: string }) {
  const play = playOf(kind, code);
  if (!dice || !play) throw new Error('There is no such play.');
  const draft = useDraft({ ...dice, kind }, play);
  return (
    <Tabs label="plays" tabs={[{ value: play.tab, label: play.tab }]} value={play.tab} onChange={() => undefined}>
      <PlayPanel draft={draft} methods={[play]} onPlay={() => undefined} randomPick={null} hasGroups={false} />
      <DraftSum draft={draft} />
    </Tabs>
  );
}

describe('the facts of a play, where a phone has no stake row', () => {
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  const factsOf = (kind: LotteryGame['kind'], code: string) =>
    render(<Panel kind={kind} code={code} />, { wrapper: TestPage }).container.querySelector('.facts')?.textContent;

  it.each([
    ['VNN', 'lo2'],
    ['VNN', 'together2'],
    ['SSC', 'five-direct'],
    ['SSC', 'first3-direct-typed'],
    ['THAI', 'top3'],
  ] as const)('have the odds of a play whose numbers do not show them: %s %s', (kind, code) => {
    expect(factsOf(kind, code)).toMatch(/^Odds [\d.,]+ · /);
  });

  it.each([
    ['K3', 'sum'],
    ['KL8', 'any5'],
  ] as const)('leave them out where they stand on each choice or in a list of prizes: %s %s', (kind, code) => {
    expect(factsOf(kind, code)).not.toMatch(/^Odds/);
  });
});

it('the sum of typed bets says how many parts are not understood, and so not bet', async () => {
  await startTestPage({ lottery: messages, ui: uiMessages });
  const { container } = render(<Panel kind="SSC" code="first3-direct-typed" />, { wrapper: TestPage });
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const sum = () => container.querySelector('.sum')?.textContent;
  type('123 45 678 9a1');
  expect(sum()).toMatch(/^2 not understood · 2 combinations/);
  type('123 678');
  expect(sum()).toMatch(/^2 combinations/);
});

it('the chance shown for several typed bets is that of each combination', async () => {
  await startTestPage({ lottery: messages, ui: uiMessages });
  const { container } = render(<Panel kind="KL8" code="any2-typed" />, { wrapper: TestPage });
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const facts = () => container.querySelector('.facts')?.textContent;
  type('0102');
  expect(facts()).toMatch(/^Chance 19\/316/);
  type('0102, 0203');
  expect(facts()).toMatch(/^Chance per combination 19\/316/);
});
