/** The settings in which one game's ladder of bots (`tools/ladder.ts`) differs from the others'. */
export interface LadderSettings {
  /**
   * The seed of the ladder's matches. The levels' errors were tuned on matches with other deals, so their strength is
   * measured on deals that did not influence the tuning. A game whose levels were tuned again after that gets another
   * seed.
   */
  readonly unseen?: number;
  /** Whether the levels are close in strength, so that their duels need more matches. */
  readonly hasCloseLevels?: true;
  /** Whether `random` can win by luck alone because cards decide much. Its result is then reported but not required. */
  readonly luckyRandom?: true;
  /**
   * Whether to measure how often the strongest would win if it knew all luck to come. Only where whole turns are
   * compared.
   */
  readonly ceiling?: true;
  /**
   * By number of seats: the share of wins that the strongest must reach against greedy, where it is not twice the
   * fair share.
   */
  readonly bars?: Readonly<Record<number, number>>;
  /**
   * By bots and seats: a factor for the number of matches, where the usual number did not settle whether the bar is
   * reached.
   */
  readonly close?: Readonly<Record<string, number>>;
}
