import { test } from '../support/test.ts';
import { offer } from './all-languages.ts';

test("the operator offers aurora's own languages again", ({ browser }) => offer(browser, ['ko', 'en']));
