/** Every switch the site knows (spec §3, wire-facts module ids, the six `MF_*`), by its parent. */
export const switchPlan: Readonly<Record<string, readonly string[]>> = {
  MF_AUTH: [
    'REG3',
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'REGMOBVERF3',
    'DIRECTREG3',
    'FREEPLAY3',
    'CAPTCHA3',
    'VERIFICATION3',
    'LOGINIPVERF3',
    'MOBILEVERCODELOGIN3',
    'PASS3',
    'CHNGPASSVERIF3',
    'PWDEXPFORCECHANGE3',
    'PROFPIC3',
  ],
  MF_GAMES: ['GAMELO3', 'GAMELOHOT3', 'GAMELOFAV3', 'GAMELOREC3'],
  MF_LOTTERY: ['AGEANNOUNCE3'],
  MF_WALLET: ['FUNDTRANS3', 'MEMTRANS3'],
  MF_AGENT: ['AGENTPOLICY3', 'AFFMAN3', 'SIGNCONDIV3', 'DAILYSALCONT3', 'HOURSAL3', 'RTSALARY3'],
  MF_PROMOTIONS: ['MANPLAYREB3', 'REWCEN3', 'PTSYS3', 'REFERRAL3', 'INBOX3'],
};

/** Switches that belong to no remote. */
export const rootSwitches: readonly string[] = ['COMM3', 'FEEDBACK3', 'loginedToHomePage'];

export const knownSwitches: readonly string[] = [
  ...rootSwitches,
  ...Object.entries(switchPlan).flatMap(([remote, modules]) => [remote, ...modules]),
];
