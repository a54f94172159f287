import type { OperatorModule } from '../context.ts';
import { answerCountries } from './countries.ts';
import { answerCustomerService } from './customer-service.ts';
import { answerHelpCenter, helpSeed } from './help-center.ts';
import { answerSettings } from './settings.ts';
import { answerStatus } from './status.ts';

export const systemModule: OperatorModule = {
  name: 'system',
  register(context) {
    answerStatus(context);
    answerSettings(context);
    answerCountries(context);
    answerHelpCenter(context);
    answerCustomerService(context);
  },
  seeds: [helpSeed],
};
