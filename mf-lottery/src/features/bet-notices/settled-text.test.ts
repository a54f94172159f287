import { startTestPage } from '@tessera/shared/testing';
import messages from '../../../locales/vi.json';
import { settledText } from './settled-text.ts';

describe('the message of a result', () => {
  beforeAll(() => startTestPage({ lottery: messages }, { language: 'vi' }));
  const issue = { gameCode: 'XSMB', gameName: 'Miền Bắc', issue: '20261126-0000', stakeMinor: 1000, payoutMinor: 0 };

  it('names a draw by its day and says that it is simulated where day and name are those of a real one', () => {
    const { title, detail } = settledText({ ...issue, kind: 'VNN' });
    expect(title).toBe('Miền Bắc (mô phỏng): không trúng');
    expect(detail).toContain('26/11');
    expect(settledText({ ...issue, kind: 'K3', gameName: 'Xúc xắc' }).title).toBe('Xúc xắc: không trúng');
  });
});
