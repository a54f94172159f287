import { addConsoleOperator } from '../back-office/index.ts';
import type { Seed } from './seed.ts';

export const consoleOperatorSeed: Seed = {
  name: 'demo-operator',
  module: 'back-office',
  run: (services) => addConsoleOperator(services, 'operator', 'Operator1234'),
};
