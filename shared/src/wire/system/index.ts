export { switchNode } from '../../switches/switch-set.ts';
export { getCountries } from './get-countries.ts';
export { getCustomerService } from './get-customer-service.ts';
export { getDomainRoute } from './get-domain-route.ts';
export { getHelpCenter } from './get-help-center.ts';
export { getSettings } from './get-settings.ts';
export { getStatus, location, publicKey } from './get-status.ts';
export { getWhitelabel, switchTree } from './get-whitelabel.ts';
export { updateLanguage } from './update-language.ts';
