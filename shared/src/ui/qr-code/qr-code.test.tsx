import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { QrCode } from './qr-code.tsx';

let isOnline = false;
jest.mock('qrcode.react', () => {
  if (!isOnline) throw new Error('Loading chunk 15 failed.');
  return { QRCodeSVG: ({ title }: { readonly title: string }) => <svg role="img" aria-label={title} /> };
});

it('shows an error in its place if it cannot be loaded, and the code after a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { person } = renderUi(
    <>
      <p>앱 받기</p>
      <QrCode value="https://aurora.example/app" size={125} label="앱의 코드" />
    </>,
  );
  const retry = await screen.findByRole('button', { name: /다시 시도/ });
  expect(screen.getByText('앱 받기')).toBeVisible();
  isOnline = true;
  await person.click(retry);
  expect(await screen.findByRole('img', { name: '앱의 코드' })).toBeVisible();
  jest.restoreAllMocks();
});
