export interface RegisterParams {
  /** The login lies beneath: its link back closes this dialog instead of opening another. */
  readonly isOverLogin?: boolean;
}
