import { refuse } from '@tessera/shared/testing';
import { getCaptcha } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha } from './use-captcha.ts';

function Body() {
  const captcha = useCaptcha();
  const { refresh } = captcha;
  useEffect(() => void refresh(), [refresh]);
  return <CaptchaField captcha={captcha} name="captcha" />;
}

beforeAll(prepareSite);
beforeEach(() => freshVisitor());

describe('the captcha', () => {
  it('shows the picture of the operator', async () => {
    kindOperator();
    renderDialog(Body, {});
    expect(await screen.findByRole('img')).toHaveAttribute('src', 'data:image/svg+xml;base64,PHN2Zy8+');
  });

  it('fetches another picture once a second at most, however often it is pressed', async () => {
    const operator = kindOperator();
    const { person } = renderDialog(Body, {});
    await screen.findByRole('img');
    for (let press = 0; press < 4; press++) await person.click(screen.getByRole('button', { name: '다른 그림 보기' }));
    await waitFor(() => expect(operator.calls(getCaptcha).length).toBeGreaterThan(1), { timeout: 3000 });
    const times = operator.calls(getCaptcha).map(({ atMs }) => atMs);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(995);
  });

  it('says so when the picture did not come, and can be asked again', async () => {
    const operator = kindOperator();
    operator.answer(getCaptcha, () => refuse('system.error', {}, 500));
    const { person } = renderDialog(Body, {});
    await screen.findByText(/그림을 불러오지 못했습니다/);
    operator.answer(getCaptcha, () => ({ id: 'next', image: 'PHN2Zy8+', expiresAtMs: 0 }));
    await person.click(screen.getByRole('button', { name: '다른 그림 보기' }));
    expect(await screen.findByRole('img', {}, { timeout: 2000 })).toBeInTheDocument();
  });
});
