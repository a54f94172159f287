import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { currencyOf } from '../money/money.ts';
import { type AnswerOf, type Endpoint, schemaFor } from '../wire/define-endpoint.ts';
import { readingMoney } from '../wire/money-codec.ts';

/**
 * The operator's recorded answer to this call (`npm run record:answers`): a copy, as a caller receives it, with
 * amounts in minor units of Aurora's currency. `of` names one of several answers, e.g. `rejected`.
 */
export function recorded<E extends Endpoint>(endpoint: E, of?: string): AnswerOf<E> {
  const file = resolve(__dirname, 'recorded', `${endpoint.name}${of ? `.${of}` : ''}.json`);
  const wire: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return v.parse(schemaFor(endpoint.answer, readingMoney(currencyOf('P'))), wire) as AnswerOf<E>;
}
