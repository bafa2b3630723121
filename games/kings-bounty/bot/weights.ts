/**
 * The weights of the search's evaluation. Tuned by self-play of quick players (`four-crowns tune kings-bounty --seats
 * 2 --games 64 --steps 502 --seed 'kby1'`), which tended to wait: a card not drawn yet was worth ten times a castle
 * in hand. The weights of the hand and the safety of holdings were then set by duels of searches at 200 iterations on
 * the same deals.
 */
export const WEIGHTS = {
  lead: 0.08,
  holding: 0.52,
  safety2: 0.11,
  safety3: 0.63,
  safety4: 0.9,
  garrison: 0.35,
  castleCard: 0.8,
  unit0: 0.31,
  unit1: 1.9,
  unit2: 4,
  unit3: 0.69,
  unit4: 2.16,
  unplayable: 0.8,
  unknownCard: 1.8,
};
