export interface ChangePasswordParams {
  /** Why it is asked: the operator handed the password out, it is too old, or the member wants to. */
  readonly reason: 'default' | 'expired' | 'chosen';
}

export interface ChangePasswordResult {
  readonly isChanged: boolean;
}
