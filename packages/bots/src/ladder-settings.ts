/** What one game's ladder of bots (`tools/ladder.ts`) asks for that others' do not. */
export interface LadderSettings {
  /**
   * The levels' errors were set by looking at matches on other deals: what they are worth is shown on deals that
   * nobody had looked at. Where they were changed once more after that, another seed than the others'.
   */
  readonly unseen?: number;
  /** Are the steps between the levels small? Then their duels are played longer. */
  readonly hasCloseLevels?: true;
  /** Can `random` win by luck alone, because cards decide much? Then it is only reported. */
  readonly luckyRandom?: true;
  /** How often would the strongest win if it knew all luck to come? Only where whole turns are compared. */
  readonly ceiling?: true;
  /** By seats: the least share of victories of the strongest against greedy, where it is not twice the fair share. */
  readonly bars?: Readonly<Record<number, number>>;
  /** By bots and seats: how many times as many matches, where the first ones had left open whether the bar is reached. */
  readonly close?: Readonly<Record<string, number>>;
}
