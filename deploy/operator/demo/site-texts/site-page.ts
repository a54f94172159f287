/** A text of the merchant's that is no help article; HTML, in one language. */
export interface SitePage {
  readonly id: string;
  /** What pages ask for: `about`, `news`, `responsible` … */
  readonly category: string;
  readonly title: string;
  readonly content: string;
  /** Day it was published (ISO), for news and blog. */
  readonly day?: string;
}
