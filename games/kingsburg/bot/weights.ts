/**
 * What the search's evaluation counts with. Written by
 * `four-crowns tune kingsburg --seats 2 --games 64 --steps 786 --seed '1'`:
 * 54.8 % in 1024 matches against the weights before.
 */
export const WEIGHTS = {
  good: 0.8665,
  idleGood: 0.2043,
  token: 0.5287,
  envoy: 0.3781,
  chapel_season: 0.05859,
  inn_season: 0.09073,
  market_season: 0.3186,
  farms_season: 1,
  merchants_guild_season: 0.931,
  crane_season: 0.2607,
  town_hall_season: 0.3167,
  embassy_season: 2.2,
  stable_season: 0.2397,
  church_winter: 0.2141,
  farms_winter: -2.241,
  guard_tower_winter: 1.128,
  blacksmith_winter: 0.6415,
  barracks_winter: 0.4321,
  wizards_guild_winter: 1.893,
  palisade_winter: 1.648,
  stone_wall_winter: 1.092,
  fortress_winter: 1.02,
  barricade_winter: 0.1801,
};
