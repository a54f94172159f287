/**
 * Site calls that answer whatever the merchant's switches say, each with the reason. Every other call names the module that switches it off; `contract.test.ts` checks both.
 */
export const ungatedCalls: Readonly<Record<string, string>> = {
  'auth.bot-challenge': 'It protects calls of several modules and reveals nothing.',
  'auth.avatar': 'The header shows the picture whichever remotes are on; changing it needs PROFPIC3.',
  'auth.phone-auth.send': 'The twin of a third-party channel; registration that uses it is gated by MOBILENUMREG3.',
  'auth.phone-auth.confirm': 'The twin of a third-party channel; registration that uses it is gated by MOBILENUMREG3.',
  'auth.send-register-sms': 'The kind of registration decides between REGMOBVERF3 and MOBILENUMREG3; the handler asks.',
  'games.launch-trial': 'It needs FREEPLAY3 and GAMELO3 together; the handler asks.',
  'promotions.rank-progress': 'The wire facts name no module; a merchant without levels refuses it.',
  'support.conversation': 'A closed or reduced site must stay reachable for questions.',
  'support.mark-read': 'A closed or reduced site must stay reachable for questions.',
  'support.picture': 'A closed or reduced site must stay reachable for questions.',
  'support.send': 'A closed or reduced site must stay reachable for questions.',
  'support.unread': 'A closed or reduced site must stay reachable for questions.',
  'support.upload-picture': 'A closed or reduced site must stay reachable for questions.',
  'system.customer-service': 'A closed or reduced site must stay reachable for questions.',
};
