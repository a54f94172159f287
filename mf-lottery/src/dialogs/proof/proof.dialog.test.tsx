import { type FakeOperator, fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getDrawProof } from '@tessera/shared/wire/lottery';
import { render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import ProofDialog from './proof.dialog.tsx';

type Proof = AnswerOf<typeof getDrawProof>;

/** A draw whose seed and numbers belong together, as the operator publishes it. */
const honestProof: Proof = { ...recorded(getDrawProof), isCommittedBefore: true };

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
        <ProofDialog params={{ gameCode: 'K3', issue: honestProof.issue }} close={() => undefined} />
      </TestPage>,
    );
  };

  it('draws again from the published seed and shows that the result is the announced one', async () => {
    show(honestProof);
    expect(await screen.findByText('시드가 미리 공개한 해시와 일치합니다')).toBeInTheDocument();
    expect(screen.getByText('시드로 다시 추첨한 번호가 결과와 같습니다')).toBeInTheDocument();
    expect(screen.getByText('하루 시드는 오늘 마지막 추첨 뒤에 비교할 수 있습니다')).toBeInTheDocument();
  });

  it('says so when the numbers are not those of the seed', async () => {
    show({ ...honestProof, numbers: (honestProof.numbers ?? []).map((number) => (number % 6) + 1) });
    expect(await screen.findByText('시드로 다시 추첨한 번호가 결과와 다릅니다')).toBeInTheDocument();
  });

  it('says so when another seed was committed to', async () => {
    show({ ...honestProof, commitment: '00'.repeat(32) });
    expect(await screen.findByText('시드가 미리 공개한 해시와 다릅니다')).toBeInTheDocument();
  });

  it('does not claim a published hash for a draw that was filled in afterwards', async () => {
    show({ ...honestProof, isCommittedBefore: false });
    expect(await screen.findByText('시드가 해시와 일치합니다')).toBeInTheDocument();
    expect(screen.getByText(/추첨 전에 해시를 공개하지 않았으므로/)).toBeInTheDocument();
    expect(screen.queryByText('추첨 전에 공개한 해시 (SHA-256)')).not.toBeInTheDocument();
  });

  it('shows the seed of a draw to come as soon as it is drawn', async () => {
    const drawsAtMs = Date.now() + 1000;
    let isDrawn = false;
    operator.answer(getDrawProof, () =>
      isDrawn ? honestProof : { ...honestProof, drawsAtMs, numbers: null, seed: null },
    );
    render(
      <TestPage>
        <ProofDialog params={{ gameCode: 'K3', issue: honestProof.issue }} close={() => undefined} />
      </TestPage>,
    );
    expect(await screen.findByText('추첨 뒤에 공개됩니다')).toBeInTheDocument();
    isDrawn = true;
    expect(await screen.findByText('시드가 미리 공개한 해시와 일치합니다', {}, { timeout: 4000 })).toBeInTheDocument();
  });

  it('shows the commitment alone before the draw', async () => {
    show({ ...honestProof, numbers: null, seed: null });
    await waitFor(() => expect(screen.getByText('추첨 뒤에 공개됩니다')).toBeInTheDocument());
    expect(screen.getByText(/추첨 예정/)).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
