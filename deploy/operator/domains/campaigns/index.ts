export { addCampaign, endCampaign, readCampaigns } from './campaign-store.ts';
export { campaignsModule } from './module.ts';
export type { CampaignsNeeds } from './needs.ts';
export { countAudience } from './segment.ts';
