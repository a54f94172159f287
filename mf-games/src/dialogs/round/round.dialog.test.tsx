import { drawStops, webBlocks, webSeedHash } from '@tessera/shared/fairness';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getRoundProof } from '@tessera/shared/wire/games';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import RoundDialog from './round.dialog.tsx';

type Answer = AnswerOf<typeof getRoundProof>;

const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce: 7 };
const lengths = [30, 31, 31, 30, 30];

describe('the proof of a round', () => {
  let operator: FakeOperator;
  let honest: NonNullable<Answer['proof']>;
  beforeAll(async () => {
    await startTestPage({ games: messages, ui: uiMessages });
    const first = await drawStops(lengths, await webBlocks(seeds.serverSeed, seeds.clientSeed, seeds.nonce, 0));
    honest = { ...seeds, serverSeedHash: await webSeedHash(seeds.serverSeed), lengths, spins: [first] };
  });
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
  });
  const show = (answer: Partial<Answer>) => {
    operator.answer(getRoundProof, (): Answer => ({ code: 'PP-0086', status: 'closed', proof: honest, ...answer }));
    render(
      <TestPage>
        <RoundDialog params={{ source: 'round:tessera-games:1', title: '과수원' }} close={() => undefined} />
      </TestPage>,
    );
  };

  it('draws the round again from its revealed seed and shows that it stops at the same places', async () => {
    show({});
    expect(await screen.findByText(messages.round.seedOk)).toBeVisible();
    expect(screen.getByText(messages.round.stopsOk)).toBeVisible();
  });

  it('says so when the stops are not those of the seeds', async () => {
    show({ proof: { ...honest, spins: [[0, 0, 0, 0, 0]] } });
    expect(await screen.findByText(messages.round.stopsBad)).toBeVisible();
  });

  it('shows the promise alone while the seed is in use, and how to reveal it', async () => {
    show({ proof: { ...honest, serverSeed: null } });
    expect(await screen.findByText(messages.round.seedLater)).toBeVisible();
    expect(screen.getByText(honest.serverSeedHash)).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says why there is nothing to prove', async () => {
    show({ status: 'void', proof: null });
    expect(await screen.findByText(messages.round.void)).toBeVisible();
  });
});
