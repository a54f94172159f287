/** A message that is read and closed. */
export interface NoticeParams {
  readonly message: string;
  readonly tone: 'warn' | 'ok';
}
