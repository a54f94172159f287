import { priceFaults } from '../../operator/domains/lottery/index.ts';

/** Plays that return too little or too much as the release lists them; what a merchant sets is checked where it is set. */
export const lotteryPriceFaults = (): readonly string[] => priceFaults([{ code: 'of the release', profile: {} }]);
