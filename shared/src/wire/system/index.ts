export { switchNode } from '../../switches/switch-set.ts';
export { getStatus, location, publicKey } from './get-status.ts';
export { getCountries, getDomainRoute, getSettings, getWhitelabel, switchTree, updateLanguage } from './site.ts';
export { getCustomerService, getHelpCenter, questionTypes, sendFeedback } from './support.ts';
