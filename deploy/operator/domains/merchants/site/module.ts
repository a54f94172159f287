import type { OperatorModule } from '../../../context.ts';
import { answerConsolidatedInfo } from '../../agents/consolidated-info.ts';
import { answerMerchantWallet } from '../../cashier/merchant-wallet.ts';
import { answerCountries } from '../countries.ts';
import { answerCustomerService } from './customer-service.ts';
import { answerFeedback } from './feedback.ts';
import { answerHelpCenter, siteTextsSeed } from './help-center.ts';
import { answerSettings } from './settings.ts';
import { answerStatus } from './status.ts';

export const systemModule: OperatorModule = {
  name: 'system',
  register(context) {
    answerStatus(context);
    answerSettings(context);
    answerCountries(context);
    answerHelpCenter(context);
    answerFeedback(context);
    answerCustomerService(context);
    answerMerchantWallet(context);
    answerConsolidatedInfo(context);
  },
  seeds: [siteTextsSeed],
};
