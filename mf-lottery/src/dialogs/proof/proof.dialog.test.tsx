import { checkDraw, type DrawRecord } from '@tessera/shared/lottery';
import { type FakeOperator, fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getDrawProof } from '@tessera/shared/wire/lottery';
import { render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import ProofDialog from './proof.dialog.tsx';

type Proof = AnswerOf<typeof getDrawProof>;

const hexOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');
const sha256 = async (hex: string) => hexOf(await crypto.subtle.digest('SHA-256', Buffer.from(hex, 'hex')));

/** A draw whose seed and numbers belong together. */
async function honestProof(): Promise<Proof> {
  const seed = '5e'.repeat(32);
  const name = { merchant: 'aurora', gameCode: 'K3', issue: '20261121-0541', kind: 'K3' as const };
  const commitment = await sha256(seed);
  const empty: DrawRecord = { ...name, numbers: [], seed, commitment, dayCommitment: commitment, daySeed: null };
  const { numbers } = await checkDraw(empty);
  return { ...empty, drawsAtMs: Date.UTC(2026, 10, 21), numbers: [...numbers] };
}

describe('verifying a draw', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    operator = fakeOperator();
  });
  const show = (proof: Proof) => {
    operator.answer(getDrawProof, () => proof);
    render(
      <TestPage>
        <ProofDialog params={{ gameCode: 'K3', issue: '20261121-0541' }} close={() => undefined} />
      </TestPage>,
    );
  };

  it('draws again from the published seed and says that all is as it was told', async () => {
    show(await honestProof());
    expect(await screen.findByText('시드가 미리 공개한 해시와 일치합니다')).toBeInTheDocument();
    expect(screen.getByText('시드로 다시 추첨한 번호가 결과와 같습니다')).toBeInTheDocument();
    expect(screen.getByText('하루 시드는 오늘 마지막 추첨 뒤에 비교할 수 있습니다')).toBeInTheDocument();
  });

  it('says so when the numbers are not those of the seed', async () => {
    const honest = await honestProof();
    show({ ...honest, numbers: (honest.numbers ?? []).map((number) => (number % 6) + 1) });
    expect(await screen.findByText('시드로 다시 추첨한 번호가 결과와 다릅니다')).toBeInTheDocument();
  });

  it('says so when another seed was committed to', async () => {
    show({ ...(await honestProof()), commitment: '00'.repeat(32) });
    expect(await screen.findByText('시드가 미리 공개한 해시와 다릅니다')).toBeInTheDocument();
  });

  it('shows the commitment alone before the draw', async () => {
    show({ ...(await honestProof()), numbers: null, seed: null });
    await waitFor(() => expect(screen.getByText('추첨 뒤에 공개됩니다')).toBeInTheDocument());
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
