import * as v from 'valibot';
import type { Schema } from '../define-endpoint.ts';
import { captchaSource, getCaptcha } from './bot-check.ts';

const read = (value: unknown) => v.parse(getCaptcha.answer as Schema, value);

describe('a captcha', () => {
  it('may be the picture alone, in base64, as the specification has it', () => {
    expect(read('iVBORw0KGgo=')).toEqual({ image: 'iVBORw0KGgo=' });
  });

  it('may have an id and a time', () => {
    const captcha = { image: 'PHN2Zy8+', id: 'c1', expiresAtMs: 5 };
    expect(read(captcha)).toEqual(captcha);
  });

  it.each([
    ['PNG', 'iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['JPEG', '/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['SVG', 'PHN2Zy8+', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['an address of its own', 'data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ])('shows %s as what it is', (_, image, source) => {
    expect(captchaSource(image)).toBe(source);
  });
});
