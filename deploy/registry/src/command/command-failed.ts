/** What went wrong, in one sentence for whoever runs the command. */
export class CommandFailed extends Error {
  /** 1 refused or failed, 2 wrongly called. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.name = 'CommandFailed';
    this.exitCode = exitCode;
  }
}
