import { test } from '../support/test.ts';
import { languages, offer } from './all-languages.ts';

test('the operator offers every language on aurora', ({ browser }) => offer(browser, languages));
