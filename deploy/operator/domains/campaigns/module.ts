import type { OperatorModule } from '../../platform/module.ts';
import { deliverJob } from './deliver.ts';
import type { CampaignsNeeds } from './needs.ts';

/** Messages that persons of the merchant write to segments of its members. */
export const campaignsModule: OperatorModule<CampaignsNeeds> = {
  name: 'campaigns',
  migrations: { owner: 'campaigns', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    context.jobs.add(deliverJob(context));
  },
};
