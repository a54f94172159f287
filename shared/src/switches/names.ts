/** Switches of spec §3. */
type SpecSwitch =
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'USERNAMEREG3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'MOBILEVERCODELOGIN3'
  | 'CHNGPASSVERIF3'
  | 'DIRECTREG3'
  | 'MANPLAYREB3'
  | 'AGENTPOLICY3'
  | 'loginedToHomePage';

/** Module ids that gate calls (wire-facts). */
type ModuleId =
  | 'COMM3'
  | 'LOGINIPVERF3'
  | 'PROFPIC3'
  | 'PASS3'
  | 'VERIFICATION3'
  | 'REG3'
  | 'AFFMAN3'
  | 'CAPTCHA3'
  | 'FEEDBACK3'
  | 'FUNDTRANS3'
  | 'MEMTRANS3'
  | 'INBOX3'
  | 'GAMELO3'
  | 'GAMELOHOT3'
  | 'GAMELOFAV3'
  | 'GAMELOREC3'
  | 'AGEANNOUNCE3'
  | 'REWCEN3'
  | 'PTSYS3'
  | 'SIGNCONDIV3'
  | 'DAILYSALCONT3'
  | 'HOURSAL3'
  | 'RTSALARY3';

/** The referral-available flag (spec §6), for which neither the specification nor the wire facts have a name. */
type OwnSwitch = 'REFERRAL3';

/** Every switch (decision 12): the specification's, the module ids, ours, and one for each remote. */
export type SwitchName = SpecSwitch | ModuleId | OwnSwitch | `MF_${string}`;
