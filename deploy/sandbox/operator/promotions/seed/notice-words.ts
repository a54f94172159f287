/** A seeded notice: how many days ago it was published, and its words. */
export interface PlannedNotice {
  readonly id: string;
  readonly daysAgo: number;
  readonly type: 'PL' | 'PR' | 'PU';
  readonly audience?: 'all' | 'newcomer';
  readonly promotionId?: string;
  readonly KO: readonly [title: string, content: string];
  readonly EN: readonly [title: string, content: string];
  readonly VI: readonly [title: string, content: string];
}
