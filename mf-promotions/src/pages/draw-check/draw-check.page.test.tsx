import { checkRaffle, commitmentOf, drawWinners, ticketListHash } from '@tessera/shared/fairness/draws';
import { type FakeOperator, fakeOperator, refuse, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getEnvelopeProof, getRaffleProof } from '@tessera/shared/wire/promotions';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { RaffleProof } from '../../api/raffles.ts';
import DrawCheckPage from './draw-check.page.tsx';

const { drawCheck: text } = messages;
const seed = '5'.repeat(64);
const lines = Array.from({ length: 120 }, (_, index) => ({ code: String(1000 + index), tickets: 2 }));

/** A raffle whose seed, list and winners belong together, as the operator publishes it. */
async function honest(): Promise<RaffleProof> {
  const proof = { ...recorded(getRaffleProof), isCommittedBefore: true, lines, seed };
  const prizeCount = proof.prizes.reduce((sum, { count }) => sum + count, 0);
  const winners = await drawWinners(seed, { ...proof, prizeCount });
  const commitment = await commitmentOf(seed);
  const listHash = await ticketListHash(lines);
  expect((await checkRaffle({ ...proof, prizeCount, commitment, listHash, winners })).areWinnersDrawn).toBe(true);
  return { ...proof, commitment, listHash, winners, players: winners.map((_, index) => (index ? 'pl****' : null)) };
}

describe('the page that checks draws', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
  });
  const show = (path = '/drawCheck?raffle=1') =>
    render(
      <TestPage path={path}>
        <DrawCheckPage />
      </TestPage>,
    );

  it('draws again for a visitor and says yes to each step, with winners and the list in pages', async () => {
    const proof = await honest();
    operator.answer(getRaffleProof, () => proof);
    show();
    for (const good of [text.seedOk, text.listOk, text.winnersOk]) expect(await screen.findByText(good)).toBeVisible();
    const winners = screen.getByRole('table', { name: messages.raffles.winners });
    expect(within(winners).getAllByText('pl****')).toHaveLength(proof.winners ? proof.winners.length - 1 : 0);
    const list = screen.getByRole('table', { name: text.lines });
    expect(within(list).getByText('1000')).toBeVisible();
    expect(within(list).queryByText('1050')).not.toBeInTheDocument();
    expect(screen.queryByText(text.filled)).not.toBeInTheDocument();
  });

  it('says no to the step that is wrong', async () => {
    const proof = await honest();
    const [first = 0, second = 0, ...others] = proof.winners ?? [];
    operator.answer(getRaffleProof, () => ({ ...proof, winners: [second, first, ...others] }));
    show();
    expect(await screen.findByText(text.winnersBad)).toBeVisible();
    expect(screen.getByText(text.seedOk)).toBeVisible();
  });

  describe('of a saved file', () => {
    function open(content: object) {
      const { container } = show('/drawCheck');
      expect(screen.getByText(text.none)).toBeVisible();
      const choose = (chosen: object) => {
        const file = new File([JSON.stringify(chosen)], 'draw.json');
        file.text = async () => JSON.stringify(chosen);
        fireEvent.change(container.querySelector('input[type="file"]') as HTMLElement, { target: { files: [file] } });
      };
      choose(content);
      return choose;
    }

    it('compares it with what was published, and says so when it is no draw', async () => {
      const proof = await honest();
      operator.answer(getRaffleProof, () => proof);
      const choose = open({ kind: 'raffle' });
      expect(await screen.findByRole('alert')).toHaveTextContent(text.fileBad);
      choose({ ...proof, kind: 'raffle' });
      expect(await screen.findByText(text.publishedOk)).toBeVisible();
      expect(await screen.findByText(text.winnersOk)).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      choose({ ...proof, kind: 'raffle', seed: `6${seed.slice(1)}` });
      expect(await screen.findByText(text.publishedBad)).toBeVisible();
      expect(await screen.findByText(text.seedBad)).toBeVisible();
    });

    it('that was invented and agrees with itself is not what was published', async () => {
      const proof = await honest();
      operator.answer(getRaffleProof, () => ({ ...proof, commitment: '0'.repeat(64) }));
      open({ ...proof, kind: 'raffle' });
      expect(await screen.findByText(text.publishedBad)).toBeVisible();
      expect(screen.queryByText(text.publishedOk)).not.toBeInTheDocument();
    });

    it('says that nothing was compared where this site has no such draw', async () => {
      const proof = await honest();
      operator.answer(getRaffleProof, () => refuse('raffle.unknown', {}, 404));
      operator.answer(getRaffleProof, () => refuse('raffle.unknown'));
      const choose = open({ ...proof, kind: 'raffle' });
      expect(await screen.findByText(text.publishedUnknown)).toBeVisible();
      choose({ ...proof, kind: 'raffle', prizes: [{ count: 1e9, amount: 1 }] });
      expect(await screen.findByRole('alert')).toHaveTextContent(text.fileBad);
    });
  });

  it('before the draw shows what was committed and no result; a draw of the demo says that it was filled in', async () => {
    operator.answer(getEnvelopeProof, () => ({ ...recorded(getEnvelopeProof), isCommittedBefore: false }));
    show('/drawCheck?envelope=1');
    expect(await screen.findByText(text.before)).toBeVisible();
    expect(screen.getByText(recorded(getEnvelopeProof).commitment)).toBeVisible();
    expect(screen.getByText(text.filled)).toBeVisible();
    expect(screen.queryByText(text.result)).not.toBeInTheDocument();
  });

  it('says so when there is no such draw', async () => {
    operator.answer(getRaffleProof, () => refuse('raffle.unknown', {}, 404));
    operator.answer(getRaffleProof, () => refuse('raffle.unknown'));
    show();
    await waitFor(() => expect(screen.getByText(text.unknown)).toBeVisible());
  });
});
