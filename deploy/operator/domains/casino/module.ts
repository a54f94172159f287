import type { OperatorModule } from '../../platform/module.ts';
import { popularityJob } from './catalogue/popularity.ts';
import { answerGameSession } from './launch/game-session.ts';
import { answerLaunch, answerTrialLaunch } from './launch/launch.ts';
import { answerGame } from './lists/game.ts';
import { answerGameList } from './lists/game-list.ts';
import { answerGamesIndex } from './lists/games-index.ts';
import { answerHotGames } from './lists/hot-games.ts';
import { answerVendors } from './lists/vendors.ts';
import { answerFavorites } from './member/favorites.ts';
import { guardOpenRounds } from './member/open-bets-guard.ts';
import { addPersonalData } from './member/personal-data.ts';
import { answerRecentGames } from './member/recent-games.ts';
import { answerRoundProof } from './member/round-proof.ts';
import { answerUnfinishedRounds } from './member/unfinished-rounds.ts';
import type { CasinoNeeds } from './needs.ts';
import { answerPictures } from './pictures/pictures.ts';
import { createProviderClient } from './reconcile/ask-provider.ts';
import { reconcileJobs, roundJobs } from './reconcile/reconcile.ts';
import { findRoundMovements, nameRounds, nameVendors } from './record-subjects.ts';
import { testVendorCallsJob } from './test-vendor/calls.ts';
import { createTestVendorClient } from './test-vendor/client.ts';
import { answerTransfers } from './vendor-wallets/answer-transfers.ts';
import { transferJobs } from './vendor-wallets/jobs.ts';
import { answerWallet } from './wallet/routes.ts';

async function register(context: CasinoNeeds): Promise<void> {
  const { offerOf, popularity, clock } = context;
  await context.catalogue.open();
  await popularity.refresh(clock.now());
  context.jobs.add(popularityJob(popularity));
  answerVendors(context, offerOf);
  answerGameList(context, offerOf);
  answerGamesIndex(context, offerOf);
  answerHotGames(context, offerOf);
  answerGame(context, offerOf);
  answerPictures(context);
  answerFavorites(context, offerOf);
  answerRecentGames(context, offerOf);
  answerUnfinishedRounds(context);
  answerLaunch(context, offerOf);
  answerTrialLaunch(context, offerOf);
  answerGameSession(context);
  nameRounds(context);
  guardOpenRounds(context);
  addPersonalData(context);
  answerTransfers(context);
  for (const job of transferJobs(context)) context.jobs.add(job);
  nameVendors(context);
  findRoundMovements(context);
  await answerWallet(context, offerOf);
  context.jobs.add(testVendorCallsJob(context));
  for (const job of roundJobs(context, createTestVendorClient(context), 'test-vendor')) context.jobs.add(job);
  const providerPort = process.env.TESSERA_PROVIDER_PORT;
  const provider = providerPort
    ? createProviderClient(`http://127.0.0.1:${providerPort}`, context.config.providerSecret)
    : undefined;
  answerRoundProof(context, provider);
  if (!provider) return;
  for (const job of reconcileJobs(context, provider)) context.jobs.add(job);
}

export const casinoModule: OperatorModule<CasinoNeeds> = {
  name: 'casino',
  migrations: { owner: 'games', folder: new URL('./migrations/', import.meta.url) },
  register,
};
