import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordAnswers } from './record-answers.ts';

/** `npm run record:answers`: writes what the operator answers now into the fake operator's recordings. */
const folder = fileURLToPath(new URL('../../../shared/src/testing/recorded/', import.meta.url));
const answers = await recordAnswers();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!answers.has(name)) rmSync(`${folder}${name}`);
for (const [name, text] of answers) writeFileSync(`${folder}${name}`, text);
process.stdout.write(`${answers.size} answers are recorded in ${folder}\n`);
