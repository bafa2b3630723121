/**
 * The weights of the search's evaluation, in points: those of the greedy bot. What the tuner found played no better
 * in long searches (docs/bots.md, Tuning).
 */
export const WEIGHTS = {
  good: 0.95,
  idleGood: 0.45,
  token: 0.6,
  envoy: 1,
  chapel_season: 0.05,
  inn_season: 0.15,
  market_season: 0.35,
  farms_season: 0.9,
  merchants_guild_season: 0.8,
  crane_season: 0.3,
  town_hall_season: 0.35,
  embassy_season: 1,
  stable_season: 0.15,
  church_winter: 0.2,
  farms_winter: -0.7,
  guard_tower_winter: 0.7,
  blacksmith_winter: 0.7,
  barracks_winter: 0.5,
  wizards_guild_winter: 1.4,
  palisade_winter: 0.8,
  stone_wall_winter: 1.2,
  fortress_winter: 1.5,
  barricade_winter: 0.25,
};
