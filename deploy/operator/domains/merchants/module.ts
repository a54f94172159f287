import type { OperatorModule } from '../../platform/module.ts';
import { answerCountries } from './countries.ts';
import type { MerchantsNeeds } from './needs.ts';
import { answerCustomerService } from './site/customer-service.ts';
import { answerFeedback } from './site/feedback.ts';
import { answerHelpCenter } from './site/help-center.ts';
import { answerSettings } from './site/settings.ts';
import { answerStatus } from './site/status.ts';

export const merchantsModule: OperatorModule<MerchantsNeeds> = {
  name: 'merchants',
  register(context) {
    answerStatus(context);
    answerSettings(context);
    answerCountries(context);
    answerHelpCenter(context);
    answerFeedback(context);
    answerCustomerService(context);
  },
};
