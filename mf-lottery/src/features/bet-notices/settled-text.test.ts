import { startTestPage } from '@tessera/shared/testing';
import messages from '../../../locales/vi.json';
import { settledText } from './settled-text.ts';

describe('the message of a result', () => {
  beforeAll(() => startTestPage({ lottery: messages }, { language: 'vi' }));
  const issue = { gameCode: 'XSMB', gameName: 'Miền Bắc', issue: '20261126-0000', stakeMinor: 1000, rebateMinor: 0 };
  const lost = { ...issue, payoutMinor: 0, isRefunded: false };

  it('names a draw by its day and says of every draw that it is simulated', () => {
    const { title, detail } = settledText({ ...lost, kind: 'VNN' });
    expect(title).toBe('Miền Bắc (mô phỏng): không trúng');
    expect(detail).toContain('26/11');
    expect(settledText({ ...lost, kind: 'K3', gameName: 'Xúc xắc' }).title).toBe('Xúc xắc (mô phỏng): không trúng');
  });

  it('says that a stake was refunded, and tells it from a lost bet', () => {
    const { title } = settledText({ ...issue, kind: 'K3', payoutMinor: 1000, isRefunded: true });
    expect(title).toBe('Miền Bắc (mô phỏng): đã hoàn tiền cược');
  });
});
