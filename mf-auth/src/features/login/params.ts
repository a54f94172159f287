/** What the header's one line passes on to the dialog when it cannot go on by itself; an intent brings none of it. */
export interface LoginParams {
  /** The name that was typed there. */
  readonly username?: string;
  /** The next try must read a captcha. */
  readonly needsCaptcha?: boolean;
}
