import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { QrCode } from './qr-code.tsx';

let isOnline = true;
jest.mock('qrcode.react', () => {
  if (!isOnline) throw new Error('Loading chunk 15 failed.');
  return {
    QRCodeSVG: ({ title, size, level }: { readonly title: string; readonly size: number; readonly level: string }) => (
      <svg role="img" aria-label={title} width={size} data-level={level} />
    ),
  };
});

beforeEach(() => {
  isOnline = true;
});

it('shows an error in its place if it cannot be loaded, and the code after a retry', async () => {
  isOnline = false;
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

it('is 200 pixels with a margin of 20 and level M by default, and as large as it is asked to be', async () => {
  renderUi(
    <>
      <QrCode value="https://aurora.example/app" label="기본" />
      <QrCode value="https://aurora.example/app" size={125} margin={8} label="작은 코드" />
    </>,
  );
  const code = await screen.findByRole('img', { name: '기본' });
  expect(code).toHaveAttribute('width', '200');
  expect(code).toHaveAttribute('data-level', 'M');
  expect(code.parentElement).toHaveStyle({ padding: '20px', inlineSize: '240px' });
  const small = screen.getByRole('img', { name: '작은 코드' });
  expect(small).toHaveAttribute('width', '125');
  expect(small.parentElement).toHaveStyle({ padding: '8px', inlineSize: '141px' });
});
